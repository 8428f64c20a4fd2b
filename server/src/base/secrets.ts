// Encryption of stored credentials: AES-256-GCM, the key's id next to the ciphertext, bound to the row it belongs to.
// Signatures of texts that callers keep for us: HMAC-SHA-256 under the same keys.

import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { randomBytes } from "./chance.ts";
import type { Config } from "./config.ts";
import { type EncryptionKey, parseEncryptionKey } from "./config-schema.ts";
import { fieldOf } from "./unknown.ts";

/** The stored form: the columns `…` and `…_key_id` of the row. */
export type Sealed = { key_id: string; ciphertext: Buffer };

/** A secret that can't be read: its key is missing, or the bytes don't belong to this row. */
export class SecretError extends Error {
  override readonly name = "SecretError";
}

/** Whether a secret can be read. */
export function opens(open: () => unknown): boolean {
  try {
    open();
    return true;
  } catch (error) {
    if (error instanceof SecretError) return false;
    throw error;
  }
}

/** Encrypts and decrypts; `identity` names the row and column (`devices/<environment>/<bhf_id>/credentials`) and must be the same both times. */
export type Secrets = {
  /** The id of the key that encrypts now. */
  readonly keyId: string;
  encrypt(plain: string | Uint8Array, identity: string): Sealed;
  /** @throws SecretError */
  decrypt(sealed: { key_id: string; ciphertext: Uint8Array }, identity: string): string;
  /** The same for bytes that aren't text. @throws SecretError */
  decryptBytes(sealed: { key_id: string; ciphertext: Uint8Array }, identity: string): Buffer;
  /** The same secret under the key that encrypts now, or `undefined` when it already is. @throws SecretError */
  reencrypt(sealed: { key_id: string; ciphertext: Uint8Array }, identity: string): Sealed | undefined;
  /** A signature of `signatureBytes`; `identity` names the purpose of the text. */
  sign(text: Uint8Array, identity: string): Buffer;
  /** Whether one of the keys signed this text for this purpose. */
  isSigned(text: Uint8Array, signature: Uint8Array, identity: string): boolean;
};

export const signatureBytes = 16;

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/** Secrets under the given keys: the first encrypts, all decrypt. */
export function createSecrets(keys: readonly EncryptionKey[]): Secrets {
  const [current] = keys;
  if (!current) throw new SecretError("There is no encryption key. Set TAXD_ENCRYPTION_KEY.");

  function encrypt(plain: string | Uint8Array, identity: string): Sealed {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", current?.key ?? "", nonce);
    cipher.setAAD(Buffer.from(identity));
    const body = Buffer.concat([
      typeof plain === "string" ? cipher.update(plain, "utf8") : cipher.update(plain),
      cipher.final(),
    ]);
    return {
      key_id: current?.id ?? "",
      ciphertext: Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), body]),
    };
  }

  function decryptBytes(sealed: { key_id: string; ciphertext: Uint8Array }, identity: string): Buffer {
    const key = keys.find(({ id }) => id === sealed.key_id);
    if (!key) {
      throw new SecretError(
        `A stored secret was encrypted with the key "${sealed.key_id}", which this process does not have. ` +
          "Add that key to TAXD_ENCRYPTION_KEY, after the one in use.",
      );
    }
    const bytes = Buffer.from(sealed.ciphertext);
    const bodyAt = 1 + nonceBytes + tagBytes;
    try {
      if (bytes.length < bodyAt || bytes[0] !== version) throw new RangeError("not a sealed secret");
      const decipher = createDecipheriv("aes-256-gcm", key.key, bytes.subarray(1, 1 + nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(identity));
      decipher.setAuthTag(bytes.subarray(1 + nonceBytes, bodyAt));
      return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]);
    } catch (cause) {
      throw new SecretError(
        `A stored secret does not open with the key "${sealed.key_id}": another key goes by that id, or the stored bytes were changed. ` +
          "Set the right key in TAXD_ENCRYPTION_KEY, or enter the credentials again.",
        { cause },
      );
    }
  }

  const decrypt: Secrets["decrypt"] = (sealed, identity) => decryptBytes(sealed, identity).toString("utf8");

  // Each purpose has its own key, so a signature reveals nothing about ciphertexts.
  function signWith({ key }: EncryptionKey, text: Uint8Array, identity: string): Buffer {
    const purpose = createHmac("sha256", key).update(`sign/${identity}`).digest();
    return createHmac("sha256", purpose).update(text).digest().subarray(0, signatureBytes);
  }

  return {
    keyId: current.id,
    encrypt,
    decrypt,
    decryptBytes,
    sign: (text, identity) => signWith(current, text, identity),
    isSigned: (text, signature, identity) =>
      signature.length === signatureBytes &&
      keys.some((key) => timingSafeEqual(signWith(key, text, identity), signature)),
    reencrypt(sealed, identity) {
      return sealed.key_id === current.id ? undefined : encrypt(decrypt(sealed, identity), identity);
    },
  };
}

const keyFileName = "encryption.key";

function readKeyFile(path: string): EncryptionKey | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8").trim();
  } catch (error) {
    if (fieldOf(error, "code") === "ENOENT") return undefined;
    throw error;
  }
  const key = parseEncryptionKey(text);
  if (!key)
    throw new SecretError(
      `${path} does not hold an encryption key. Restore it from a backup of the data folder.`,
    );
  return key;
}

/** Written whole under another name and then linked, so that a crash leaves no half key and two processes agree on one. */
function makeKeyFile(dataDir: string, path: string): EncryptionKey {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (fieldOf(error, "code") !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const key = readKeyFile(path);
  if (!key) throw new SecretError(`${path} disappeared while it was being made. Start again.`);
  return key;
}

type KeyConfig = Pick<Config, "dataDir" | "encryptionKeys" | "databaseUrl">;

/** The ids among these of keys that an embedded database's service with this configuration lacks. */
export function findMissingKeys(ids: readonly string[], { dataDir, encryptionKeys }: KeyConfig): string[] {
  const known = [...encryptionKeys, readKeyFile(join(dataDir, keyFileName))].map((key) => key?.id);
  return ids.filter((id) => !known.includes(id));
}

/** The secrets of this configuration where it has a key; otherwise those of a random key, which open nothing and are kept nowhere. */
export function openExistingSecrets(config: KeyConfig): Secrets {
  const hasKey =
    config.databaseUrl !== undefined ||
    config.encryptionKeys.length > 0 ||
    existsSync(join(config.dataDir, keyFileName));
  return hasKey ? openSecrets(config) : createSecrets([{ id: "none", key: randomBytes(32) }]);
}

/**
 * The secrets of this configuration. On the embedded database a key is generated once into the data folder (mode 0600)
 * and still decrypts after `TAXD_ENCRYPTION_KEY` has replaced it.
 * @throws SecretError
 */
export function openSecrets(config: KeyConfig): Secrets {
  if (config.databaseUrl !== undefined) return createSecrets(config.encryptionKeys);
  const path = join(config.dataDir, keyFileName);
  const stored = readKeyFile(path);
  if (config.encryptionKeys.length === 0) return createSecrets([stored ?? makeKeyFile(config.dataDir, path)]);
  const others = stored && config.encryptionKeys.every(({ id }) => id !== stored.id) ? [stored] : [];
  return createSecrets([...config.encryptionKeys, ...others]);
}
