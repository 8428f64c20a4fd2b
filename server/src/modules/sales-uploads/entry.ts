// Sales of a file as entries of a bulk request: the same checks, and the same way into the service.
import type { BulkEntry, Context } from "../../core/context/context.ts";
import { operationList } from "../../core/context/operations.ts";
import { createEntryReader } from "../../http/bulk-entries.ts";
import { createValidators } from "../../http/validate.ts";

const operations = operationList.filter(({ id }) => id === "createSale" || id === "createSalesBulk");
const validators = createValidators(operations);
const bulk = operations.find(({ id }) => id === "createSalesBulk");

/** Makes entries of documents, for sales of a branch. */
export function createReader({
  service,
  environment,
  requireBranch,
  takeTurn,
}: Pick<Context, "service" | "environment" | "requireBranch" | "takeTurn">): (document: object) => BulkEntry {
  if (!bulk) throw new Error("there is no bulk operation of sales");
  const readEntry = createEntryReader(service, bulk, validators);
  const scope = {
    caller: { data_set_id: environment.id, environment },
    branch: requireBranch(),
    headers: {},
    takeTurn,
  };
  return (document) => {
    const bytes = Buffer.from(JSON.stringify(document));
    // Validation fills in defaults: each reading gets a copy of its own.
    return readEntry({ bytes, value: JSON.parse(bytes.toString()), problem: undefined }, scope);
  };
}
