// How much a request about books may do.

/** Purchases that one request registers. */
export const mostRegistered = 200;
/** Rows that the response of a dry run has: it can't be read page by page. */
export const mostDryRows = 20_000;
