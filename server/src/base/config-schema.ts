// The schema of the service's environment variables: their formats, checks and documentation.
import { createHash } from "node:crypto";
import { defaultProfile, sharedRulesOf } from "@taxctl/sdk/rules/profiles";
import ipaddr from "ipaddr.js";
import { readDatabaseUrl } from "./database-url.ts";
import { readSender, readSmtpUrl } from "./mail-settings.ts";

const defaultTimeZone = sharedRulesOf(defaultProfile).timeZone;
const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const metricsReaders = ["off", "loopback", "on"] as const;

/** How much the service logs. */
export type LogLevel = (typeof logLevels)[number];
export type MetricsReaders = (typeof metricsReaders)[number];

/** A key of 32 bytes that encrypts credentials, with the id that is stored next to each encrypted value. */
export type EncryptionKey = { readonly id: string; readonly key: Buffer };

type Variable = {
  type: "string" | "integer" | "boolean";
  description: string;
  remedy: string;
  default?: string | number | boolean;
  [keyword: string]: unknown;
};

export const newKeyCommand = "openssl rand -base64 32";

export const variables: Record<string, Variable> = {
  TAXD_HOST: {
    type: "string",
    minLength: 1,
    default: "127.0.0.1",
    description: "IP address that the service listens on. `0.0.0.0` listens on every network of the machine.",
    remedy: "Give an IP address or a host name of this machine.",
  },
  TAXD_PORT: {
    type: "integer",
    minimum: 0,
    maximum: 65535,
    default: 8080,
    description: "Port the service listens on; 0 takes a free one.",
    remedy: "Give a port number from 0 to 65535.",
  },
  TAXD_DATA_DIR: {
    type: "string",
    minLength: 1,
    default: "./data",
    description: "Folder of the embedded database, the generated encryption key and the simulator's state.",
    remedy: "Give the path of a folder; it is made when it is missing.",
  },
  TAXD_DATABASE_URL: {
    type: "string",
    format: "database-url",
    description:
      "MySQL or MariaDB database, `mysql://user:password@host:3306/name?tls=verify`. `tls=verify` encrypts and verifies the certificate " +
      "(`tls_ca=<path>` names its authority), `tls=off` does neither; one of them is required unless the server is on this machine. " +
      "Without it: embedded SQLite.",
    remedy: "Give mysql://user:password@host:3306/name?tls=verify (mariadb:// is accepted too), or omit it.",
  },
  TAXD_DATABASE_WAIT_MS: {
    type: "integer",
    minimum: 0,
    maximum: 600_000,
    default: 30_000,
    description:
      "How long `taxd serve`, `taxd work` and `taxd start` wait for the database server when they start, in milliseconds; 0 does not wait.",
    remedy: "Give a number from 0 to 600000.",
  },
  TAXD_TIME_ZONE: {
    type: "string",
    format: "time-zone",
    description:
      "One time zone for all branches, by its IANA name or `UTC`. Without it, each branch has the time zone of its device's profile, " +
      "and document dates and daily totals are local to it. The service doesn't start with an abbreviation (`EAT`) or an offset (`+03:00`).",
    remedy: `Omit it, or give the IANA name of a zone, area and place, such as ${defaultTimeZone}, or UTC.`,
  },
  TAXD_ENCRYPTION_KEY: {
    type: "string",
    format: "encryption-keys",
    description:
      "Key that encrypts device credentials: 32 bytes in base64 or hex, optionally `id:key`. Several, separated by commas, rotate: " +
      "the first encrypts, all decrypt. Required with TAXD_DATABASE_URL; the embedded database generates one into its data folder.",
    remedy: `Give 32 bytes in base64 or hex, for example the output of: ${newKeyCommand}.`,
    writeOnly: true,
  },
  TAXD_TRUSTED_PROXIES: {
    type: "string",
    format: "address-ranges",
    default: "",
    description:
      "IP addresses or CIDR ranges of the proxies in front, separated by commas. The service believes `X-Forwarded-For` from these proxies only.",
    remedy: "Give addresses or ranges such as 10.0.0.0/8,::1, separated by commas.",
  },
  TAXD_LOG_LEVEL: {
    type: "string",
    enum: logLevels,
    default: "info",
    description: `How much is logged: ${logLevels.join(", ")}.`,
    remedy: `Give one of ${logLevels.join(", ")}.`,
  },
  TAXD_ALLOW_PRIVATE_UNITS: {
    type: "boolean",
    default: false,
    description:
      "Whether control units and sandbox webhooks may have private or loopback addresses. `taxd start` allows them unless " +
      "this says false. Live webhooks need public addresses, and link-local and metadata addresses are always rejected.",
    remedy: "Give true or false.",
  },
  TAXD_SAVE_LIMIT_MS: {
    type: "integer",
    minimum: 5_000,
    maximum: 120_000,
    default: 30_000,
    description:
      "Longest time for a control unit's response to a sale, purchase or movement, in milliseconds. After a crash, the service waits " +
      "this long before it resends a call that was under way. Give every process of one database the same value.",
    remedy: "Give a number from 5000 to 120000.",
  },
  TAXD_PUBLIC_URL: {
    type: "string",
    format: "http-url",
    description:
      "URL at which callers reach the service, such as `https://tax.example.com`. Mails contain it, so they wait until it is set; " +
      "`taxd start` uses its own URL. It never comes from a request.",
    remedy: "Give a URL such as https://tax.example.com.",
  },
  TAXD_CONSOLE: {
    type: "string",
    enum: ["on", "off"],
    default: "off",
    description:
      "Whether the service has the console, pages for people at `/console`. `taxd start` has it unless this is `off`. With `on`, `taxd serve` requires TAXD_PUBLIC_URL.",
    remedy: "Give on or off.",
  },
  TAXD_KEY_APPROVAL: {
    type: "string",
    enum: ["on", "off"],
    default: "off",
    description:
      "With `on`, a live key or relay that a member of an account creates, a live key that a member rotates, and a live key whose user gets a higher role work only after an operator has approved them. Sandbox keys and relays, and keys that operators issue, work at once.",
    remedy: "Give on or off.",
  },
  TAXD_TERMS_VERSION: {
    type: "string",
    minLength: 1,
    maxLength: 40,
    description:
      "Version of the operators' terms, such as `2026-11`. Registrations that accept another version are rejected. Without it, any version is taken.",
    remedy: "Give a text of at most 40 characters.",
  },
  TAXD_TERMS_URL: {
    type: "string",
    format: "http-url",
    description: "Where the terms can be read. The console's form for registrations links to it.",
    remedy: "Give a URL such as https://tax.example.com/terms.",
  },
  TAXD_SMTP_URL: {
    type: "string",
    format: "smtp-url",
    description:
      "Mail server, `smtp://user:password@mail.example.com:587` or `smtps://…:465`. `smtp` encrypts with STARTTLS before anything is sent, except to " +
      "this machine; `?tls=off` sends unencrypted. Requires TAXD_PUBLIC_URL and TAXD_MAIL_FROM. Without it, mails are files in the data folder.",
    remedy: "Give a URL such as smtp://user:password@mail.example.com:587.",
  },
  TAXD_MAIL_FROM: {
    type: "string",
    format: "sender",
    default: "taxctl <taxctl@localhost>",
    description: "Sender of the mails, such as `taxctl <no-reply@tax.example.com>`.",
    remedy: "Give an e-mail address, or a name followed by <address>.",
  },
  TAXD_METRICS: {
    type: "string",
    enum: metricsReaders,
    default: "loopback",
    description:
      "Who may read `/metrics`: `loopback`, direct callers on this machine; `on`, everybody who reaches the port; `off`, nobody. " +
      "Metrics hold no names and no keys.",
    remedy: `Give one of ${metricsReaders.join(", ")}.`,
  },
  TAXD_CHECK_RESPONSES: {
    type: "integer",
    minimum: 0,
    maximum: 100,
    default: 0,
    description:
      "Percentage of responses that are compared with the OpenAPI document after they are sent. A response that differs is logged and counted " +
      "(`taxd_responses_checked_total`); callers notice nothing. The first check of an operation takes some milliseconds.",
    remedy: "Give a number from 0 to 100.",
  },
  TAXD_DRAIN_DELAY_MS: {
    type: "integer",
    minimum: 0,
    maximum: 60_000,
    default: 0,
    description:
      "How long the service accepts requests after the signal to stop, in milliseconds. `/readyz` is 503 meanwhile, so that a load " +
      "balancer uses other processes. Give twice the interval of its checks.",
    remedy: "Give a number from 0 to 60000.",
  },
  TAXD_ATTEMPT_DAYS: {
    type: "integer",
    minimum: 7,
    maximum: 3_650,
    default: 90,
    description:
      "Days for which attempts to reach control units are kept, with requests and responses. Transactions and receipts are kept for ever.",
    remedy: "Give a number from 7 to 3650.",
  },
  TAXD_WEBHOOKS: {
    type: "integer",
    minimum: 1,
    maximum: 50,
    default: 10,
    description:
      "Webhooks that an account may register in each environment. Each event is sent to each of them.",
    remedy: "Give a number from 1 to 50.",
  },
  TAXD_WEBHOOK_PACE: {
    type: "integer",
    minimum: 1,
    maximum: 1_000,
    default: 50,
    description:
      "Attempts a second, on average, at the webhooks of one account and environment; five seconds' worth can go at once. Each process counts its own.",
    remedy: "Give a number from 1 to 1000.",
  },
  TAXD_DELIVERY_DAYS: {
    type: "integer",
    minimum: 7,
    maximum: 3_650,
    default: 30,
    description:
      "Days for which webhook deliveries and their events are kept, to be listed and resent. Deliveries that are still to be sent are never deleted.",
    remedy: "Give a number from 7 to 3650.",
  },
  TAXD_SESSION_IDLE_MINUTES: {
    type: "integer",
    minimum: 5,
    maximum: 720,
    default: 30,
    description: "Minutes without a request after which a person must sign in again.",
    remedy: "Give a number from 5 to 720.",
  },
  TAXD_SESSION_HOURS: {
    type: "integer",
    minimum: 1,
    maximum: 168,
    default: 12,
    description: "Hours after which a person must sign in again, even in a session that is in use.",
    remedy: "Give a number from 1 to 168.",
  },
  TAXD_BACKUP_MAX_AGE_HOURS: {
    type: "integer",
    minimum: 1,
    maximum: 8_760,
    default: 26,
    description:
      "Hours after which the check `backup` of `GET /health` warns that the last backup is too old. Without a backup, the age of the database counts.",
    remedy: "Give a number from 1 to 8760.",
  },
};

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function isHttpUrl(text: string): boolean {
  const url = parseUrl(text);
  return !!url && ["http:", "https:"].includes(url.protocol) && url.search === "" && url.hash === "";
}

