// Profiles: the credentials file, the environment variables that win over it, and the choice of one.
import { mkdir, readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { isSafeForKey, normalizeBaseUrl } from "@taxctl/sdk/base-url";
import { exitCodes } from "../failures/exit-codes.ts";
import { Failure, usageFailure } from "../failures/failure.ts";
import { writeAtomically } from "../files/atomic-file.ts";
import { httpAddress } from "../input/http-url.ts";

/** One account, environment and branch to work with. */
export type Profile = {
  /** Ends in `/api/v1`, without a slash. */
  base_url: string;
  api_key: string;
  environment: "live" | "sandbox";
  /** Branch (`bhf_id`) for commands that don't name one. */
  branch?: string;
};

/** The credentials file. The service's first start writes a profile `sandbox` in this format too. */
export type ProfileFile = { version: 1; current?: string; profiles: Record<string, Profile> };

/** A profile chosen for one run, after flags and environment. */
export type ChosenProfile = Profile & { name: string; from: KeySource };

/** Where a key came from; the last two while signing in. */
export type KeySource = "file" | "environment" | "standard input" | "your answer";

export type Environment = Record<string, string | undefined>;

/** The path of the credentials: `$TAXCTL_CONFIG_DIR`, else the user's configuration folder. */
export function profilePath(env: Environment = process.env): string {
  if (env.TAXCTL_CONFIG_DIR) return join(env.TAXCTL_CONFIG_DIR, "config.json");
  return join(env.XDG_CONFIG_HOME || join(homedir(), ".config"), "taxctl", "config.json");
}

/** The file's content, empty without a file. Throws a {@link Failure} if it isn't our file. */
export async function readProfiles(env: Environment = process.env): Promise<ProfileFile> {
  const path = profilePath(env);
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return { version: 1, profiles: Object.create(null) };
    throw new Failure(`${path} can't be read`, { code: "profile_file", remedy: String(error), cause: error });
  }
  try {
    const parsed: unknown = JSON.parse(text);
    // Without a prototype: a profile named `constructor` must not be found.
    if (isProfileFile(parsed))
      return { ...parsed, profiles: Object.assign(Object.create(null), parsed.profiles) };
  } catch {}
  throw new Failure(`${path} is not a credentials file of this version`, {
    code: "profile_file",
    remedy: "Repair it, or move it away and run `taxctl auth login`.",
  });
}

