// `taxd branches …`: pause a branch of any account, and resume it.

import { isoOrNull, systemClock } from "../base/clock.ts";
import { NotFoundError } from "../base/errors.ts";
import { AccountError } from "../core/accounts/admin-error.ts";
import { checkReason } from "../core/accounts/require.ts";
import { findEnvironment } from "../core/accounts/store.ts";
import { setPauseByOperator } from "../core/branches/pause.ts";
import { command, oneOf, UsageError, value, wholeNumber } from "./command.ts";
import { withRecords } from "./database.ts";

const args = [
  { name: "account", description: "number of the account" },
  { name: "environment", description: "live or sandbox" },
  { name: "branch", description: "bhf_id of the branch" },
];

/** Pauses the branch with a reason; null resumes it. */
async function changePause(
  [account = "", environment = "", bhfId = ""]: readonly string[],
  reason: string | null,
) {
  const account_id = wholeNumber(account, "The account");
  const name = oneOf(environment, "The environment", ["live", "sandbox"]);
  const branch = await withRecords(async (db) => {
    const found = await findEnvironment(db.knex, account_id, name);
    const unknown = new AccountError(
      `Account ${account_id} has no branch ${bhfId} in ${name}.`,
      "`taxd numbers show` lists the branches that have a device.",
    );
    if (!found) throw unknown;
    const pause = { environmentId: found.id, bhfId, reason };
    return setPauseByOperator(db, systemClock, pause).catch((error: unknown) => {
      throw error instanceof NotFoundError ? unknown : error;
    });
  });
  const { bhf_id, paused_at, pause_reason } = branch;
  return { account_id, environment: name, bhf_id, paused_at: isoOrNull(paused_at), pause_reason };
}

export const branchCommands = [
  command({
    words: "branches pause",
    summary: "Pause a branch: its submissions are stored, and nothing is sent to its control unit.",
    args,
    options: { reason: value("reason", "why; the account's health, pages and audit show it") },
    examples: ['taxd branches pause 1 live 00 --reason "The control unit signs under a wrong TIN"'],
    async run(named, { reason }, output) {
      if (reason === undefined) throw new UsageError("--reason is missing.");
      const paused = await changePause(named, checkReason(reason, "account"));
      output.result(paused, () => `Branch ${paused.bhf_id} of account ${paused.account_id} is paused.`);
    },
  }),
  command({
    words: "branches resume",
    summary: "Resume a paused branch: its submissions are sent in their order.",
    args,
    examples: ["taxd branches resume 1 live 00"],
    async run(named, _flags, output) {
      const resumed = await changePause(named, null);
      output.result(resumed, () => `Branch ${resumed.bhf_id} of account ${resumed.account_id} is resumed.`);
    },
  }),
];
