// What `taxctl` alone shows: the commands of an ordinary day.

/** The command line, and what it is for. */
export const everyday: readonly (readonly [line: string, purpose: string])[] = [
  ["taxctl doctor", "what is wrong, and how to fix it"],
  ["taxctl sales submit FILE", "report the sales of a file"],
  ["taxctl purchases sync", "register suppliers' invoices"],
  ["taxctl transactions list", "what was submitted, and its outcome"],
  ["taxctl transactions retry ID", "send again what the authority rejected"],
  ["taxctl reports z", "close the day of a branch"],
];
