// Parts of texts: what three letters a text has where, and which texts have all the letters of a part one behind another.

/** Letters (UTF-16 units) of a gram. */
export const gramLength = 3;
/** Stands behind the end of a text, so that its last two letters begin a gram as well. */
const end = "\uffff";
/**
 * A text has fewer letters than that (the columns hold 200 characters, each of two units at the most): behind its last one are places
 * where no gram stands, so that no part goes on in the next text.
 */
const positionBits = 9;
const positions = 1 << positionBits;

/** Where a gram stands: in which text of a block, and at which of its letters. */
export type Places = ArrayLike<number>;

const placeOf = (text: number, position: number): number => (text << positionBits) | position;
const textOf = (place: number): number => place >> positionBits;

/** The grams of a text, in its order; the last two are filled up. */
export function gramsOf(text: string): string[] {
  const filled = text + end.repeat(gramLength - 1);
  return Array.from({ length: Math.min(text.length, positions) }, (_, at) =>
    filled.slice(at, at + gramLength),
  );
}

/** Gathers where grams stand in the texts of a block. */
export class GramPlaces {
  readonly #places = new Map<string, number[]>();

  /** Texts have to come in their order. */
  add(text: number, letters: string): void {
    for (const [position, gram] of gramsOf(letters).entries()) {
      const places = this.#places.get(gram);
      if (places) places.push(placeOf(text, position));
      else this.#places.set(gram, [placeOf(text, position)]);
    }
  }

  entries(): Iterable<[gram: string, places: number[]]> {
    return this.#places;
  }
}

/** How a gram, or the beginning of one, is stored. */
export const gramBytes = (gram: string): Buffer => Buffer.from(gram, "utf16le");

export const gramOfBytes = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf16le");

/** All grams that begin with fewer letters: from the first up to the second, which is none of them. */
export function gramsFrom(letters: string): [Buffer, Buffer] {
  // No gram goes on behind the end.
  const last = gramBytes(letters + end.repeat(gramLength - letters.length));
  return [gramBytes(letters), Buffer.concat([last, Buffer.of(0xff)])];
}

export function placesToBytes(places: readonly number[]): Buffer {
  const bytes = Buffer.allocUnsafe(places.length * 4);
  for (const [index, place] of places.entries()) bytes.writeUInt32LE(place, index * 4);
  return bytes;
}

export function placesFromBytes(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const places = new Uint32Array(bytes.byteLength / 4);
  for (let index = 0; index < places.length; index++) places[index] = view.getUint32(index * 4, true);
  return places;
}

/** A gram that a part has, and how far behind its beginning. */
export type PartGram = { gram: string; behind: number };

/** The fewest grams that say all of a part, which has as many letters as one or more. */
export function gramsOfPart(part: string): PartGram[] {
  const last = part.length - gramLength;
  const count = Math.ceil(part.length / gramLength);
  return Array.from({ length: count }, (_, index) => {
    const behind = Math.min(index * gramLength, last);
    return { gram: part.slice(behind, behind + gramLength), behind };
  });
}

/** The texts of a block in which grams stand as they do in a part, in order. */
export function textsWithAll(grams: readonly { places: Places; behind: number }[]): number[] {
  const [rarest, ...others] = grams.toSorted((one, other) => one.places.length - other.places.length);
  if (!rarest) return [];
  let left = Array.from(rarest.places, (place) => place - rarest.behind);
  for (const { places, behind } of others) left = left.filter(following(places, behind));
  return once(left.map(textOf));
}

/** Whether a gram stands so far behind a place, for places that ascend. */
function following(places: Places, behind: number): (begin: number) => boolean {
  let index = 0;
  return (begin) => {
    const wanted = begin + behind;
    while (index < places.length && (places[index] ?? 0) < wanted) index++;
    return places[index] === wanted;
  };
}

/** The texts of a block in which any of some grams stands, in order. */
export function textsWithAny(lists: readonly Places[], texts: number): number[] {
  const isFound = new Uint8Array(texts);
  for (const places of lists) {
    for (let index = 0; index < places.length; index++) isFound[textOf(places[index] ?? 0)] = 1;
  }
  const found: number[] = [];
  for (let text = 0; text < texts; text++) if (isFound[text] === 1) found.push(text);
  return found;
}

function once(ascending: readonly number[]): number[] {
  return ascending.filter((value, index) => value !== ascending[index - 1]);
}

/** What is in both of two lists that ascend. */
export function inBoth(one: readonly number[], other: readonly number[]): number[] {
  let index = 0;
  return one.filter((value) => {
    while (index < other.length && (other[index] ?? 0) < value) index++;
    return other[index] === value;
  });
}

/** What is in either of two lists that ascend. */
export function merged(one: readonly number[], other: readonly number[]): readonly number[] {
  if (other.length === 0) return one;
  const all = [...one, ...other];
  let left = one.length - 1;
  let right = other.length - 1;
  // From the end: where nothing of the other is left, the rest stands in its place.
  for (let at = all.length - 1; right >= 0; at--) {
    const isOfOne = (one[left] ?? -1) > (other[right] ?? -1);
    all[at] = (isOfOne ? one[left--] : other[right--]) ?? 0;
  }
  return all;
}
