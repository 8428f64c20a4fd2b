// Reads the entries of a bulk request, each by the checks of the operation that takes it alone.
import type { KeyRecord } from "../core/accounts/key-store.ts";
import type { BranchRow } from "../core/context/branch.ts";
import type { BulkEntry, Context } from "../core/context/context.ts";
import { type Operation, operationList } from "../core/context/operations.ts";
import { withRuleErrors } from "./all-errors.ts";
import { createBranchReader, findDefaultBranch, findNamedBranch } from "./branch.ts";
import type { RawEntry } from "./bulk-body.ts";
import type { RawRequest, Validator } from "./validate.ts";

/** The common facts of a request's entries; `branch` is the one that the request names. */
type Scope = {
  caller: Pick<KeyRecord, "data_set_id" | "environment">;
  takeTurn: Context["takeTurn"];
  branch: BranchRow | undefined;
  headers: RawRequest["headers"];
};

type EntryReader = (entry: RawEntry, scope: Scope) => BulkEntry;

/** Creates the reader of a bulk operation's entries. */
export function createEntryReader(
  service: Context["service"],
  { bulk }: Operation,
  validators: ReadonlyMap<string, Validator>,
): EntryReader {
  const none: EntryReader = () => {
    throw new Error("the operation has no entries");
  };
  const operation = operationList.find(({ id }) => id === bulk?.of);
  const validate = operation && validators.get(operation.id);
  if (!operation || !validate) return none;
  const takeBranch = createBranchReader(operation);
  const { db } = service;
  return ({ bytes, value, problem }, { caller, branch, headers, takeTurn }) => ({
    bytes,
    value,
    async read() {
      if (problem) throw problem;
      const named = { "x-branch-id": headers["x-branch-id"] };
      const raw = { params: {}, query: new URLSearchParams(), headers: named, body: value };
      const bhfId = takeBranch(raw);
      const findBranch = async () =>
        bhfId === undefined
          ? (branch ?? (await findDefaultBranch(db, caller.data_set_id)))
          : await findNamedBranch(db, caller.data_set_id, bhfId);
      let body: unknown;
      try {
        ({ body } = validate(raw));
      } catch (error) {
        const scope = { service, environment: caller.environment, takeTurn, findBranch };
        throw await withRuleErrors(operation, error, value, scope);
      }
      return { body, branch: await findBranch() };
    },
  });
}
