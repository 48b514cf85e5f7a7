"""Everything that travels between server and browser, as typed structs.

What is said of every game, and the messages of the protocol; what only one game says is in its
`show`. The JSON Schema and the TypeScript types are generated from both by
`galapagos.server.http.schema`."""
