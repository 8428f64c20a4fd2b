// Takes a key, proves it with a light call, stores it.
import { Flags } from "@oclif/core";
import type { Health } from "@taxctl/sdk";
import { BaseCommand } from "../../base.ts";
import { branchProblem } from "../../branches/check.ts";
import { describe, isServiceFailure, isWrongKey } from "../../failures/describe.ts";
import { usageFailure } from "../../failures/failure.ts";
import { readInput } from "../../input/read.ts";
import { clean } from "../../output/terminal.ts";
import {
  type ChosenProfile,
  environmentOf,
  type KeySource,
  keyRemedy,
  maskKey,
  type Profile,
  readProfiles,
  requireSafeTransport,
  tidyBaseUrl,
  writeProfiles,
} from "../../service/profile.ts";

export default class AuthLogin extends BaseCommand<typeof AuthLogin> {
  static override summary = "sign in with an API key";
  static override description =
    `The command asks for the key, reads it from standard input (--with-key -) or takes it from TAXCTL_API_KEY;
it is never a flag's value, where other users of the machine could read it. Key and branch are checked with the
service, then stored in a file that only you can read. --profile names the profile, by default the environment of the key.`;
  static override examples = [
    "<%= config.bin %> auth login --base-url https://tax.example.com/api/v1",
    "<%= config.bin %> auth login --with-key - --base-url http://127.0.0.1:8080 --branch 00 < key.txt",
  ];
  static override flags = {
    "with-key": Flags.string({ summary: "read the key from standard input", helpValue: "-" }),
  };

  async run(): Promise<void> {
    const { baseUrl, apiKey, from } = await this.#answers();
    const environment = environmentOf(apiKey);
    if (travelsInTheClear(baseUrl)) this.caution(`The key travels unencrypted to ${baseUrl}: use https.`);
    const name = this.flags.profile ?? environment;
    const file = await readProfiles();
    const branch = this.flags.branch ?? process.env.TAXCTL_BRANCH ?? file.profiles[name]?.branch;
    const profile: Profile = {
      base_url: baseUrl,
      api_key: apiKey,
      environment,
      ...(branch ? { branch } : {}),
    };
    const { account, user } = await this.#check({ ...profile, name, from });
    file.profiles[name] = { ...file.profiles[name], ...profile };
    file.current = name;
    const path = await writeProfiles(file);
    if (process.env.TAXCTL_API_KEY && from !== "environment")
      this.caution("TAXCTL_API_KEY is set: its key is used instead of this profile's until you unset it.");
    this.conclude({
      data: {
        profile: name,
        account,
        user: user.name,
        role: user.role,
        environment,
        base_url: baseUrl,
        branch: branch ?? null,
        stored_in: path,
      },
      sentence:
        `Signed in to ${baseUrl} (${environment}) as ${clean(user.name)} (${user.role}) of ${clean(account)}` +
        ` with key ${maskKey(apiKey)}: profile ${name}, in ${path}`,
    });
  }

  /** The owner of the key. Throws if it isn't valid, or has no such branch. */
  async #check(profile: ChosenProfile): Promise<Health["caller"]> {
    const client = await this.clientFor(profile);
    try {
      const { caller } = await client.health.get();
      const problem = await branchProblem(client, profile.branch);
      if (problem?.isNew) this.caution(`${problem.message}: ${problem.remedy}`);
      else if (problem) throw usageFailure(problem.message, problem.remedy);
      return caller;
    } catch (error) {
      if (!isServiceFailure(error) || !isWrongKey(error)) throw error;
      throw Object.assign(describe(error), { remedy: keyRemedy(profile) });
    }
  }

  async #answers(): Promise<{ baseUrl: string; apiKey: string; from: KeySource }> {
    const given = this.flags["with-key"];
    // The key itself is on the command line: the message must not repeat it, because it may be logged.
    if (given !== undefined && given !== "-") {
      throw usageFailure(
        "--with-key takes `-` only: the key is read from standard input, never from the command line",
      );
    }
    const ask = given === "-" ? undefined : await this.ask();
    let url = this.flags["base-url"] ?? (process.env.TAXCTL_BASE_URL || undefined);
    let key = given === "-" ? (await readInput("-")).trim() : process.env.TAXCTL_API_KEY;
    let from: KeySource = given === "-" ? "standard input" : "environment";
    if (ask) {
      url ??= await ask.text({
        message: "Address of the service",
        initial: "http://127.0.0.1:8080/api/v1",
        check: (text) =>
          /^https?:\/\/[^\s/]/.test(text.trim()) || "It looks like https://tax.example.com/api/v1",
      });
      if (!key) {
        key = await ask.secret({ message: "API key" });
        from = "your answer";
      }
    }
    const errors: Record<string, string[]> = {};
    if (!url) errors["--base-url"] = ["is missing (or set TAXCTL_BASE_URL)"];
    if (!key)
      errors["--with-key"] = ["is missing: pipe the key in with `--with-key -`, or set TAXCTL_API_KEY"];
    else if (/\s/.test(key)) errors["--with-key"] = ["is not one key: it has white space in it"];
    if (!url || !key || Object.keys(errors).length > 0)
      throw usageFailure("Something to sign in with is missing", undefined, errors);
    requireSafeTransport(url);
    return { baseUrl: tidyBaseUrl(url), apiKey: key, from };
  }
}

/** Plain http is fine on this machine alone. */
function travelsInTheClear(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === "http:" && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
