// Stock three ways: what the submitted documents add up to, what the service says, and what the unit added up.
import type { Evidence, Row } from "./evidence.ts";
import { type History, numberOf, type Submission } from "./history.ts";

type Line = Record<string, unknown>;

const typeOf: Record<Submission["path"], string> = {
  "/sales": "sales",
  "/purchases": "purchase",
  "/stock": "stock",
};

/** What a document adds to the items that it names. */
function changesOf({ path, body }: Submission): [item: string, quantity: number][] {
  const lines = (body.items ?? []) as Line[];
  const quantityOf = ({ quantity, qty }: Line): number => Number(quantity ?? qty);
  const sign = path === "/sales" ? (body.receipt_type === "R" ? 1 : -1) : body.receipt_type === "R" ? -1 : 1;
  return lines.map((line) => [String(line.item_code ?? line.item_cd), sign * quantityOf(line)]);
}

/** Ten thousandths, the scale of the rows. */
const scaled = (quantity: number): number => Math.round(quantity * 10_000);

export async function checkQuantities(
  history: History,
  rows: readonly Row[],
  { knex, environmentId, branches, get }: Evidence,
): Promise<string[]> {
  const problems: string[] = [];
  const submitted = new Map(
    history.submissions.map((one) => [`${one.body.branch_id} ${typeOf[one.path]} ${numberOf(one)}`, one]),
  );
  const expected = new Map<string, number>();
  for (const row of rows) {
    const submission = submitted.get(`${row.bhf_id} ${row.type} ${row.invoice_no}`);
    if (!submission) problems.push(`nobody submitted ${row.type} ${row.invoice_no} of branch ${row.bhf_id}`);
    if (!submission || row.status !== "success") continue;
    for (const [item, quantity] of changesOf(submission)) {
      const key = `${row.bhf_id} ${item}`;
      expected.set(key, (expected.get(key) ?? 0) + scaled(quantity));
    }
  }
  const devices: { tin: string; bhf_id: string }[] = await knex("devices")
    .where({ data_set_id: environmentId })
    .select("tin", "bhf_id");
  for (const { tin, bhf_id } of devices) {
    const { data } = await get(`/stock?branch_id=${bhf_id}&per_page=100`);
    const levels = data as { item_code: string; current_qty: number }[];
    const unit = branches.find((one) => one.tin === tin && one.bhfId === bhf_id);
    for (const { item_code, current_qty } of levels) {
      const sum = expected.get(`${bhf_id} ${item_code}`) ?? 0;
      expected.delete(`${bhf_id} ${item_code}`);
      const atUnit = scaled(unit?.stock.find(({ itemCd }) => itemCd === item_code)?.moved ?? 0);
      if (scaled(current_qty) !== sum || atUnit !== sum) {
        const figures = `documents ${sum}, stock ${scaled(current_qty)}, unit ${atUnit} (ten thousandths)`;
        problems.push(`${item_code} of branch ${bhf_id} differs: ${figures}`);
      }
    }
  }
  for (const [key, sum] of expected) {
    if (sum !== 0) problems.push(`/stock does not list ${key}, which moved by ${sum}`);
  }
  return problems;
}
