// Finds an invoice number that may have been used twice in a sheet: the rows of both sales would make one invoice.

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

/** A number whose rows have other invoices between them, with the first line of each part. */
export type NumberApart = { invoiceNo: string; lines: number[] };

/** The numbers whose rows have other invoices between them. `rows` are positions in the sheet. */
export function numbersApart(
  invoices: readonly { invoiceNo: string; rows: readonly number[] }[],
  lineOf: (row: number) => number,
): NumberApart[] {
  return invoices.flatMap(({ invoiceNo, rows }) => {
    const runs = runsOf(rows.map((row) => ({ row, content: undefined })));
    return runs.length === 1 ? [] : [{ invoiceNo, lines: runs.map(([first]) => lineOf(first?.row ?? 0)) }];
  });
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
