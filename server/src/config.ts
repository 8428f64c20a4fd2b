// The service's configuration: one schema of environment variables, checked as a whole before anything opens.
import { createHash } from "node:crypto";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import ipaddr from "ipaddr.js";

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const metricsReaders = ["off", "loopback", "on"] as const;

/** How much the service logs. */
export type LogLevel = (typeof logLevels)[number];

/** A key of 32 bytes that encrypts credentials, with the id that is stored beside what it encrypted. */
export type EncryptionKey = { readonly id: string; readonly key: Buffer };

/** The checked configuration; frozen. */
export type Config = {
  readonly host: string;
  readonly port: number;
  /** Absolute path. */
  readonly dataDir: string;
  /** `undefined`: embedded SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly timeZone: string;
  /** The first encrypts, all decrypt. Empty only with the embedded database, where `openSecrets` keeps a key file. */
  readonly encryptionKeys: readonly EncryptionKey[];
  /** Addresses and CIDR ranges whose `X-Forwarded-For` counts. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: LogLevel;
  /** Whether devices of *live* data sets may have private addresses; sandbox devices always may. */
  readonly allowPrivateUnits: boolean;
  /** Longest a control unit may take over a save; leases and replays of unanswered calls follow from it. */
  readonly saveLimitMs: number;
  /** The service's address as its callers see it, without a closing slash; `undefined`: where it listens. */
  readonly publicUrl: string | undefined;
  /** Who may read `/metrics`: nobody, callers on this machine, everybody who reaches the port. */
  readonly metrics: (typeof metricsReaders)[number];
  /** How long requests are still taken after the signal to stop, while `/readyz` says 503. */
  readonly drainDelayMs: number;
  /** Days for which webhook deliveries and their events are kept. */
  readonly deliveryDays: number;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** One thing wrong with the configuration. */
export type ConfigProblem = { variable: string; value: string | undefined; problem: string; remedy: string };

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

type Variable = {
  type: "string" | "integer" | "boolean";
  description: string;
  remedy: string;
  default?: string | number | boolean;
  [keyword: string]: unknown;
};

const newKeyCommand = "openssl rand -base64 32";

const variables: Record<string, Variable> = {
  TAXD_HOST: {
    type: "string",
    minLength: 1,
    default: "127.0.0.1",
    description: "Address the service listens on. `0.0.0.0` listens on every network of the machine.",
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
      "MySQL or MariaDB database, `mysql://user:password@host:3306/name`. Left out: embedded SQLite.",
    remedy: "Give mysql://user:password@host:3306/name (mariadb:// is accepted too), or leave it out.",
  },
  TAXD_TIME_ZONE: {
    type: "string",
    format: "time-zone",
    default: "Africa/Nairobi",
    description: "Time zone of the tax authority; document dates and daily totals are local to it.",
    remedy: "Give an IANA name such as Africa/Nairobi.",
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
      "Addresses or CIDR ranges of the proxies in front, by commas; only theirs is a forwarded address believed.",
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
    description:
      "Whether control units of live data may stand at private addresses. Default: true with the embedded database, false otherwise. " +
      "Sandbox data may always use them; link-local and metadata addresses are always refused.",
    remedy: "Give true or false.",
  },
  TAXD_SAVE_LIMIT_MS: {
    type: "integer",
    minimum: 500,
    maximum: 120_000,
    default: 30_000,
    description:
      "Longest a control unit may take to answer a sale, purchase or movement, in milliseconds. After a crash a call that was on its " +
      "way is repeated when this is over for certain. Give every process of one database the same.",
    remedy: "Give a number from 500 to 120000.",
  },
  TAXD_PUBLIC_URL: {
    type: "string",
    format: "http-url",
    description: "Address under which callers reach the service, when a proxy stands in front of it.",
    remedy: "Give an address such as https://tax.example.com.",
  },
  TAXD_METRICS: {
    type: "string",
    enum: metricsReaders,
    default: "loopback",
    description:
      "Who may read `/metrics`: `loopback`, direct callers on this machine; `on`, everybody who reaches the port; `off`, nobody. " +
      "Figures only, without names or keys.",
    remedy: `Give one of ${metricsReaders.join(", ")}.`,
  },
  TAXD_DRAIN_DELAY_MS: {
    type: "integer",
    minimum: 0,
    maximum: 60_000,
    default: 0,
    description:
      "How long requests are still taken after the signal to stop, in milliseconds: `/readyz` answers 503 meanwhile, so that a load " +
      "balancer looks elsewhere. Give twice the interval of its checks.",
    remedy: "Give a number from 0 to 60000.",
  },
  TAXD_DELIVERY_DAYS: {
    type: "integer",
    minimum: 7,
    maximum: 3_650,
    default: 30,
    description:
      "Days for which webhook deliveries and their events are kept, to be listed and resent. What is still to be sent is never deleted.",
    remedy: "Give a number from 7 to 3650.",
  },
};

/** One row of the configuration's documentation. */
export type ConfigRow = {
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

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function isDatabaseUrl(text: string): boolean {
  const url = parseUrl(text);
  return (
    !!url && ["mysql:", "mariadb:"].includes(url.protocol) && url.hostname !== "" && url.pathname.length > 1
  );
}

function isHttpUrl(text: string): boolean {
  const url = parseUrl(text);
  return !!url && ["http:", "https:"].includes(url.protocol) && url.search === "" && url.hash === "";
}

function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

function splitList(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Whether the text is an IPv4 or IPv6 address or a CIDR range. */
export function isAddressRange(text: string): boolean {
  return text.includes("/")
    ? ipaddr.isValidCIDR(text)
    : ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

/** A stable id for a key that was given none, so that a rotated list needs no ids of its own. */
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

function parseEncryptionKeys(text: string): EncryptionKey[] | undefined {
  const keys = splitList(text).map(parseEncryptionKey);
  const valid = keys.filter((key) => key !== undefined);
  const ids = new Set(valid.map(({ id }) => id));
  return valid.length > 0 && valid.length === keys.length && ids.size === keys.length ? valid : undefined;
}

const ajv = new Ajv2020({
  allErrors: true,
  coerceTypes: true,
  useDefaults: true,
  keywords: ["remedy"],
  // The schema above is no input: every start would compile the schema of schemas to judge it.
  meta: false,
  validateSchema: false,
});
ajv.addFormat("database-url", isDatabaseUrl);
ajv.addFormat("http-url", isHttpUrl);
ajv.addFormat("time-zone", isTimeZone);
ajv.addFormat("address-ranges", (text: string) => splitList(text).every(isAddressRange));
ajv.addFormat("encryption-keys", (text: string) => parseEncryptionKeys(text) !== undefined);

type Values = {
  TAXD_HOST: string;
  TAXD_PORT: number;
  TAXD_DATA_DIR: string;
  TAXD_DATABASE_URL?: string;
  TAXD_TIME_ZONE: string;
  TAXD_ENCRYPTION_KEY?: string;
  TAXD_TRUSTED_PROXIES: string;
  TAXD_LOG_LEVEL: LogLevel;
  TAXD_ALLOW_PRIVATE_UNITS?: boolean;
  TAXD_SAVE_LIMIT_MS: number;
  TAXD_PUBLIC_URL?: string;
  TAXD_METRICS: Config["metrics"];
  TAXD_DRAIN_DELAY_MS: number;
  TAXD_DELIVERY_DAYS: number;
};
const validate = ajv.compile<Values>({ type: "object", additionalProperties: false, properties: variables });

const problemOfFormat: Record<string, string> = {
  "database-url": "is not a MySQL or MariaDB address with a database name",
  "http-url": "is not an http or https address",
  "time-zone": "is not a time zone",
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

/** The one of `known` that the unknown word was probably meant to be. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, steps: distance(word, candidate) }))
    .sort((left, right) => left.steps - right.steps);
  return best && best.steps <= Math.max(2, word.length / 4) ? best.candidate : undefined;
}

function problemOf(error: ErrorObject, env: Environment): ConfigProblem {
  if (error.keyword === "additionalProperties") {
    const variable = String(error.params.additionalProperty);
    const meant = nearest(variable, Object.keys(variables));
    const remedy = meant ? `Did you mean ${meant}?` : `Known are ${Object.keys(variables).join(", ")}.`;
    return {
      variable,
      value: mask(variable, env[variable]),
      problem: "is not a variable of this service",
      remedy,
    };
  }
  const variable = error.instancePath.slice(1);
  const problem = problemOfFormat[String(error.params.format)] ?? error.message ?? "is not valid";
  return {
    variable,
    value: mask(variable, env[variable]),
    problem,
    remedy: variables[variable]?.remedy ?? "",
  };
}

/**
 * Reads the configuration from the environment; an empty variable counts as left out.
 * @throws ConfigError with every problem at once.
 */
export function loadConfig(env: Environment = process.env): Config {
  const values: Record<string, unknown> = {};
  for (const [variable, value] of Object.entries(env)) {
    if (variable.startsWith("TAXD_") && value !== undefined && value !== "") values[variable] = value;
  }
  const needsKey = values.TAXD_DATABASE_URL !== undefined && values.TAXD_ENCRYPTION_KEY === undefined;
  const isValid = validate(values);
  const problems = new Map<string, ConfigProblem>();
  for (const error of validate.errors ?? []) {
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
    allowPrivateUnits: values.TAXD_ALLOW_PRIVATE_UNITS ?? values.TAXD_DATABASE_URL === undefined,
    saveLimitMs: values.TAXD_SAVE_LIMIT_MS,
    publicUrl: values.TAXD_PUBLIC_URL?.replace(/\/+$/, ""),
    metrics: values.TAXD_METRICS,
    drainDelayMs: values.TAXD_DRAIN_DELAY_MS,
    deliveryDays: values.TAXD_DELIVERY_DAYS,
  });
}

/** Where `taxctl` keeps its profiles and keys, so that `taxd start` can hand it the sandbox's. */
export function clientConfigFile(env: Environment = process.env): string {
  const folder =
    env.TAXCTL_CONFIG_DIR || join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), ".config"), "taxctl");
  return join(folder, "config.json");
}
