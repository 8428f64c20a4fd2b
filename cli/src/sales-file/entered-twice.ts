// Finds an invoice that stands twice in a sheet: its rows would make one invoice of double the amount.

type Entry = { row: number; content: unknown };

/** The first two separate runs of rows with the same content, as positions of their first and last rows. */
export function findEnteredTwice(entries: readonly Entry[]): [Run, Run] | undefined {
  const seen = new Map<string, Run>();
  for (const run of runsOf(entries)) {
    const key = JSON.stringify(run.map(({ content }) => content));
    const [first = 0, last = first] = [run[0]?.row, run.at(-1)?.row];
    const found: Run = { first, last };
    const earlier = seen.get(key);
    if (earlier) return [earlier, found];
    seen.set(key, found);
  }
  return undefined;
}

type Run = { first: number; last: number };

/** Rows that follow one another without a row of another invoice between them. */
function runsOf(entries: readonly Entry[]): Entry[][] {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run?.at(-1)?.row === entry.row - 1) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}
