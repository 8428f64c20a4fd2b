// What Node does in threads of its own, which end at moments of their own: one source of the process, as of time and chance.
import { type Argon2Parameters, argon2 } from "node:crypto";
import { fdatasync } from "node:fs";
import { promisify } from "node:util";

/** What the service has done in threads. */
export type ThreadSource = {
  /** A password's Argon2id hash. */
  hash(parameters: Argon2Parameters): Promise<Buffer>;
  /** Resolves when what was written to an open file is on the disk. */
  sync(descriptor: number): Promise<void>;
  /**
   * A QR code as a PNG data URI, with the margin that scanners want.
   *
   * @throws Error when no QR code can hold the text
   */
  drawQr(text: string): Promise<string>;
};

/** One filter in place of the usual trial of all: two thirds of the time, and a smaller picture. */
const pngOptions: object = { filterType: 0, deflateLevel: 6, deflateStrategy: 0 };

/** Loaded with the first drawing: Node resolves the name again for each import. */
let drawer: Promise<{ default: typeof import("qrcode") }> | undefined;

const machine: ThreadSource = {
  hash: (parameters) =>
    new Promise((resolve, reject) => {
      argon2("argon2id", parameters, (error, key) => (error ? reject(error) : resolve(key)));
    }),
  sync: promisify(fdatasync),
  async drawQr(text) {
    drawer ??= import("qrcode");
    const { default: QRCode } = await drawer;
    const options = { errorCorrectionLevel: "M" as const, margin: 4, scale: 4, rendererOpts: pngOptions };
    return QRCode.toDataURL(text, options);
  },
};

/** The source in use. */
export let threadSource = machine;

/** Puts another source in place of the machine's, for a simulation. Returns what puts the machine's back. */
export function useThreadSource(source: ThreadSource): () => void {
  threadSource = source;
  return () => {
    threadSource = machine;
  };
}
