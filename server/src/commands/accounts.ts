// `taxd accounts …`: the life of client accounts, in the operators' hands.

import { systemClock } from "../base/clock.ts";
import {
  type AccountMove,
  type AccountStatus,
  type Feature,
  features,
  isFeature,
} from "../core/accounts/roles.ts";
import { type AccountRow, listAccounts } from "../core/accounts/store.ts";
import { findUnreachable } from "../lanes/queues.ts";
import {
  approveAccount,
  changeAccount,
  registerAccount,
  setFeatures,
} from "../modules/people/accounts/admin.ts";
import type { IssuedKey } from "../modules/people/accounts/key-admin.ts";
import { command, oneOf, UsageError, value, wholeNumber } from "./command.ts";
import { withRecords } from "./database.ts";
import { localTimes } from "./output.ts";

const account = { name: "account", description: "number of the account, from `taxd accounts list`" };

function parseFeatures(text: string): Feature[] {
  if (text === "none") return [];
  const given = text.split(",").map((part) => part.trim());
  const unknown = given.find((part) => !isFeature(part));
  if (unknown !== undefined) {
    throw new UsageError(`"${unknown}" is not a feature: give some of ${features.join(",")}, or none.`);
  }
  return given.filter(isFeature);
}

function describe({ id, name, status }: AccountRow): string {
  return `Account ${id} (${name}) is ${status}.`;
}

/** Keys as they are shown this one time. */
export function keyLines(keys: readonly IssuedKey[]): string {
  const lines = keys.map(({ environment, key }) => `  ${environment.padEnd(7)}  ${key}`);
  return [...lines, "Shown this once: only a hash is stored. Send the key over a safe channel."].join("\n");
}

function move(name: Exclude<AccountMove, "approve">, summary: string) {
  return command({
    words: `accounts ${name}`,
    summary,
    args: [account],
    options: {
      reason: value("text", "kept in the audit; the owners get it by mail"),
    },
    async run([id = ""], { reason }, output) {
      const number = wholeNumber(id, "The account");
      const row = await withRecords((db) => changeAccount(db, systemClock, number, name, reason));
      output.result(row, () => describe(row));
    },
  });
}

export const accountCommands = [
  command({
    words: "accounts register",
    summary: "Register a client account with its owner; it waits for approval.",
    options: {
      name: value("name", "name of the business (required)"),
      email: value("address", "e-mail address of the owner (required)"),
      owner: value("name", "name of the owner (required)"),
      features: value("list", `features of the plan: some of ${features.join(",")}, or none (default: all)`),
    },
    examples: ['taxd accounts register --name "Duka Ltd" --owner "Asha Otieno" --email asha@duka.example'],
    async run(_args, { name, email, owner, features: list }, output) {
      if (name === undefined || email === undefined || owner === undefined) {
        throw new UsageError("--name, --email and --owner are required.");
      }
      const plan = list === undefined ? [...features] : parseFeatures(list);
      const input = { name, email, owner_name: owner, features: plan };
      const registered = await withRecords((db) => registerAccount(db, systemClock, input));
      output.result(registered, () =>
        [
          `${describe(registered.account)} Its owner is user ${registered.owner.id} (${registered.owner.name}).`,
          `Approve it: taxd accounts approve ${registered.account.id}`,
        ].join("\n"),
      );
    },
  }),
  command({
    words: "accounts approve",
    summary: "Approve an account: makes its live and sandbox environments and prints its owner's keys once.",
    args: [account],
    async run([id = ""], _flags, output) {
      const number = wholeNumber(id, "The account");
      const approved = await withRecords((db) => approveAccount(db, systemClock, number));
      output.result(approved, () => `${describe(approved.account)}\n${keyLines(approved.keys)}`);
    },
  }),
  move("suspend", "Suspend an active account: its keys give no access until it is reactivated."),
  move("reactivate", "Give a suspended account its access back."),
  move("cancel", "Cancel an account for good; its records are kept."),
  command({
    words: "accounts features",
    summary: "Set what an account's plan includes.",
    args: [account, { name: "list", description: `some of ${features.join(",")}, or none` }],
    async run([id = "", list = ""], _flags, output) {
      const number = wholeNumber(id, "The account");
      const plan = parseFeatures(list);
      const row = await withRecords((db) => setFeatures(db, systemClock, number, plan));
      output.result(
        row,
        () => `Account ${row.id} (${row.name}) includes: ${row.features.join(", ") || "nothing extra"}.`,
      );
    },
  }),
  command({
    words: "accounts list",
    summary: "List the client accounts, and the branches whose control unit can't be reached.",
    options: { status: value("status", "only accounts in this state") },
    async run(_args, { status }, output) {
      const states: AccountStatus[] = ["pending_approval", "active", "suspended", "cancelled"];
      const only = status === undefined ? undefined : oneOf(status, "--status", states);
      const rows = await withRecords(async ({ knex }) => {
        const units = await findUnreachable(knex);
        return (await listAccounts(knex, only)).map((row) => ({
          ...row,
          unreachable: units
            .filter(({ account_id }) => account_id === row.id)
            .map(({ environment, bhf_id }) => ({ environment, bhf_id })),
        }));
      });
      const time = localTimes();
      output.table(rows, "No accounts.", {
        ACCOUNT: ({ id }) => id,
        NAME: ({ name }) => name,
        EMAIL: ({ email }) => email,
        STATUS: ({ status }) => status,
        FEATURES: ({ features }) => features,
        CREATED: ({ created_at }) => time(created_at),
        "UNREACHABLE UNITS": ({ unreachable }) =>
          unreachable.map(({ environment, bhf_id }) => `${environment} ${bhf_id}`),
      });
    },
  }),
];
