// `taxd numbers …`: the next number of each stream of a device, shown, and set for a branch that moves here.

import { systemClock } from "../base/clock.ts";
import { createCallKinds } from "../core/call-kinds/call-kinds.ts";
import { remedyOfStop } from "../lanes/hold.ts";
import { streamNames } from "../lanes/kinds.ts";
import { listNumbers, type NumberRow } from "../lanes/numbers.ts";
import { holdNumbers, OpenAfterRestore, setNextNumber } from "../modules/settlement/numbers.ts";
import { accountOf, anyAccount, command, flag, oneOf, value, wholeNumber } from "./command.ts";
import { withRecords } from "./database.ts";
import { table } from "./output.ts";
import { writeOpenList } from "./settle-list.ts";

function remedyOf({ stream: name, stopped_reason, ...row }: NumberRow): string | null {
  return stopped_reason === null ? null : remedyOfStop({ ...row, name, stopped_reason });
}

/** After a restore, nothing keeps a caller from submitting documents again that only the unit has. */
function missing(first: number, last: number): string {
  const which = first === last ? `The unit has number ${first}` : `The unit has numbers ${first} to ${last}`;
  return `${which}, and this database has no document of them. Submit none of these documents again: the unit would sign them twice.`;
}

export const numberCommands = [
  command({
    words: "numbers show",
    summary: "Show the next number of each stream (sales, purchases, stock) of an account's devices.",
    args: [anyAccount],
    async run([id = ""], _flags, output) {
      const only = accountOf(id);
      const numbers = await withRecords((db) => listNumbers(db.knex, only));
      const rows = numbers.map((row) => ({ ...row, remedy: remedyOf(row) }));
      output.result(rows, () => {
        const shown = table(rows, "No device has sent anything yet.", {
          ACCOUNT: ({ account_id }) => account_id,
          ENVIRONMENT: ({ environment }) => environment,
          TIN: ({ tin }) => tin,
          BRANCH: ({ bhf_id }) => bhf_id,
          STREAM: ({ stream }) => stream,
          NEXT: ({ next_number }) => next_number,
          STOPPED: ({ stopped_reason }) => stopped_reason,
        });
        const stopped = rows.flatMap(({ remedy }) => remedy ?? []);
        return stopped.length === 0
          ? shown
          : `${shown}\n\nTo start the stopped streams again:\n${stopped.map((remedy) => `- ${remedy}`).join("\n")}`;
      });
    },
  }),
  command({
    words: "numbers set",
    summary: "Set the next number of a stream, for a branch that used another system before.",
    args: [
      { name: "account", description: "number of the account" },
      { name: "environment", description: "live or sandbox" },
      { name: "branch", description: "bhf_id of the branch" },
      { name: "stream", description: streamNames.join(", ") },
      { name: "next", description: "the number the unit expects next" },
    ],
    options: {
      tin: value("tin", "the TIN, where the branch has no device or had several"),
      force: flag("also below the present number, when the unit itself was set back"),
      unsent: flag("after a restore: the unit has none of the submissions that the command lists; send them"),
      list: value(
        "file",
        "after a restore: write open submissions into a new CSV file, for `taxd settle --file`",
      ),
    },
    examples: ["taxd numbers set 1 live 00 sales 4512"],
    async run(
      [account = "", environment = "", branch = "", stream = "", next = ""],
      { tin, force, unsent, list },
      output,
    ) {
      const scope = {
        account_id: wholeNumber(account, "The account"),
        environment: oneOf(environment, "The environment", ["live", "sandbox"]),
        bhf_id: branch,
        tin,
        stream: oneOf(stream, "The stream", streamNames),
      };
      const number = wholeNumber(next, "The next number");
      const change = await withRecords((db, config) => {
        const kinds = unsent ? createCallKinds({ clock: systemClock, timeZone: config.timeZone }) : undefined;
        const options = { isForced: force === true, unsent: kinds };
        return setNextNumber(db, systemClock, scope, number, options).catch((error: unknown) => {
          if (list === undefined || !(error instanceof OpenAfterRestore)) throw error;
          return { listed: error.calls.length, next_step: writeOpenList(list, error) };
        });
      });
      if ("listed" in change) {
        output.result({ ...scope, is_set: false, file: list, listed: change.listed }, () => change.next_step);
        return;
      }
      output.result({ ...scope, is_set: true, ...change }, () => {
        const place = `${scope.stream} of ${change.tin}, branch ${scope.bhf_id} (${scope.environment})`;
        const set = `The next number of ${place} is ${change.to}; it was ${change.from}.`;
        return change.was_held && change.to > change.from
          ? `${set}\n${missing(change.from, change.to - 1)}`
          : set;
      });
    },
  }),
  command({
    words: "numbers hold",
    summary:
      "Stop every device's numbering after you load a dump into a database server. `taxd restore` does it automatically.",
    examples: ["taxd numbers hold"],
    async run(_args, _flags, output) {
      const held = await withRecords((db) => db.transaction((trx) => holdNumbers(trx, systemClock.now())));
      output.result(
        { held },
        () =>
          `${held} streams wait until their numbers are set. \`taxd numbers show\` names the command for each.`,
      );
    },
  }),
];
