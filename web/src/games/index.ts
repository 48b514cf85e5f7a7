// The games that have a board of their own, one line a game, each under its name in addresses.

export { origin } from "./origin/kit";
export { darwin } from "./darwin/kit";
