// Measures how many keying errors lie between two texts.

/** The least number of inserted, removed, replaced or swapped characters that turns one text into the other. */
export function editDistance(a: string, b: string): number {
  const width = b.length + 1;
  // One flat table: this runs for every pair of different numbers that is scored.
  const table = new Uint16Array((a.length + 1) * width);
  for (let j = 1; j < width; j++) table[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const row = i * width;
    table[row] = i;
    for (let j = 1; j < width; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      const replaced = at(table, row - width + j - 1) + (same ? 0 : 1);
      let best = Math.min(at(table, row - width + j) + 1, at(table, row + j - 1) + 1, replaced);
      const swapped =
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) best = Math.min(best, at(table, row - 2 * width + j - 2) + 1);
      table[row + j] = best;
    }
  }
  return at(table, table.length - 1);
}

function at(table: Uint16Array, index: number): number {
  return table[index] as number;
}
