// How much an uploaded file may hold, and how long work on it may take.

import type { SheetLimits } from "@taxctl/sdk/rules/books";

/** How much of an uploaded file is read. */
export const fileLimits: SheetLimits = {
  rows: 50_000,
  columns: 500,
  cells: 2_500_000,
  unpackedBytes: 64 * 1024 * 1024,
};
/** Characters of a part of what was read, which is one value in the database. */
export const partChars = 500_000;
/** Megabytes that a job may use besides buffers. */
export const jobMegabytes = 256;
/** Milliseconds that a job may take. */
export const longestMs = 120_000;
/** Jobs at a time in one service, each for another account; further jobs wait. */
export const jobsAtOnce = 2;
