// Passwords: which ones are accepted, and their hashes (Argon2id).

import { timingSafeEqual } from "node:crypto";
import { randomBytes } from "../../base/chance.ts";
import { UnavailableError, ValidationError } from "../../base/errors.ts";
import { threadSource } from "../../base/threads.ts";
import { commonPasswords } from "./common-passwords.ts";

declare module "../../core/context/context.ts" {
  interface Service {
    /** Hashes and compares passwords. */
    passwords: Passwords;
  }
}

const shortestPassword = 12;

/** 19 MiB and two passes, as OWASP recommends. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const hashBytes = 32;
const saltBytes = 16;
/** Hashes at the same time: each needs its memory and a thread. */
const mostAtOnce = 2;
/** Requests that wait for their turn, about a second's work. */
const mostWaiting = 50;

/** Hashes and verifies passwords, a few at a time. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, so that timing doesn't reveal known addresses. */
  verify(password: string, hash: string | null | undefined): Promise<boolean>;
};

type Hashed = { salt: Buffer; hash: Buffer };

const head = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;
const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64").replaceAll("=", "");

function read(text: string): Hashed | undefined {
  if (!text.startsWith(head)) return undefined;
  const [salt = Buffer.of(), hash] = text
    .slice(head.length)
    .split("$")
    .map((part) => Buffer.from(part, "base64"));
  return hash?.length === hashBytes ? { salt, hash } : undefined;
}

function derive(password: string, nonce: Uint8Array): Promise<Buffer> {
  return threadSource.hash({ ...cost, message: password.normalize("NFC"), nonce, tagLength: hashBytes });
}

/** @throws UnavailableError from its functions when too many wait */
export function createPasswords(): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];
  /** Compared where there is no hash; nothing matches it. */
  const nobody: Hashed = { salt: randomBytes(saltBytes), hash: randomBytes(hashBytes) };

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting.length >= mostWaiting)
      throw new UnavailableError("Too many people sign in at the moment; try again", 1);
    if (running >= mostAtOnce) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      return `${head}${encode(salt)}$${encode(await inTurn(() => derive(password, salt)))}`;
    },
    async verify(password, stored) {
      const { salt, hash } = (stored ? read(stored) : undefined) ?? nobody;
      return timingSafeEqual(await inTurn(() => derive(password, salt)), hash);
    },
  };
}

/** Why a password is not accepted for a person. */
function problemOf(password: string, { email, name }: { email: string; name: string }): string | undefined {
  const text = password.normalize("NFC").toLowerCase();
  if ([...text].length < shortestPassword) return `must have at least ${shortestPassword} characters`;
  const word = text.replace(/[^\p{L}]+$/u, "");
  const half = text.slice(0, text.length / 2);
  const isRepeated = new Set(text).size < 5 || half.repeat(2) === text;
  if (isRepeated || commonPasswords.has(text) || commonPasswords.has(word))
    return "is a common password, which attackers try first; choose several unrelated words";
  const own = [email, email.split("@")[0] ?? "", ...name.toLowerCase().split(/\s+/), name.toLowerCase()];
  // A part of a few letters is in many passwords.
  const isOwn = own.some((part) => part.length >= 4 && word.replace(/^[^\p{L}]+/u, "") === part);
  return isOwn ? "must not be the person's name or e-mail address" : undefined;
}

/** @throws ValidationError naming the field */
export function requireGoodPassword(
  password: string,
  person: { email: string; name: string },
  field = "password",
): void {
  const problem = problemOf(password, person);
  if (problem !== undefined) throw new ValidationError({ [field]: [problem] });
}
