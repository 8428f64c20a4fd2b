// The context in which the sales of an upload are stored: that of the person who started it, without a request.
import { newUuid } from "../../base/chance.ts";
import { Warnings } from "../../base/warnings.ts";
import { findAccount, findEnvironmentById, findUser } from "../../core/accounts/store.ts";
import { findBranchById } from "../../core/branches/store.ts";
import type { Context, Service } from "../../core/context/context.ts";
import type { UploadRow } from "./store.ts";

/** Undefined while the account may submit nothing. The person may have left the account since: what was started is sent. */
export async function sendingContext(
  service: Service,
  { data_set_id, branch_id, started_by, uploaded_by }: UploadRow,
  signal: AbortSignal,
): Promise<Context | undefined> {
  const { knex } = service.db;
  const environment = await findEnvironmentById(knex, data_set_id);
  const account = environment && (await findAccount(knex, environment.account_id));
  const user = await findUser(knex, started_by ?? uploaded_by);
  const branch = await findBranchById(knex, branch_id);
  if (!environment || !account || !user || !branch)
    throw new Error(`the upload's account, user or branch is gone`);
  if (account.status !== "active") return undefined;
  const warnings = new Warnings();
  return {
    service,
    account: { id: account.id, name: account.name, features: account.features },
    user: { id: user.id, name: user.name, email: user.email, role: user.role },
    key: undefined,
    session: undefined,
    environment: { id: environment.id, name: environment.environment },
    branch,
    requireBranch: () => branch,
    requestId: newUuid(),
    prefix: environment.environment === "sandbox" ? "/sandbox/api/v1" : "/api/v1",
    received: Buffer.alloc(0),
    entries: [],
    files: {},
    claim: undefined,
    warnings: warnings.list,
    warn: (warning) => warnings.add(warning),
    isAsync: true,
    startCostly: async () => undefined,
    takeTurn: async () => undefined,
    prefers: (first) => first,
    signal,
  };
}
