// The source of chance of the process: the same source gives the same ids, bytes and numbers, and the machine's comes back.
import { expect } from "chai";
import {
  type ChanceSource,
  fraction,
  newUuid,
  randomBytes,
  randomInt,
  useChanceSource,
} from "../../server/src/base/chance.ts";
import { newId } from "../../server/src/base/ids.ts";

/** Bytes that count up from a seed, and fractions from a list. */
function counting(seed: number): ChanceSource {
  let next = seed;
  return {
    fill(bytes) {
      for (let at = 0; at < bytes.length; at++) bytes[at] = next++;
    },
    fraction: () => (next++ % 8) / 8,
  };
}

/** Bytes of whole draws, one after another. */
function drawing(...draws: number[][]): ChanceSource {
  return { fill: (bytes) => bytes.set(draws.shift() ?? []), fraction: () => 0 };
}

/** One of each kind. */
const drawAll = () => [
  newId({ now: () => 1_000 }),
  newUuid(),
  randomBytes(9).toString("hex"),
  randomInt(1_000),
  fraction(),
];

describe("a source of chance", () => {
  let putBack: () => void = () => undefined;
  afterEach(() => putBack());

  const drawnFrom = (source: ChanceSource): unknown[] => {
    putBack = useChanceSource(source);
    return drawAll();
  };

  it("gives the same after each replacement, whatever was drawn before", () => {
    newUuid();
    const first = drawnFrom(counting(7));
    newUuid();
    expect(drawnFrom(counting(7))).to.deep.equal(first);
    putBack();
    expect(drawnFrom(counting(7))).to.deep.equal(first);
  });

  it("gives something else with other bytes", () => {
    const first = drawnFrom(counting(7));
    for (const [index, one] of drawnFrom(counting(12)).entries()) expect(one).not.to.equal(first[index]);
  });

  it("is the machine's once that is put back: nothing comes twice", () => {
    const first = drawnFrom(counting(7));
    putBack();
    const ids = Array.from({ length: 1_000 }, () => [newUuid(), newId({ now: () => 1_000 })]).flat();
    expect(new Set([...first, ...ids])).to.have.property("size", first.length + ids.length);
    expect(randomBytes(32).equals(randomBytes(32))).to.equal(false);
    expect(fraction()).to.be.within(0, 1);
  });

  it("gives UUIDs of their form: version and variant, whatever the bytes", () => {
    for (const byte of [0x00, 0x5a, 0xff]) {
      putBack = useChanceSource({ fill: (bytes) => bytes.fill(byte), fraction: () => 0 });
      expect(newUuid()).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(newId({ now: () => 1_000 })).to.match(/^00000000-03e8-7000-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });

  it("gives whole numbers that are all as likely: a draw above the last whole part is drawn again", () => {
    putBack = useChanceSource(drawing([0xff, 0xff, 0xff, 0xff], [0, 0, 0, 13]));
    expect(randomInt(10)).to.equal(3);
    putBack = useChanceSource(drawing([0xff, 0xff, 0xff, 0xff]));
    expect(randomInt(16)).to.equal(15);
  });
});
