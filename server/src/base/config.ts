// The service's configuration: its environment variables, checked as a whole before anything opens.
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import type { ErrorObject } from "ajv/dist/2020.js";
import { checkConfig } from "./config-check.ts";
import {
  type EncryptionKey,
  type LogLevel,
  type MetricsReaders,
  newKeyCommand,
  parseEncryptionKeys,
  splitList,
  variables,
} from "./config-schema.ts";
import { readDatabaseUrl } from "./database-url.ts";
import { readSender, readSmtpUrl, type SmtpServer } from "./mail-settings.ts";

/** The checked configuration; frozen. */
export type Config = {
  readonly host: string;
  readonly port: number;
  /** Absolute path. */
  readonly dataDir: string;
  /** `undefined`: embedded SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Overrides the time zones of all profiles; `undefined`: each branch has its profile's (`zone.ts`). */
  readonly timeZone: string | undefined;
  /** The first encrypts, all decrypt. Empty only with the embedded database, where `openSecrets` keeps a key file. */
  readonly encryptionKeys: readonly EncryptionKey[];
  /** IP addresses and CIDR ranges whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: LogLevel;
  /** Whether control units, and webhooks of sandboxes, may be at private or loopback addresses. */
  readonly allowPrivateUnits: boolean;
  /** The longest time for a save at a control unit, at least 5 s. Leases and replays follow from it. */
  readonly saveLimitMs: number;
  /** The service's URL as its callers see it, without a closing slash; `undefined`: where it listens. */
  readonly publicUrl: string | undefined;
  /** Whether there are pages for people at `/console`. */
  readonly console: boolean;
  /** Whether live keys and relays of members wait for an operator's approval. */
  readonly keyApproval: boolean;
  /** The version of the terms that registrations must accept, and where it can be read. */
  readonly terms: { readonly version: string | undefined; readonly url: string | undefined };
  /** `undefined`: mails are files in the data folder. */
  readonly smtp: SmtpServer | undefined;
  readonly mailFrom: { readonly name: string; readonly address: string };
  /** Who may read `/metrics`: nobody, callers on this machine, or everybody who reaches the port. */
  readonly metrics: MetricsReaders;
  /** How long the service still accepts requests after the signal to stop, while `/readyz` responds 503. */
  readonly drainDelayMs: number;
  /** Percentage of the responses that are compared with the document. */
  readonly checkResponses: number;
  /** How long a start waits for its database server. */
  readonly databaseWaitMs: number;
  /** How long attempts at calls to control units are kept. */
  readonly attemptDays: number;
  /** Webhooks that an account may register in each environment. */
  readonly webhooks: number;
  /** Attempts a second at the webhooks of one account and environment. */
  readonly webhookPace: number;
  /** Days for which webhook deliveries and their events are kept. */
  readonly deliveryDays: number;
  /** How long a session lasts without a request. */
  readonly sessionIdleMs: number;
  /** How long a session lasts however much it is used. */
  readonly sessionLongestMs: number;
  /** The age of the last backup from which on health warns. */
  readonly backupMaxAgeMs: number;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** One thing wrong with the configuration. */
type ConfigProblem = { variable: string; value: string | undefined; problem: string; remedy: string };

/** Everything that is wrong with the configuration, in one error; secrets are masked in it. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    const lines = problems.map(({ variable, value, problem, remedy }) => {
      const shown = value === undefined ? "" : ` = ${JSON.stringify(value)}`;
      return `  ${variable}${shown}: ${problem}. ${remedy}`;
    });
    super(`The configuration is not usable:\n${lines.join("\n")}`);
    this.name = "ConfigError";
    this.problems = problems;
  }
}

/** One row of the configuration's documentation. */
type ConfigRow = {
  variable: string;
  type: string;
  default: string;
  description: string;
  secret: boolean;
};

/** The variables as the documentation lists them, from the schema that checks them. */
export function describeConfig(): ConfigRow[] {
  return Object.entries(variables).map(([variable, schema]) => ({
    variable,
    type: schema.type,
    default: schema.default === undefined ? "" : String(schema.default),
    description: schema.description,
    secret: schema.writeOnly === true,
  }));
}

const problemOfFormat: Record<string, string> = {
  "http-url": "is not an http or https address",
  sender: "is not an e-mail address, alone or as Name <address>",
  "time-zone": "is not the name of an IANA time zone",
  "address-ranges": "holds something that is neither an address nor a range",
  "encryption-keys": "is not one or more different keys of 32 bytes",
};

/** A value as it may be shown: secrets and passwords are replaced. */
function mask(variable: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (variables[variable]?.writeOnly || /KEY|SECRET|PASSWORD|TOKEN/.test(variable)) return "***";
  return value.replace(/(\/\/[^:/@]*:)[^@]*@/, "$1***@");
}

/** Letters to insert, delete or change to make one text of the other. */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}

/** The known word that an unknown one probably means. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, steps: distance(word, candidate) }))
    .sort((left, right) => left.steps - right.steps);
  return best && best.steps <= Math.max(2, word.length / 4) ? best.candidate : undefined;
}

const urlReaders: Record<string, ((text: string) => unknown) | undefined> = {
  TAXD_DATABASE_URL: readDatabaseUrl,
  TAXD_SMTP_URL: readSmtpUrl,
};

/** The problem of a variable that is left out, with the usual remedy. */
function problemWith(variable: string, problem: string): ConfigProblem {
  return { variable, value: undefined, problem, remedy: variables[variable]?.remedy ?? "" };
}

