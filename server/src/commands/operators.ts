// `taxd operators …` and `taxd registrations …`: the people who review registrations, and the review.
import { systemClock } from "../base/clock.ts";
import { openSecrets } from "../base/secrets.ts";
import { addOperator, removeOperator } from "../modules/people/operators/admin.ts";
import { listOperators } from "../modules/people/operators/store.ts";
import { approveRegistration, rejectRegistration } from "../modules/people/registrations/review.ts";
import { listRegistrations, registrationStates } from "../modules/people/registrations/store.ts";
import { command, oneOf, UsageError, value } from "./command.ts";
import { withRecords } from "./database.ts";
import { localTimes } from "./output.ts";

const registration = {
  name: "registration",
  description: "id of the registration, from `taxd registrations list`",
};

export const operatorCommands = [
  command({
    words: "operators add",
    summary: "Make a person an operator, who reviews registrations after signing in with two factors.",
    options: {
      name: value("name", "the operator's name (required)"),
      email: value("address", "the operator's e-mail address (required)"),
    },
    examples: ['taxd operators add --name "Wanjiru Maina" --email wanjiru@tax.example'],
    async run(_args, { name, email }, output) {
      if (name === undefined || email === undefined) throw new UsageError("--name and --email are required.");
      const row = await withRecords((db, config) =>
        addOperator({ db, clock: systemClock, secrets: openSecrets(config) }, { name, email }),
      );
      output.result(row, () => `${row.email} is an operator. Two-factor sign-in is required.`);
    },
  }),
  command({
    words: "operators list",
    summary: "List the operators.",
    async run(_args, _flags, output) {
      const rows = await withRecords((db) => listOperators(db.knex));
      const time = localTimes();
      output.table(rows, "No operators.", {
        EMAIL: ({ email }) => email,
        NAME: ({ name }) => name,
        "TWO FACTORS": ({ two_factor }) => (two_factor ? "on" : "off"),
        SINCE: ({ created_at }) => time(created_at),
      });
    },
  }),
  command({
    words: "operators remove",
    summary: "Take an operator's access away; sessions end at once.",
    args: [{ name: "email", description: "e-mail address of the operator" }],
    async run([email = ""], _flags, output) {
      await withRecords((db) => removeOperator(db, systemClock, email));
      output.result({ email, removed: true }, () => `${email} is no longer an operator.`);
    },
  }),
  command({
    words: "registrations list",
    summary: "List businesses that registered themselves; by default those that wait for review.",
    options: { status: value("status", `one of ${registrationStates.join(", ")} (default pending)`) },
    async run(_args, { status = "pending" }, output) {
      const state = oneOf(status, "--status", registrationStates);
      const rows = await withRecords((db) => listRegistrations(db.knex, state));
      const time = localTimes();
      output.table(rows, "No registrations.", {
        REGISTRATION: ({ id }) => id,
        BUSINESS: ({ business }) => business,
        TIN: ({ tin }) => tin,
        COUNTRY: ({ country }) => country,
        CONTACT: ({ name, email }) => `${name} <${email}>`,
        REGISTERED: ({ created_at }) => time(created_at),
        NOTE: ({ tin_account_id, same_tin, reason }) =>
          [
            tin_account_id === null ? "" : `account ${tin_account_id} has the TIN`,
            same_tin > 0 ? `${same_tin} more with this TIN` : "",
            reason ?? "",
          ]
            .filter((note) => note !== "")
            .join("; "),
      });
    },
  }),
  command({
    words: "registrations approve",
    summary:
      "Approve a registration: makes the account with its owner, binds the TIN, and notifies by e-mail.",
    args: [registration],
    async run([id = ""], _flags, output) {
      const row = await withRecords((db) => approveRegistration(db, systemClock, id));
      output.result(row, () => `Account ${row.id} (${row.name}) is ${row.status}.`);
    },
  }),
  command({
    words: "registrations reject",
    summary: "Reject a registration and send the reason by e-mail.",
    args: [registration],
    options: { reason: value("text", "why; the applicant reads it (required)") },
    async run([id = ""], { reason }, output) {
      if (reason === undefined) throw new UsageError("--reason is required.");
      const row = await withRecords((db) => rejectRegistration(db, systemClock, id, reason));
      output.result(
        { id, status: row.status, reason },
        () => `The registration of ${row.business} is rejected.`,
      );
    },
  }),
];
