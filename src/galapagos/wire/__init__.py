"""Everything that travels between server and browser, as typed structs.

Views, events, actions and cards of both games, and the messages of the protocol. The JSON Schema
and the TypeScript types are generated from these files by `galapagos.server.http.schema`."""
