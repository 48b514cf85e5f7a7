# The browser table in English.

app-name = galapagos
