"""Files to model and back: reading, sniffing, alignment, project file, reports. No Qt."""
