// `taxd keys …`: API keys of users: issued and shown once, listed by prefix, approved, revoked, limited.

import { isoOrNull, systemClock } from "../base/clock.ts";
import { isId } from "../base/ids.ts";
import { operator } from "../core/accounts/actor.ts";
import { type KeyRecord, listKeys } from "../core/accounts/key-store.ts";
import { defaultLimits, type KeyTerms } from "../core/accounts/keys.ts";
import { requireAccount } from "../core/accounts/require.ts";
import type { Database } from "../db/open.ts";
import {
  defaultOverlapHours,
  type IssuedKey,
  issueKey,
  requireKey,
  revokeKey,
  rotateKey,
  setKeyLimits,
} from "../modules/people/accounts/key-admin.ts";
import { approve, listWaiting, reject } from "../modules/people/operators/waiting.ts";
import { keyLines } from "./accounts.ts";
import { command, oneOf, UsageError, value, wholeNumber } from "./command.ts";
import { withRecords } from "./database.ts";
import { localTimes } from "./output.ts";

const key = { name: "key", description: "id or visible prefix of the key, from `taxd keys list ACCOUNT`" };
const termOptions = {
  cidr: {
    type: "string",
    value: "<range>",
    multiple: true,
    description: "the key works from this address or range only; may be given several times",
  },
  expires: value("time", "the key ends then, such as 2027-12-31 (UTC)"),
} as const;

function parseTerms({ cidr, expires }: { cidr?: string[]; expires?: string }): KeyTerms {
  return {
    ...(cidr ? { cidrs: cidr } : {}),
    ...(expires === undefined ? {} : { expires_at: parseTime(expires) }),
  };
}

const shownTerms = ({ expires_at, ...issued }: IssuedKey) => ({
  ...issued,
  expires_at: isoOrNull(expires_at),
});

/** The key, this one time, with its ranges and its end. */
function issuedText(issued: IssuedKey): string {
  const { id, user, cidrs, expires_at } = issued;
  const end = expires_at === null ? "It does not expire." : `It expires ${localTimes()(expires_at)}.`;
  const from = cidrs.length === 0 ? "everywhere" : cidrs.join(", ");
  return `Key ${id} for ${user}:\n${keyLines([issued])}\nThe key works from ${from}. ${end}`;
}

const limitOptions = {
  rate: value("n", `requests a minute, sustained (default ${defaultLimits.rate_per_minute})`),
  burst: value("n", `requests at once (default ${defaultLimits.burst})`),
} as const;

function parseLimits({
  rate,
  burst,
}: {
  rate?: string;
  burst?: string;
}): Pick<KeyTerms, "rate_per_minute" | "burst"> {
  return {
    ...(rate === undefined ? {} : { rate_per_minute: wholeNumber(rate, "--rate") }),
    ...(burst === undefined ? {} : { burst: wholeNumber(burst, "--burst") }),
  };
}

function parseTime(text: string): number {
  const epochMs = Date.parse(text);
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(epochMs)) {
    throw new UsageError(
      `--expires must be a date such as 2027-12-31 or 2027-12-31T18:00:00Z, not "${text}".`,
    );
  }
  return epochMs;
}

function state({ revoked_at, expires_at, is_approved }: KeyRecord, nowMs: number): string {
  if (revoked_at !== null) return "revoked";
  if (expires_at !== null && expires_at <= nowMs) return "expired";
  return is_approved ? "valid" : "waits for approval";
}

const waiting = {
  ...key,
  description: "id of the key or relay, from `taxd keys waiting`; a key also by its prefix",
};

/** The id. A prefix or a whole key names a key, never a relay. */
async function waitingId(db: Database, named: string): Promise<string> {
  return isId(named) ? named : (await requireKey(db.knex, named)).id;
}

