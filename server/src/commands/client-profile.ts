// The profile of the sandbox in taxctl's configuration file: found, written, and everything else in that file left alone.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fieldOf, isRecord } from "../base/unknown.ts";

export type Profile = { base_url: string; api_key: string; environment: "live" | "sandbox"; branch?: string };

type ProfileFile = {
  version: 1;
  current?: unknown;
  profiles: Record<string, unknown>;
  [key: string]: unknown;
};

/** The file's content (empty if there is no file), or why it must not be changed. */
function read(path: string): { file: ProfileFile } | { problem: string } {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (fieldOf(error, "code") === "ENOENT") return { file: { version: 1, profiles: {} } };
    return { problem: `can't be read (${error instanceof Error ? error.message : String(error)})` };
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { problem: "is not JSON" };
  }
  if (!isRecord(content) || content.version !== 1) return { problem: "is of another version" };
  const profiles = content.profiles ?? {};
  return isRecord(profiles)
    ? { file: { ...content, version: 1, profiles } }
    : { problem: "has no profiles in it" };
}

/** The names and keys of the stored profiles; empty if the file can't be read. */
export function listProfileKeys(path: string): { name: string; api_key: string; base_url: string }[] {
  const content = read(path);
  if ("problem" in content) return [];
  return Object.entries(content.file.profiles).flatMap(([name, profile]) =>
    isRecord(profile) && typeof profile.api_key === "string"
      ? [{ name, api_key: profile.api_key, base_url: String(profile.base_url) }]
      : [],
  );
}

export type SavedProfile = { name: string; isCurrent: boolean } | { problem: string };

/**
 * Stores the profile under `name` and makes it the current one only where the file has no valid current one.
 * The file is replaced as a whole, readable by its owner alone; one that is not understood is left as it is.
 */
export function saveProfile(path: string, name: string, profile: Profile): SavedProfile {
  const content = read(path);
  if ("problem" in content) return content;
  const profiles = { ...content.file.profiles, [name]: profile };
  const { current } = content.file;
  const kept = typeof current === "string" && Object.hasOwn(profiles, current) ? current : name;
  const draft = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const text = `${JSON.stringify({ ...content.file, current: kept, profiles }, null, 2)}\n`;
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    return { problem: `can't be written (${error instanceof Error ? error.message : String(error)})` };
  }
  return { name, isCurrent: kept === name };
}
