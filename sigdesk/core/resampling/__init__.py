"""Resampling in reproducible blocks: generators of swaps and draws, intervals."""
