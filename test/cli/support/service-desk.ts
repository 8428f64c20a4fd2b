// A desk that is signed in to a real service, with books that differ from the supplier sales there in three documents.
import { booksOf, openReconciling, type Reported } from "../../support/reconciliation.ts";
import type { TestService } from "../../support/service.ts";
import { Desk, type Ran } from "./command.ts";

export type TableRow = {
  status: string;
  decision: string;
  registration: string;
  authority_id: string;
  books_id: string;
  differs: string;
};
type Data = { counts: Record<string, { count: number; decided: number }>; open: number; rows: TableRow[] };
export const dataOf = (ran: Ran) => ran.json().data as Data;

export type ServiceDesk = Awaited<ReturnType<typeof openServiceDesk>>;

export async function openServiceDesk(test: TestService) {
  const { client, sales, branch } = await openReconciling(test);
  const desk = await Desk.open();
  await desk.signIn(test.url, test.account.keys.accountant);
  // The first purchase is 10 more in the books, the second has another number, and the last one is not there.
  const text = booksOf(sales.slice(0, -1) as Reported, (line, index) => {
    if (index === 0)
      return line.with(6, (Number(line[6]) + 10).toFixed(2)).with(5, (Number(line[5]) + 10).toFixed(2));
    return index === 1 ? line.with(2, `9${line[2]}7`) : line;
  });
  const books = await desk.write("books.csv", text);
  const purchases = (verb: string, ...more: string[]) =>
    desk.run(["purchases", verb, "--books", books, ...more]);
  /** The only reconciliation of the service, with its rows. */
  const stored = async () => {
    const [only, ...others] = await client.reconciliations.list({}).toArray();
    if (!only || others.length > 0) throw new Error("there is not one reconciliation");
    return { only, rows: await client.reconciliations.rows(only.id).toArray() };
  };
  return { client, sales, branch, desk, books, purchases, stored };
}
