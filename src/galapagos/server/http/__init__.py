"""The way in: addresses, sockets, the door, health, the page and the protocol's papers."""
