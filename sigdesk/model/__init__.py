"""The document: reference, systems, project, stored results, plan. No Qt."""
