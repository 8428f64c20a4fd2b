// Statistics and totals of lists, compared with the rows one by one.
import type { Evidence, Row } from "./evidence.ts";

const perPage = 100;

export async function checkTotals({ get }: Evidence, rows: readonly Row[]): Promise<string[]> {
  const problems: string[] = [];
  const compare = (what: string, said: unknown, counted: number): void => {
    if (said !== counted) problems.push(`${what} says ${said}, there are ${counted}`);
  };
  // Documents may be dated long before they were submitted.
  const period = "from_date=2020-01-01&to_date=2099-12-31";
  const stats = Object((await get(`/transactions/stats?${period}`)).data);
  compare("/transactions/stats", stats.total, rows.length);
  for (const status of ["pending", "processing", "success", "failed"]) {
    const counted = rows.filter((row) => row.status === status).length;
    compare(`by_status.${status} of /transactions/stats`, stats.by_status?.[status], counted);
    const { meta } = await get(`/transactions?status=${status}&per_page=1`);
    compare(`the total of /transactions?status=${status}`, Object(meta).total, counted);
  }
  for (const type of ["sales", "purchase", "stock", "import"]) {
    const counted = rows.filter((row) => row.type === type).length;
    compare(`by_type.${type} of /transactions/stats`, stats.by_type?.[type], counted);
  }
  const listed = new Map<string, string>();
  for (let page = 1; ; page++) {
    const { data } = await get(`/transactions?per_page=${perPage}&page=${page}`);
    const found = data as { transaction_id: string; status: string }[];
    for (const { transaction_id, status } of found) {
      if (listed.has(transaction_id)) problems.push(`/transactions lists ${transaction_id} twice`);
      listed.set(transaction_id, status);
    }
    if (found.length < perPage) break;
  }
  compare("/transactions, page by page,", listed.size, rows.length);
  for (const { id, status } of rows) {
    if (listed.get(id) !== status)
      problems.push(`/transactions lists ${id} as ${listed.get(id)}; it is ${status}`);
  }
  return problems;
}
