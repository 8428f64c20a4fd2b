// Copies that are encrypted in the format of age (age-encryption.org): for its public recipients, so that only the holder of a key opens them.
import { closeSync, createReadStream, createWriteStream, openSync, readSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BackupError } from "./backup-error.ts";

const firstLine = "age-encryption.org/v1\n";
/** The pieces in which a file is read: less would take more time, more takes memory. */
const pieceBytes = 1 << 20;

/** A stream as browsers have it, which the library takes. */
type WebStream = ReadableStream<Uint8Array>;

/** Loaded only by those who encrypt: no start of the service pays for it. */
const load = () => import("age-encryption");

function read(file: string): WebStream {
  return Readable.toWeb(createReadStream(file, { highWaterMark: pieceBytes })) as WebStream;
}

/** Writes a file that must not exist, readable by its owner only. */
async function write(stream: WebStream, file: string): Promise<void> {
  const target = createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]), target);
}

/** A new pair: the identity opens what is encrypted to the recipient. */
export async function createKey(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await load();
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Those of the texts that are no recipients. */
export async function findWrongRecipients(recipients: readonly string[]): Promise<string[]> {
  const { Encrypter } = await load();
  return recipients.filter((recipient) => {
    try {
      new Encrypter().addRecipient(recipient);
      return false;
    } catch {
      return true;
    }
  });
}

/** Encrypts a file to another, in pieces: the memory doesn't depend on its size. */
export async function sealFile(source: string, target: string, recipients: readonly string[]): Promise<void> {
  const { Encrypter } = await load();
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  await write(await encrypter.encrypt(read(source)), target);
}

/** Whether a file is encrypted. */
export function isSealed(file: string): boolean {
  const begin = Buffer.alloc(firstLine.length);
  const handle = openSync(file, "r");
  try {
    readSync(handle, begin, 0, begin.length, 0);
  } finally {
    closeSync(handle);
  }
  return begin.toString("latin1") === firstLine;
}

/**
 * Decrypts a file to another.
 * @throws BackupError if no identity fits, or the file was changed or cut
 */
export async function openSealed(
  source: string,
  target: string,
  identities: readonly string[],
): Promise<void> {
  const { Decrypter } = await load();
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    await write(await decrypter.decrypt(read(source)), target);
  } catch (error) {
    if (String(error).includes("no identity matched"))
      throw new BackupError(
        `${source} is encrypted for another key.`,
        "Give the key file whose public half was used when the copy was made.",
        { cause: error },
      );
    if (error instanceof Error && "code" in error) throw error;
    throw new BackupError(`${source} is damaged: it can't be decrypted to its end.`, "Take another copy.", {
      cause: error,
    });
  }
}
