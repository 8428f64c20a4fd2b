// The submission that a person names: by its id, or by the number on it.
import { Args } from "@oclif/core";
import type { Query, Taxctl } from "@taxctl/sdk";
import { Failure, usageFailure } from "../failures/failure.ts";
import { given } from "../input/paging.ts";

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The argument of commands that take a submission. */
export const submissionArg = Args.custom<string>({ description: "transaction id or invoice number" });

type Sought = Pick<Query<"listTransactions">, "type" | "status"> & { branch_id?: string | undefined };

/** The id. A number that nothing has is a failure, one that several have a usage failure that lists their ids. */
export async function transactionId(client: Taxctl, name: string, sought: Sought = {}): Promise<string> {
  if (id.test(name)) return name;
  const { data } = await client.transactions.list({ invoice_no: name, per_page: 100, ...given(sought) });
  const named = data.filter(({ invoice_no }) => invoice_no === name);
  // A quotation or training document may have the number of a sale, which is meant then.
  const official = named.filter(({ type }) => type !== "proforma" && type !== "training");
  const standing = official.length > 0 ? official : named;
  const [found, ...others] = standing;
  const what = sought.type ? kinds[sought.type] : "submission";
  if (!found)
    throw new Failure(
      `No ${what}${sought.status === "success" ? " with a receipt" : ""} has the number ${name}`,
      {
        code: "not_found",
        remedy: `\`taxctl ${lists[sought.type ?? "stock"]}\` lists the numbers.`,
      },
    );
  if (others.length > 0)
    throw usageFailure(
      `Several submissions have the number ${name}`,
      `Name one by its id: ${standing.map(({ transaction_id, type, status }) => `${transaction_id} (${type}, ${status})`).join(", ")}.`,
    );
  return found.transaction_id;
}

const kinds = {
  sales: "sale",
  purchase: "purchase",
  stock: "stock movement",
  import: "import",
  proforma: "quotation",
  training: "training document",
};
const lists = {
  sales: "sales list",
  purchase: "purchases list",
  stock: "transactions list",
  import: "transactions list",
  proforma: "sales list --kind proforma",
  training: "sales list --kind training",
};
