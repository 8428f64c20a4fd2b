// `taxd keys …`: API keys of users: issued and shown once, listed by prefix, approved, revoked, limited.
import { operator } from "../accounts/actor.ts";
import {
  approveKey,
  defaultOverlapHours,
  type IssuedKey,
  issueKey,
  rejectKey,
  revokeKey,
  rotateKey,
  setKeyLimits,
} from "../accounts/key-admin.ts";
import { type KeyRecord, listKeys } from "../accounts/key-store.ts";
import { defaultLimits, type KeyTerms } from "../accounts/keys.ts";
import { requireAccount } from "../accounts/require.ts";
import { isoOrNull, systemClock } from "../clock.ts";
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
    words: "keys approve",
    summary: "Let a member's key work that waits for approval; its user gets a mail.",
    args: [key],
    async run([named = ""], _flags, output) {
      const row = await withRecords((db) => approveKey(db, systemClock, named));
      output.result(row, () => `The key ${row.prefix} of ${row.user.email} works.`);
    },
  }),
  command({
    words: "keys reject",
    summary: "Revoke a key that waits for approval; its user gets a mail with the reason.",
    args: [key],
    options: { reason: value("text", "why; the user reads it (required)") },
    examples: ['taxd keys reject txl_7Hk2mPq9 --reason "Name the IP addresses from which you use it."'],
    async run([named = ""], { reason }, output) {
      if (reason === undefined) throw new UsageError("--reason is required: the user reads it.");
      const row = await withRecords((db) => rejectKey(db, systemClock, named, reason));
      output.result(row, () => `The key ${row.prefix} of ${row.user.email} is revoked.`);
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
