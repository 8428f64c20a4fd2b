// How much a file of books may hold, and how long work on it may take.

/** Rows of a table. */
export const mostRows = 50_000;
/** Bytes of a workbook once it is unpacked. */
export const mostUnpackedBytes = 128 * 1024 * 1024;
/** Characters of a part of the books, which is one value in the database. */
export const partChars = 500_000;
/** Megabytes that a thread may use besides buffers. */
export const threadMegabytes = 768;
/** Milliseconds that reading, matching or a report may take. */
export const longestMs = 120_000;
/** Threads at a time in one process; further jobs wait. */
export const threadsAtOnce = 2;
/** Purchases that one request registers. */
export const mostRegistered = 200;
