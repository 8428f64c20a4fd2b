// Small images for logos.
import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** An RGBA image of one color. `pixels` stands for what the header promises, `more` is put behind the header. */
export function png(
  width: number,
  height: number,
  options: { pixels?: Buffer; more?: [string, string][]; depth?: number; interlace?: number } = {},
): Buffer {
  const { pixels, more = [], depth = 8, interlace = 0 } = options;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, 6, 0, 0, interlace], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    ...more.map(([type, text]) => chunk(type, Buffer.from(text))),
    chunk("IDAT", deflateSync(pixels ?? Buffer.alloc(height * (1 + width * 4)))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The marks of a JPEG, without a picture behind them. */
export function jpeg(width: number, height: number, colors = 1): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 8 + 3 * colors, 8, 0, 0, 0, 0, colors]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const components = Buffer.from(Array.from({ length: colors }, (_, at) => [at + 1, 0x11, 0]).flat());
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0, 0xff, 0xd9]);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 4, 0x41, 0x42]), frame, components, scan]);
}

export const dataUri = (file: Buffer, type = file[0] === 0x89 ? "png" : "jpeg"): string =>
  `data:image/${type};base64,${file.toString("base64")}`;
