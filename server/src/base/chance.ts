// Everything that the service draws at random comes from the process's one source of chance.
import { randomFillSync } from "node:crypto";

/** Where chance comes from. */
export type ChanceSource = {
  /** Fills the bytes, which nobody can guess. */
  fill(bytes: Uint8Array): void;
  /** From 0 to below 1, to spread work: it may be guessed. */
  fraction(): number;
};

const machine: ChanceSource = {
  fill: (bytes) => void randomFillSync(bytes),
  fraction: () => Math.random(),
};

let source = machine;

/** Bytes for ids, drawn for many at once. */
const pool = Buffer.alloc(16 * 256);
let used = pool.length;

/** Puts another source in place of the machine's, for a simulation. Returns what puts the machine's back. */
export function useChanceSource(other: ChanceSource): () => void {
  const use = (one: ChanceSource): void => {
    source = one;
    used = pool.length;
  };
  use(other);
  return () => use(machine);
}

/** From 0 to below 1, to spread work: it may be guessed. */
export function fraction(): number {
  return source.fraction();
}

/** Bytes that nobody can guess. */
export function randomBytes(count: number): Buffer {
  const bytes = Buffer.alloc(count);
  source.fill(bytes);
  return bytes;
}

/** A whole number from 0 to below `max`, each as likely as any other; `max` is 2³² at most. */
export function randomInt(max: number): number {
  const even = 2 ** 32 - (2 ** 32 % max);
  for (;;) {
    const drawn = randomBytes(4).readUInt32BE();
    if (drawn < even) return drawn % max;
  }
}

/** Random bytes of an id, in hexadecimal. */
export function randomHex(count: number): string {
  if (used + count > pool.length) {
    source.fill(pool);
    used = 0;
  }
  used += count;
  return pool.toString("hex", used - count, used);
}

/** The digit of a UUID that has the variant of RFC 9562, instead of the first of some random digits. */
export function variantOf(hex: string): string {
  return ((Number.parseInt(hex.charAt(0), 16) & 0x3) | 0x8).toString(16);
}

/** A new random UUID (version 4). */
export function newUuid(): string {
  const hex = randomHex(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variantOf(hex.slice(16))}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
