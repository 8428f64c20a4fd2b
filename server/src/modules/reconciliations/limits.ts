// How much a file of books may hold, and how long work on it may take.

import type { SheetLimits } from "@taxctl/sdk/rules/books";

/** How much of an uploaded file is read. */
export const fileLimits: SheetLimits = {
  rows: 50_000,
  columns: 500,
  cells: 2_500_000,
  unpackedBytes: 64 * 1024 * 1024,
};
/** Characters of a part of the books, which is one value in the database. */
export const partChars = 500_000;
/** Megabytes that a job may use besides buffers. */
export const jobMegabytes = 256;
/** Milliseconds that reading, matching or a report may take. */
export const longestMs = 120_000;
/** Jobs at a time in one service, each for another account; further jobs wait. */
export const jobsAtOnce = 2;
/** Purchases that one request registers. */
export const mostRegistered = 200;
/** Rows that the response of a dry run has: it can't be read page by page. */
export const mostDryRows = 20_000;
