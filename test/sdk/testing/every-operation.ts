// The arguments of a call to each operation: the examples of openapi.yaml, and records that a test created.

import type { Route } from "../../../sdk/src/client/types.ts";
import { isObject, requireOperation, resolve } from "../../../sdk/src/testing/operations.ts";

/** The ids of a sale's transaction, of a purchase's, and of a link to the receipt of the sale. */
export type Known = { sale: string; purchase: string; link: string };

/** The first example of a request, from the document. */
export function exampleBody(operationId: string): unknown {
  const { body } = requireOperation(operationId);
  const examples = Object.values(resolve(`${body?.pointer}/content/application~1json/examples`).value)[0];
  return isObject(examples) && typeof examples.$ref === "string"
    ? resolve(examples.$ref.slice(1)).value.value
    : Object(examples).value;
}

export function argumentsOf(resource: string, { operation, body }: Route, known: Known): unknown[] {
  const { parameters } = requireOperation(operation);
  const values = parameters
    .filter((one) => one.in === "path")
    .map(({ name, pointer }) =>
      name === "link_id"
        ? known.link
        : resource === "transactions" || resource === "sales"
          ? known.sale
          : name === "transaction_id"
            ? known.purchase
            : resolve(pointer).value.example,
    );
  const required = parameters.filter((one) => one.in === "query" && one.required);
  const query = required.map(({ name, pointer }) => [name, resolve(pointer).value.example]);
  return [
    ...values,
    ...(body ? [exampleBody(operation)] : query.length > 0 ? [Object.fromEntries(query)] : []),
  ];
}
