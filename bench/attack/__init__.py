"""One stranger attacks everybody: with crowds of bots, huge uploads and half-sent requests."""
