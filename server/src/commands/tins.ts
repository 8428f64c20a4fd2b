// `taxd accounts tins …`: which account may report under which TIN.

import { systemClock } from "../base/clock.ts";
import { requireAccount } from "../core/accounts/require.ts";
import { listBindings } from "../core/accounts/tin-store.ts";
import { bindTin, unbindTin } from "../core/accounts/tins.ts";
import { accountOf, command, flag, wholeNumber } from "./command.ts";
import { withRecords } from "./database.ts";
import { localTimes } from "./output.ts";

const account = { name: "account", description: "number of the account, from `taxd accounts list`" };
const tin = { name: "tin", description: "the business's TIN, such as P051234567Z" };

export const tinCommands = [
  command({
    words: "accounts tins",
    summary: "List the TINs that accounts may report under.",
    args: [{ ...account, isOptional: true, description: "number of the account (default: all)" }],
    examples: ["taxd accounts tins", "taxd accounts tins 1"],
    async run([id = ""], _flags, output) {
      const only = accountOf(id);
      const rows = await withRecords(async (db) => {
        if (only !== undefined) await requireAccount(db.knex, only);
        return listBindings(db.knex, only);
      });
      const time = localTimes();
      output.table(rows, "No TINs.", {
        TIN: (row) => row.tin,
        ACCOUNT: ({ account_id }) => account_id,
        BOUND: ({ bound_at }) => time(bound_at),
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
];
