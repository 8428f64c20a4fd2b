// A webhook's secret: from a file, standard input or the environment, never from the command line.
import { Flags } from "@oclif/core";
import { usageFailure } from "../failures/failure.ts";
import { readInput } from "../input/read.ts";

export const secretFlag = Flags.string({
  summary: "file (or -) with the secret whsec_…; else TAXCTL_WEBHOOK_SECRET",
  helpValue: "file",
});

/** The secrets, one a line: several while one is being rotated. */
export async function readSecrets(path: string | undefined): Promise<string[]> {
  const text = path === undefined ? (process.env.TAXCTL_WEBHOOK_SECRET ?? "") : await readInput(path);
  const secrets = text.split(/\s+/).filter((line) => line !== "");
  for (const secret of secrets)
    if (!/^whsec_[A-Za-z0-9+/]+=*$/.test(secret))
      throw usageFailure(
        "The webhook secret is not one",
        "It begins with whsec_ and was shown when the webhook was made.",
      );
  return secrets;
}

/** The same, or a usage failure without one. */
export async function requireSecrets(path: string | undefined): Promise<string[]> {
  const secrets = await readSecrets(path);
  if (secrets.length === 0)
    throw usageFailure(
      "There is no webhook secret",
      "`taxctl webhooks create --secret-file FILE` keeps it, once; any receiver of your own can be tried with a made-up one.",
      {
        "--secret-file": ["is missing (or set TAXCTL_WEBHOOK_SECRET)"],
      },
    );
  return secrets;
}

/** A secret for this run alone. */
export function newSecret(): string {
  return `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString("base64")}`;
}
