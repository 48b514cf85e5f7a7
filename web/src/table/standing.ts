/** What a standing answer says where the person wants to be asked. */
export const ASK = "ask";
