"""Many tables and many watchers at once: how fast everybody sees an action."""
