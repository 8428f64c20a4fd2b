// `taxd users …`: who works for a client account, and in which role.

import { systemClock } from "../base/clock.ts";
import { requireAccount } from "../core/accounts/require.ts";
import { type Role, roles } from "../core/accounts/roles.ts";
import { listUsers, type UserRow } from "../core/accounts/store.ts";
import { addUser, changeUser, removeUser } from "../modules/people/accounts/team.ts";
import { turnOffTwoFactor } from "../modules/people/second-factor-off.ts";
import { command, oneOf, UsageError, value, wholeNumber } from "./command.ts";
import { withRecords } from "./database.ts";

const user = { name: "user", description: "number of the user, from `taxd users list ACCOUNT`" };
const roleNames: Role[] = ["owner", "admin", "accountant", "cashier"];
const roleHelp = Object.entries(roles)
  .map(([role, may]) => `${role} (${may})`)
  .join(", ");

function describe({ id, name, role, is_active }: UserRow): string {
  return `User ${id} (${name}) is ${is_active ? `active as ${role}` : "disabled"}.`;
}

function access(words: string, summary: string, isActive: boolean) {
  return command({
    words,
    summary,
    args: [user],
    async run([id = ""], _flags, output) {
      const number = wholeNumber(id, "The user");
      const row = await withRecords((db) => changeUser(db, systemClock, number, { is_active: isActive }));
      output.result(row, () => describe(row));
    },
  });
}

export const userCommands = [
  command({
    words: "users add",
    summary: "Add a user to an account.",
    args: [{ name: "account", description: "number of the account" }],
    options: {
      name: value("name", "the user's name (required)"),
      email: value("address", "the user's e-mail address (required)"),
      role: value("role", `${roleHelp} (required)`),
    },
    async run([id = ""], { name, email, role }, output) {
      if (name === undefined || email === undefined || role === undefined) {
        throw new UsageError("--name, --email and --role are required.");
      }
      const input = {
        account_id: wholeNumber(id, "The account"),
        name,
        email,
        role: oneOf(role, "--role", roleNames),
      };
      const row = await withRecords((db) => addUser(db, systemClock, input));
      output.result(row, () => `${describe(row)}\nGive a key: taxd keys issue ${row.id} sandbox`);
    },
  }),
  command({
    words: "users list",
    summary: "List the users of an account.",
    args: [{ name: "account", description: "number of the account" }],
    async run([id = ""], _flags, output) {
      const number = wholeNumber(id, "The account");
      const rows = await withRecords(async (db) => {
        await requireAccount(db.knex, number);
        return listUsers(db.knex, number);
      });
      output.table(rows, "No users.", {
        USER: ({ id }) => id,
        NAME: ({ name }) => name,
        EMAIL: ({ email }) => email,
        ROLE: ({ role }) => role,
        ACCESS: ({ is_active, invited_at }) =>
          is_active ? "active" : invited_at === null ? "disabled" : "invited",
      });
    },
  }),
  command({
    words: "users role",
    summary: "Change a user's role.",
    args: [user, { name: "role", description: roleHelp }],
    async run([id = "", role = ""], _flags, output) {
      const number = wholeNumber(id, "The user");
      const change = { role: oneOf(role, "The role", roleNames) };
      const row = await withRecords((db) => changeUser(db, systemClock, number, change));
      output.result(row, () => describe(row));
    },
  }),
  access("users disable", "Disable a user: the user's keys give no access.", false),
  access("users enable", "Give a disabled user access again.", true),
  command({
    words: "users remove",
    summary: "Remove a user: sessions and keys of the user stop at once, for good.",
    args: [user],
    async run([id = ""], _flags, output) {
      const number = wholeNumber(id, "The user");
      const row = await withRecords((db) => removeUser(db, systemClock, number));
      output.result(row, () => `User ${row.id} (${row.name}) is removed.`);
    },
  }),
  command({
    words: "users two-factor-off",
    summary:
      "Turn off the two-factor sign-in of a person who lost phone and recovery codes; sessions end at once.",
    args: [{ name: "email", description: "e-mail address of the person" }],
    examples: ["taxd users two-factor-off juma@baraka.example"],
    async run([given = ""], _flags, output) {
      const email = await withRecords((db) => turnOffTwoFactor(db, systemClock, given));
      output.result({ email, two_factor: false }, () => `${email} signs in with the password alone now.`);
    },
  }),
];
