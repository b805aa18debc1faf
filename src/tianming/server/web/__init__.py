"""The server's web side: HTTP, WebSockets, uploads, and everything that strangers can send."""