function problemOf(error: ErrorObject, env: Environment): ConfigProblem {
  if (error.keyword === "additionalProperties") {
    const variable = String(error.params.additionalProperty);
    const meant = nearest(variable, Object.keys(variables));
    const remedy = meant ? `Did you mean ${meant}?` : `Known are ${Object.keys(variables).join(", ")}.`;
    const problem = "is not a variable of this service";
    return { variable, value: mask(variable, env[variable]), problem, remedy };
  }
  const variable = error.instancePath.slice(1);
  const value = env[variable] ?? "";
  const read = urlReaders[variable]?.(value);
  const ofUrl = typeof read === "string" ? read : undefined;
  const problem = ofUrl ?? problemOfFormat[String(error.params.format)] ?? error.message ?? "is not valid";
  return { ...problemWith(variable, problem), value: mask(variable, env[variable]) };
}

/** The settings of a mail server besides its URL. Both are required: a default would send wrong links, or mail that looks like spam. */
function missingForMail(values: Readonly<Record<string, unknown>>): ConfigProblem[] {
  if (values.TAXD_SMTP_URL === undefined) return [];
  return ["TAXD_PUBLIC_URL", "TAXD_MAIL_FROM"]
    .filter((variable) => values[variable] === undefined)
    .map((variable) => problemWith(variable, "is required with TAXD_SMTP_URL"));
}

/** The console's mails and checks name the service's URL; a command that gives the console by default knows its own. */
function missingForConsole(
  values: Readonly<Record<string, unknown>>,
  defaults: Environment,
): ConfigProblem[] {
  const isKnown = values.TAXD_PUBLIC_URL !== undefined || defaults.TAXD_CONSOLE !== undefined;
  if (values.TAXD_CONSOLE !== "on" || isKnown) return [];
  return [problemWith("TAXD_PUBLIC_URL", "is required with TAXD_CONSOLE=on")];
}

/**
 * Reads the configuration from the environment; an empty variable counts as left out.
 * `defaults` are a command's own, used for variables that are left out.
 * @throws ConfigError with every problem at once.
 */
export function loadConfig(env: Environment = process.env, defaults: Environment = {}): Config {
  const values: Record<string, unknown> = { ...defaults };
  for (const [variable, value] of Object.entries(env)) {
    if (variable.startsWith("TAXD_") && value !== undefined && value !== "") values[variable] = value;
  }
  const needsKey = values.TAXD_DATABASE_URL !== undefined && values.TAXD_ENCRYPTION_KEY === undefined;
  const missing = [...missingForMail(values), ...missingForConsole(values, defaults)];
  const isValid = checkConfig(values);
  const problems = new Map<string, ConfigProblem>();
  for (const error of checkConfig.errors ?? []) {
    const problem = problemOf(error, env);
    if (!problems.has(problem.variable)) problems.set(problem.variable, problem);
  }
  if (needsKey) {
    problems.set("TAXD_ENCRYPTION_KEY", {
      variable: "TAXD_ENCRYPTION_KEY",
      value: undefined,
      problem: "is required with TAXD_DATABASE_URL, because every process must decrypt the same credentials",
      remedy: `Make one with: ${newKeyCommand}; keep it outside the database, and give it to every process.`,
    });
  }
  for (const problem of missing) problems.set(problem.variable, problem);
  if (!isValid || problems.size > 0) throw new ConfigError([...problems.values()]);
  return Object.freeze({
    host: values.TAXD_HOST,
    port: values.TAXD_PORT,
    dataDir: resolve(values.TAXD_DATA_DIR),
    databaseUrl: values.TAXD_DATABASE_URL,
    timeZone: values.TAXD_TIME_ZONE,
    encryptionKeys: Object.freeze(parseEncryptionKeys(values.TAXD_ENCRYPTION_KEY ?? "") ?? []),
    trustedProxies: Object.freeze(splitList(values.TAXD_TRUSTED_PROXIES)),
    logLevel: values.TAXD_LOG_LEVEL,
    allowPrivateUnits: values.TAXD_ALLOW_PRIVATE_UNITS,
    saveLimitMs: values.TAXD_SAVE_LIMIT_MS,
    publicUrl: values.TAXD_PUBLIC_URL?.replace(/\/+$/, ""),
    console: values.TAXD_CONSOLE === "on",
    keyApproval: values.TAXD_KEY_APPROVAL === "on",
    terms: Object.freeze({ version: values.TAXD_TERMS_VERSION, url: values.TAXD_TERMS_URL }),
    smtp: smtpOf(values.TAXD_SMTP_URL),
    mailFrom: Object.freeze(readSender(values.TAXD_MAIL_FROM) ?? { name: "", address: "" }),
    metrics: values.TAXD_METRICS,
    checkResponses: values.TAXD_CHECK_RESPONSES,
    drainDelayMs: values.TAXD_DRAIN_DELAY_MS,
    attemptDays: values.TAXD_ATTEMPT_DAYS,
    databaseWaitMs: values.TAXD_DATABASE_WAIT_MS,
    webhooks: values.TAXD_WEBHOOKS,
    webhookPace: values.TAXD_WEBHOOK_PACE,
    deliveryDays: values.TAXD_DELIVERY_DAYS,
    sessionIdleMs: values.TAXD_SESSION_IDLE_MINUTES * 60_000,
    sessionLongestMs: values.TAXD_SESSION_HOURS * 3_600_000,
    backupMaxAgeMs: values.TAXD_BACKUP_MAX_AGE_HOURS * 3_600_000,
  });
}

function smtpOf(text: string | undefined): SmtpServer | undefined {
  const server = text === undefined ? undefined : readSmtpUrl(text);
  return typeof server === "string" ? undefined : server;
}

/** Where `taxctl` keeps its profiles and keys, so that `taxd start` can hand it the sandbox's. */
export function clientConfigFile(env: Environment = process.env): string {
  const folder =
    env.TAXCTL_CONFIG_DIR || join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), ".config"), "taxctl");
  return join(folder, "config.json");
}