/** The area and the place of an IANA zone. Abbreviations such as EAT and offsets such as +03:00 lack them. */
const zoneForm = /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$/;

/** Whether the runtime knows the zone, and the clock of a process that adopts it is right. */
function isTimeZone(text: string): boolean {
  // Asking Intl would cost 25 ms and 8 MB.
  if (text === defaultTimeZone || text === "UTC") return true;
  if (!zoneForm.test(text)) return false;
  try {
    const format = new Intl.DateTimeFormat("en", { timeZone: text, timeZoneName: "longOffset" });
    const { timeZone } = format.resolvedOptions();
    return Intl.supportedValuesOf("timeZone").includes(timeZone) && isUsedByClock(text, format);
  } catch {
    return false;
  }
}

/** A process takes a zone that it doesn't know, for example by its letter case, as UTC without an error. */
function isUsedByClock(timeZone: string, format: Intl.DateTimeFormat): boolean {
  const before = process.env.TZ;
  try {
    process.env.TZ = timeZone;
    // One day of each half of the year, for zones with summer time.
    return [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)].every((ms) => {
      const name = format.formatToParts(ms).find(({ type }) => type === "timeZoneName")?.value ?? "";
      const [, sign, hours, minutes] = /^GMT(?:([+-])(\d+):(\d+))?$/.exec(name) ?? [];
      const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === "-" ? -1 : 1);
      return offset + new Date(ms).getTimezoneOffset() === 0;
    });
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}

