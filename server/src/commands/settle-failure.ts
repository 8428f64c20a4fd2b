// A rejection by the API's rules as `taxd settle` prints it: with commands in place of the API's operations.
import { explain } from "@taxctl/sdk/rules/catalogue";
import { asCommands } from "@taxctl/sdk/rules/commands";
import { ServiceError } from "../base/errors.ts";
import type { TransactionRow } from "../core/transactions/store.ts";
import { CommandFailure } from "./command.ts";

export function asFailure(error: unknown, { id, bhf_id }: TransactionRow): unknown {
  if (!(error instanceof ServiceError)) return error;
  const remedy = explain(error.code)?.remedy ?? "";
  return new CommandFailure(asCommands(error.message, id, bhf_id), asCommands(remedy, id, bhf_id), {
    cause: error,
  });
}
