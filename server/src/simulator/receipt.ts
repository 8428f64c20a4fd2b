// Signing: internal data and signature of a receipt, generated but unique and repeatable for one unit and receipt.
import { createHash } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function base32(bytes: Buffer, length: number): string {
  let text = "";
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5 && text.length < length) {
      bits -= 5;
      text += alphabet[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return text;
}

/** The two base-32 texts of a receipt: 26 and 16 characters. */
export function signReceipt(
  sdcId: string,
  totRcptNo: number,
  hash: string,
): { intrlData: string; rcptSign: string } {
  const digest = createHash("sha512").update(`${sdcId}|${totRcptNo}|${hash}`).digest();
  return { intrlData: base32(digest.subarray(0, 17), 26), rcptSign: base32(digest.subarray(32, 42), 16) };
}