export function splitList(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Whether the text is an IPv4 or IPv6 address or a CIDR range. */
export function isAddressRange(text: string): boolean {
  return text.includes("/")
    ? ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)
    : ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

/** A stable id for a key without one, so that rotated lists need no ids. */
function idOf(key: Buffer): string {
  return `k-${createHash("sha256").update("taxd key id").update(key).digest("hex").slice(0, 12)}`;
}

/** Reads `key` or `id:key`; `undefined` when it is not 32 bytes of base64 or hex, or the id is not up to 40 plain characters. */
export function parseEncryptionKey(text: string): EncryptionKey | undefined {
  const parts = /^(?:([A-Za-z0-9_.-]{1,40}):)?([A-Za-z0-9+/_=-]+)$/.exec(text);
  if (!parts?.[2]) return undefined;
  const key = Buffer.from(parts[2], /^[0-9a-fA-F]{64}$/.test(parts[2]) ? "hex" : "base64");
  return key.length === 32 ? { id: parts[1] ?? idOf(key), key } : undefined;
}

export function parseEncryptionKeys(text: string): EncryptionKey[] | undefined {
  const keys = splitList(text).map(parseEncryptionKey);
  const valid = keys.filter((key) => key !== undefined);
  const ids = new Set(valid.map(({ id }) => id));
  return valid.length > 0 && valid.length === keys.length && ids.size === keys.length ? valid : undefined;
}

/** The formats that the variables name. */
export const formats: Record<string, (text: string) => boolean> = {
  "database-url": (text) => typeof readDatabaseUrl(text) !== "string",
  "http-url": isHttpUrl,
  "smtp-url": (text) => typeof readSmtpUrl(text) !== "string",
  sender: (text) => readSender(text) !== undefined,
  "time-zone": isTimeZone,
  "address-ranges": (text) => splitList(text).every(isAddressRange),
  "encryption-keys": (text) => parseEncryptionKeys(text) !== undefined,
};
