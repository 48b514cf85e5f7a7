// The key of a context: somebody teaches above the table, and stays in reach of what must be answered.

export const IN_REACH = Symbol("in reach");