export const keyCommands = [
  command({
    words: "keys issue",
    summary: "Issue a key to a user and print it once; the user's earlier keys stay valid.",
    args: [
      { name: "user", description: "number of the user, from `taxd users list ACCOUNT`" },
      { name: "environment", description: "live or sandbox" },
    ],
    options: { ...termOptions, ...limitOptions },
    examples: ["taxd keys issue 3 live --cidr 203.0.113.0/24 --expires 2027-12-31"],
    async run([id = "", environment = ""], flags, output) {
      const number = wholeNumber(id, "The user");
      const target = oneOf(environment, "The environment", ["live", "sandbox"]);
      const terms = { ...parseLimits(flags), ...parseTerms(flags) };
      const issued = await withRecords((db) => issueKey(db, systemClock, number, target, terms));
      output.result(shownTerms(issued), () => issuedText(issued));
    },
  }),
  command({
    words: "keys list",
    summary: "List an account's keys by their visible prefix, never the keys.",
    args: [{ name: "account", description: "number of the account" }],
    async run([id = ""], _flags, output) {
      const number = wholeNumber(id, "The account");
      const rows = await withRecords(async (db) => {
        await requireAccount(db.knex, number);
        return listKeys(db.knex, number);
      });
      const time = localTimes();
      output.table(rows, "No keys.", {
        KEY: ({ id }) => id,
        PREFIX: ({ prefix }) => prefix,
        USER: ({ user }) => user.email,
        STATE: (row) => state(row, systemClock.now()),
        LIMITS: ({ rate_per_minute, burst }) => `${rate_per_minute}/min, ${burst} at once`,
        FROM: ({ cidrs }) => (cidrs.length === 0 ? "everywhere" : cidrs),
        EXPIRES: ({ expires_at }) => time(expires_at) ?? "never",
        "LAST USED": ({ last_used_at }) => time(last_used_at) ?? "never",
      });
    },
  }),
  command({
    words: "keys rotate",
    summary: "Issue a key in the place of another and print it once; the other works until the overlap ends.",
    args: [key],
    options: {
      overlap: value("hours", `how long both keys work: 0 to 720 (default ${defaultOverlapHours})`),
      cidr: { ...termOptions.cidr, description: "the new key works from here only (default: as the other)" },
      expires: value("time", "the new key ends then (default: it lasts as long as the other was meant to)"),
    },
    examples: [
      "taxd keys rotate txl_7Hk2mPq9 --overlap 48",
      "taxd keys rotate txl_7Hk2mPq9 --overlap 0 --cidr 203.0.113.0/24 --expires 2027-12-31",
    ],
    async run([named = ""], { overlap, ...flags }, output) {
      const hours = overlap === undefined ? defaultOverlapHours : wholeNumber(overlap, "--overlap", 0, 720);
      const terms = parseTerms(flags);
      const rotated = await withRecords((db) => rotateKey(db, systemClock, named, hours, operator, terms));
      const { replaces, ...issued } = rotated;
      const { expires_at } = replaces;
      output.result(
        { ...shownTerms(issued), replaces: replaces.id, replaced_key_ends_at: isoOrNull(expires_at) },
        () => `${issuedText(issued)}\nThe key ${replaces.prefix} works until ${localTimes()(expires_at)}.`,
      );
    },
  }),
  command({
    words: "keys waiting",
    summary: "List the members' keys and relays that wait for approval, of all accounts.",
    async run(_args, _flags, output) {
      const rows = await withRecords((db) => listWaiting(db.knex));
      const time = localTimes();
      output.table(rows, "Nothing waits for approval.", {
        ID: ({ id }) => id,
        PREFIX: ({ prefix }) => prefix,
        KIND: ({ kind, name }) => (name === null ? kind : `${kind} ${name}`),
        ACCOUNT: ({ account }) => `${account.id} ${account.name}`,
        USER: ({ user }) => `${user.name}, ${user.role}`,
        CREATED: ({ created_at }) => time(created_at),
      });
    },
  }),
  command({
    words: "keys approve",
    summary: "Let a member's key or relay work that waits for approval; its user gets a mail.",
    args: [waiting],
    async run([named = ""], _flags, output) {
      const row = await withRecords(async (db) => approve(db, systemClock, await waitingId(db, named)));
      output.result(row, () => `The ${row.what} of ${row.email} works.`);
    },
  }),
  command({
    words: "keys reject",
    summary: "Revoke a key or relay that waits for approval; its user gets a mail with the reason.",
    args: [waiting],
    options: { reason: value("text", "why; the user reads it (required)") },
    examples: ['taxd keys reject txl_7Hk2mPq9 --reason "Name the IP addresses from which you use it."'],
    async run([named = ""], { reason }, output) {
      if (reason === undefined) throw new UsageError("--reason is required: the user reads it.");
      const row = await withRecords(async (db) =>
        reject(db, systemClock, await waitingId(db, named), reason),
      );
      output.result(row, () => `The ${row.what} of ${row.email} is revoked.`);
    },
  }),
  command({
    words: "keys revoke",
    summary: "Revoke a key for good; every process rejects it within a second.",
    args: [key],
    async run([named = ""], _flags, output) {
      const row = await withRecords((db) => revokeKey(db, systemClock, named));
      output.result(row, () => `The key ${row.prefix} of ${row.user.email} is revoked.`);
    },
  }),
  command({
    words: "keys limits",
    summary: "Change how many requests a key may make.",
    args: [key],
    options: limitOptions,
    async run([named = ""], flags, output) {
      const limits = parseLimits(flags);
      if (Object.keys(limits).length === 0) throw new UsageError("Give --rate, --burst or both.");
      const row = await withRecords((db) => setKeyLimits(db, systemClock, named, limits));
      output.result(
        row,
        () =>
          `The key ${row.prefix} may make ${row.rate_per_minute} requests a minute, ${row.burst} at once.`,
      );
    },
  }),
];
