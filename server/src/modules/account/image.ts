// Reads a PNG or JPEG by its content. An image that passes here can be printed without an error and within limits.
import { crc32, inflateSync } from "node:zlib";

export type Image = {
  media_type: "image/png" | "image/jpeg";
  width: number;
  height: number;
  /** A PNG without the parts that printing doesn't need: texts, times, profiles. */
  content: Buffer;
};

/** Pixels in each direction. */
const mostPixels = 1200;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The image, or why the text is not an image; the reason follows "the logo". */
export function readImage(file: Buffer): Image | string {
  const image = file.subarray(0, 8).equals(signature) ? readPng(file) : readJpeg(file);
  if (typeof image === "string") return image;
  const { width, height } = image;
  const isSized = width > 0 && height > 0 && width <= mostPixels && height <= mostPixels;
  return isSized ? image : `must have 1 to ${mostPixels} pixels in each direction, not ${width} × ${height}`;
}

type Chunk = { type: string; data: Buffer; whole: Buffer };

function chunksOf(file: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = 8;
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return undefined;
    const named = file.subarray(at + 4, end - 4);
    if (crc32(named) !== file.readUInt32BE(end - 4)) return undefined;
    chunks.push({
      type: named.toString("latin1", 0, 4),
      data: named.subarray(4),
      whole: file.subarray(at, end),
    });
    at = end;
  }
  return at === file.length ? chunks : undefined;
}

/** Values of a pixel by color type. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function readPng(file: Buffer): Image | string {
  const damaged = "is a damaged PNG";
  const chunks = chunksOf(file);
  const head = chunks?.[0];
  if (!chunks || head?.type !== "IHDR" || head.data.length !== 13 || chunks.at(-1)?.type !== "IEND")
    return damaged;
  const width = head.data.readUInt32BE(0);
  const height = head.data.readUInt32BE(4);
  const [depth, color = -1, compression, filter, interlace] = head.data.subarray(8);
  const perPixel = samples[color];
  if (depth !== 8 || perPixel === undefined || compression !== 0 || filter !== 0 || interlace !== 0)
    return "must be a PNG with 8 bits a color, not interlaced";
  const image = { media_type: "image/png", width, height } as const;
  if (width > mostPixels || height > mostPixels) return { ...image, content: file };
  const palette = chunks.find(({ type }) => type === "PLTE")?.data.length ?? 0;
  if (color === 3 && (palette === 0 || palette > 768 || palette % 3 !== 0)) return damaged;
  const row = 1 + width * perPixel;
  const pixels = inflated(
    chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data),
    row * height,
  );
  if (!pixels) return damaged;
  for (let at = 0; at < pixels.length; at += row) if ((pixels[at] ?? 5) > 4) return damaged;
  const needed = chunks.filter(({ type }) => ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].includes(type));
  return { ...image, content: Buffer.concat([signature, ...needed.map(({ whole }) => whole)]) };
}

/** The pixels, where they are as many bytes as they must be. */
function inflated(parts: Buffer[], length: number): Buffer | undefined {
  try {
    const pixels = inflateSync(Buffer.concat(parts), { maxOutputLength: length + 1 });
    return pixels.length === length ? pixels : undefined;
  } catch {
    return undefined;
  }
}

/** Frames of JPEG that every reader of PDF draws: baseline, extended and progressive. */
const frames = new Set([0xc0, 0xc1, 0xc2]);

function readJpeg(file: Buffer): Image | string {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return "must be a PNG or JPEG image";
  const damaged = "is a damaged JPEG";
  if (file.readUInt16BE(file.length - 2) !== 0xffd9) return damaged;
  let at = 2;
  while (at + 9 < file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    if (frames.has(marker)) {
      const colors = file[at + 9];
      if (colors !== 1 && colors !== 3) return "must be a JPEG in gray or RGB colors";
      const height = file.readUInt16BE(at + 5);
      const width = file.readUInt16BE(at + 7);
      return { media_type: "image/jpeg", width, height, content: file };
    }
    if (marker === 0xda) return damaged;
    at += 2 + file.readUInt16BE(at + 2);
  }
  return damaged;
}
