// Responsible for a webhook's secret: from a file, standard input or the environment, never from the command line.
import { open, rm } from "node:fs/promises";
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

/** The same, or a usage failure where there is none. */
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

/**
 * Keeps a secret that is told only once in a new file, for its owner alone. The file is opened before the secret is
 * made: one without a place to go would be lost.
 */
export async function keepingSecret<T extends { secret: string }>(
  path: string,
  make: () => PromiseLike<T>,
): Promise<T> {
  const file = await open(path, "wx", 0o600).catch((error: Error) => {
    throw usageFailure(`The secret can't be kept in ${path}: ${error.message}`, "Name a new file.");
  });
  try {
    const made = await make().then(undefined, async (error: unknown) => {
      await rm(path);
      throw error;
    });
    await file.writeFile(`${made.secret}\n`);
    return made;
  } finally {
    await file.close();
  }
}

/** A secret for this run alone. */
export function newSecret(): string {
  return `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString("base64")}`;
}
