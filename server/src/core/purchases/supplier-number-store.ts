// The suppliers' own invoice numbers of purchases.
import type { Queryable } from "../../db/sql/schema.ts";

const numbersAtOnce = 1000;

/** The suppliers' own numbers of purchases, by transaction. */
export async function findSupplierNumbers(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const numbers = new Map<string, string>();
  for (let first = 0; first < ids.length; first += numbersAtOnce) {
    const some = ids.slice(first, first + numbersAtOnce);
    const rows: { id: string; supplier_no: string }[] = await db("transactions")
      .whereIn("id", some)
      .whereNotNull("supplier_no")
      .select("id", "supplier_no");
    for (const { id, supplier_no } of rows) numbers.set(id, supplier_no);
  }
  return numbers;
}
