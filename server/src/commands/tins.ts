// `taxd accounts tins …`: which account may report under which TIN.
import { normalTin } from "@taxctl/sdk/tins";
import { requireAccount } from "../accounts/require.ts";
import { listTinCollisions } from "../accounts/tin-collision-store.ts";
import { listBindings } from "../accounts/tin-store.ts";
import { bindTin, resolveTin, unbindTin } from "../accounts/tins.ts";
import { systemClock } from "../clock.ts";
import { accountOf, command, flag, wholeNumber } from "./command.ts";
import { withRecords } from "./database.ts";
import { localTimes } from "./output.ts";

const account = { name: "account", description: "number of the account, from `taxd accounts list`" };
const tin = { name: "tin", description: "the business's TIN, such as P051234567Z" };

export const tinCommands = [
  command({
    words: "accounts tins",
    summary: "List the TINs that accounts may report under; exits with 1 while two accounts claim one TIN.",
    args: [{ ...account, isOptional: true, description: "number of the account (default: all)" }],
    examples: ["taxd accounts tins", "taxd accounts tins 1"],
    async run([id = ""], _flags, output) {
      const only = accountOf(id);
      const all = await withRecords(async (db) => {
        if (only !== undefined) await requireAccount(db.knex, only);
        return listBindings(db.knex);
      });
      const rows = all
        .filter(({ account_id }) => only === undefined || account_id === only)
        .map((row) => ({ ...row, is_conflict: all.filter((other) => other.tin === row.tin).length > 1 }));
      if (rows.some(({ is_conflict }) => is_conflict)) output.exitCode = 1;
      const time = localTimes();
      output.table(rows, "No TINs.", {
        TIN: (row) => row.tin,
        ACCOUNT: ({ account_id }) => account_id,
        BOUND: ({ bound_at }) => time(bound_at),
        STATE: (row) =>
          row.is_conflict ? `conflict: keep it with \`taxd accounts tins resolve ACCOUNT ${row.tin}\`` : "ok",
      });
    },
  }),
  command({
    words: "accounts tins collisions",
    summary: "List records that kept another spelling of a TIN in an upgrade; exits with 1 if there are any.",
    examples: ["taxd accounts tins collisions"],
    async run(_args, _flags, output) {
      const rows = await withRecords((db) => listTinCollisions(db.knex));
      if (rows.length > 0) output.exitCode = 1;
      output.table(rows, "No collisions.", {
        ACCOUNT: ({ account_id }) => account_id,
        ENVIRONMENT: ({ environment }) => environment,
        KIND: ({ kind }) => kind,
        RECORD: ({ record }) => record,
        TIN: (row) => `"${row.tin}"`,
      });
    },
  }),
  command({
    words: "accounts tins bind",
    summary: "Bind a TIN to an account, which live devices need. Other accounts can't use the TIN any more.",
    args: [account, tin],
    examples: ["taxd accounts tins bind 1 P051234567Z"],
    async run([id = "", text = ""], _flags, output) {
      const account_id = wholeNumber(id, "The account");
      const bound = await withRecords((db) => bindTin(db, systemClock, account_id, text));
      output.result({ account_id, tin: bound }, () => `TIN ${bound} is bound to account ${account_id}.`);
    },
  }),
  command({
    words: "accounts tins unbind",
    summary: "Take a TIN from an account.",
    args: [account, tin],
    options: {
      force: flag("also while a live device uses it: the device stops at once"),
    },
    async run([id = "", text = ""], { force }, output) {
      const account_id = wholeNumber(id, "The account");
      const freed = await withRecords((db) => unbindTin(db, systemClock, account_id, text, force === true));
      output.result(
        { account_id, tin: freed },
        () => `TIN ${freed} is not bound to account ${account_id} any more.`,
      );
    },
  }),
  command({
    words: "accounts tins resolve",
    summary: "Decide which of several accounts keeps a TIN. The devices of the others stop.",
    args: [{ ...account, description: "number of the account that keeps the TIN" }, tin],
    async run([id = "", text = ""], _flags, output) {
      const account_id = wholeNumber(id, "The account");
      const others = await withRecords((db) => resolveTin(db, systemClock, account_id, text));
      output.result(
        { account_id, tin: normalTin(text), unbound: others },
        () => `Account ${account_id} keeps the TIN. It was taken from: ${others.join(", ")}.`,
      );
    },
  }),
];