function isProfileFile(value: unknown): value is ProfileFile {
  if (typeof value !== "object" || value === null) return false;
  return "version" in value && value.version === 1 && "profiles" in value && isRecord(value.profiles);
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Replaces the file, readable by its owner alone. */
export async function writeProfiles(file: ProfileFile, env: Environment = process.env): Promise<string> {
  const path = profilePath(env);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeAtomically(path, `${JSON.stringify(file, undefined, 2)}\n`, 0o600);
  return path;
}

/** Removes a profile and its key from the file. Throws a {@link Failure} if it doesn't exist. */
export async function forgetProfile(name: string, file: ProfileFile): Promise<void> {
  if (!file.profiles[name]) throw unknownProfile(name, file);
  delete file.profiles[name];
  if (file.current === name) delete file.current;
  await writeProfiles(file);
}

/** The profile options of flags; they override the environment, which overrides the file. */
type ProfileFlags = {
  profile?: string | undefined;
  branch?: string | undefined;
  baseUrl?: string | undefined;
};

/**
 * The profile of this run.
 *
 * @throws Failure exit code 4 when there is no key, 2 when the named profile does not exist.
 */
export async function chooseProfile(
  flags: ProfileFlags,
  env: Environment = process.env,
): Promise<ChosenProfile> {
  const file = await readProfiles(env);
  const wanted = flags.profile ?? env.TAXCTL_PROFILE ?? file.current;
  const stored = wanted === undefined ? undefined : file.profiles[wanted];
  const name = wanted ?? "environment";
  const explicit = flags.profile ?? env.TAXCTL_PROFILE;
  if (explicit !== undefined && !stored) throw unknownProfile(explicit, file);
  const apiKey = env.TAXCTL_API_KEY ?? stored?.api_key;
  const baseUrl = flags.baseUrl ?? (env.TAXCTL_BASE_URL || stored?.base_url);
  if (!apiKey) throw notSignedIn("There is no API key to work with", file);
  if (!baseUrl) throw notSignedIn("There is no service address to work with", file);
  const branch = flags.branch ?? env.TAXCTL_BRANCH ?? stored?.branch;
  if (!env.TAXCTL_API_KEY && stored) requireStoredOrigin(name, stored, baseUrl);
  requireSafeTransport(baseUrl, env);
  return {
    name,
    from: env.TAXCTL_API_KEY ? "environment" : "file",
    api_key: apiKey,
    base_url: tidyBaseUrl(baseUrl),
    environment: environmentOf(apiKey),
    ...(branch ? { branch } : {}),
  };
}

/** A stored key goes to no other service than the one it was stored for. */
function requireStoredOrigin(name: string, stored: Profile, baseUrl: string): void {
  const origin = new URL(tidyBaseUrl(baseUrl)).origin;
  const own = new URL(tidyBaseUrl(stored.base_url)).origin;
  if (origin === own) return;
  throw new Failure(`The key of profile ${name} was stored for ${own} and is not sent to ${origin}`, {
    code: "not_signed_in",
    exitCode: exitCodes.denied,
    remedy:
      "Sign in to that service with `taxctl auth login`, or set TAXCTL_API_KEY together with TAXCTL_BASE_URL.",
  });
}

/** Without TLS the key could be read on the way. */
export function requireSafeTransport(baseUrl: string, env: Environment = process.env): void {
  const { href, origin } = httpAddress(baseUrl, "https://tax.example.com/api/v1");
  if (isSafeForKey(href) || env.TAXCTL_ALLOW_HTTP === "1") return;
  throw usageFailure(
    `${origin} is not encrypted, and the key could be read on the way`,
    "Use https://. For a network that you trust, set TAXCTL_ALLOW_HTTP=1.",
  );
}

/** The source of a key, in words. */
export function keySource({ name, from }: ChosenProfile): string {
  if (from === "environment") return "TAXCTL_API_KEY";
  return from === "file" ? `profile ${name} in ${profilePath()}` : from;
}

/** The remedy for a key that the service rejects. */
export function keyRemedy(profile: ChosenProfile): string {
  const key = `The key ${maskKey(profile.api_key)} came from ${keySource(profile)}`;
  if (profile.from === "environment")
    return `${key}, which wins over every profile: set a valid one, or unset it.`;
  return `${key}: sign in with a valid one, \`taxctl auth login\`.`;
}

/** A profile name that the file does not have: exit code 2, naming those it has. */
export function unknownProfile(name: string, file: ProfileFile): Failure {
  const names = Object.keys(file.profiles);
  const remedy = names.length > 0 ? `There are: ${names.join(", ")}.` : "Run `taxctl auth login` first.";
  return usageFailure(`There is no profile ${name}`, remedy);
}

function notSignedIn(message: string, { profiles }: ProfileFile): Failure {
  const names = Object.keys(profiles);
  const or =
    names.length > 0 ? `, or choose a profile: \`taxctl profile use NAME\` (${names.join(", ")})` : "";
  return new Failure(message, {
    code: "not_signed_in",
    exitCode: exitCodes.denied,
    remedy: `Run \`taxctl auth login\`, or set TAXCTL_API_KEY and TAXCTL_BASE_URL${or}.`,
  });
}

/** The prefix of a key shows its environment: `txl_…` is live, everything else is treated as sandbox. */
export function environmentOf(apiKey: string): "live" | "sandbox" {
  return apiKey.startsWith("txl_") ? "live" : "sandbox";
}

/** The URL as the SDK reads it; a usage failure with an example if the text is no URL. */
export function tidyBaseUrl(text: string): string {
  const example = "https://tax.example.com/api/v1";
  httpAddress(text, example);
  const url = normalizeBaseUrl(text);
  if (url === undefined)
    throw usageFailure("The base URL has more than a host and a path", `It looks like ${example}.`);
  return url;
}

/** A key as it may be shown: its kind and its last four characters. */
export function maskKey(apiKey: string): string {
  return apiKey.length < 12 ? "****" : `${apiKey.slice(0, 4)}…${apiKey.slice(-4)}`;
}
