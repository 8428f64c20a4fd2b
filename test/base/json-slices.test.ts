// Long JSON, read and written in slices: the same values as at once, and others run in between.
import { expect } from "chai";
import fc from "fast-check";
import { mapInSlices } from "../../server/src/base/event-loop.ts";
import { parseInSlices, writeJson } from "../../server/src/base/json-slices.ts";

/** The turns of the event loop while work is done, on a clock that goes on by a millisecond whenever it is read. */
async function turnsDuring<T>(work: () => Promise<T>): Promise<{ result: T; turns: number }> {
  const { now } = performance;
  let ms = 0;
  performance.now = () => ms++;
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  try {
    return { result: await work(), turns };
  } finally {
    isDone = true;
    performance.now = now;
  }
}

const rows = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({
    index,
    name: `Soap "${index}" \\ [a], {b}`,
    lines: [
      { qty: 1, note: "x]\\" },
      { qty: 2, note: null },
    ],
  }));

describe("JSON in slices", () => {
  it("equals the output of JSON.stringify, whatever surrounds long lists", async () => {
    const value = fc.oneof(fc.jsonValue(), fc.constant(undefined));
    const list = fc.array(value, { minLength: 99, maxLength: 250, size: "max" });
    const body = fc.record(
      { data: fc.oneof(list, fc.record({ items: list, total: value }), value), meta: value, status: value },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(body, async (one) => {
        expect(String(await writeJson(one))).to.equal(JSON.stringify(one));
      }),
      { numRuns: 60 },
    );
  });

  it("keeps the toJSON output of dates and other objects", async () => {
    const body = {
      data: rows(300),
      at: new Date(0),
      none: undefined,
      run: () => 1,
      meta: { at: new Date(0) },
    };
    expect(String(await writeJson(body))).to.equal(JSON.stringify(body));
  });

  it("is read like JSON.parse does, in any wrapper", async () => {
    const wrappers: ((list: unknown) => unknown)[] = [
      (list) => list,
      (list) => ({ resultCd: "000", data: { saleList: list, other: [1, 2] }, resultDt: "20260310101500" }),
      (list) => ({ body: { data: { a: list, b: list, c: [] } } }),
      (list) => [[list], list],
    ];
    for (const wrap of wrappers) {
      const text = JSON.stringify(wrap(rows(3_000)), null, 1);
      expect(await parseInSlices(text, JSON.parse)).to.deep.equal(JSON.parse(text));
    }
    const short = JSON.stringify(rows(2));
    expect(await parseInSlices(short, JSON.parse)).to.deep.equal(JSON.parse(short));
  });

  it("is rejected in slices if it is invalid as a whole", async () => {
    const list = JSON.stringify(rows(3_000));
    const inside = list.slice(1, -1);
    const texts = {
      "cut off": list.slice(0, -1),
      "cut in a string": list.slice(0, list.indexOf("Soap", 200_000)),
      "a comma at the end": `[${inside},]`,
      "a comma at the beginning": `[,${inside}]`,
      "two commas": `[${inside},,${inside}]`,
      "the wrong bracket": `[${inside}}`,
      "something behind": `${list}]`,
      "elements without a list": inside,
      "a key without a value": `{"data":${list},"b":}`,
    };
    for (const [what, text] of Object.entries(texts)) {
      expect(() => JSON.parse(text), what).to.throw(SyntaxError);
      const error = await parseInSlices(text, JSON.parse).catch((caught: unknown) => caught);
      expect(error, what).to.be.an.instanceOf(SyntaxError);
    }
  });

  it("is read at once where its lists lie deep in objects", async () => {
    const deep = `${'{"a":'.repeat(5_000)}${JSON.stringify(rows(2_000))}${"}".repeat(5_000)}`;
    let reads = 0;
    const whole = await parseInSlices(deep, () => {
      reads += 1;
      return "whole";
    });
    expect([whole, reads]).to.deep.equal(["whole", 1]);
  });

  it("lets others run while 20,000 rows are read, changed and written", async () => {
    const text = JSON.stringify({ data: { list: rows(20_000) } });
    const read = await turnsDuring(() => parseInSlices(text, JSON.parse));
    expect(read.turns, "read").to.be.above(1);
    const { list } = (read.result as { data: { list: object[] } }).data;
    const changed = await turnsDuring(() =>
      mapInSlices(list, (row, index) => ({ text: JSON.stringify(row).repeat(5), index })),
    );
    expect(changed.turns, "changed").to.be.above(1);
    expect(changed.result.map(({ index }) => index)).to.deep.equal(list.map((_, index) => index));
    const written = await turnsDuring(() => writeJson({ data: changed.result }));
    expect(written.turns, "written").to.be.above(1);
    expect(String(written.result)).to.equal(JSON.stringify({ data: changed.result }));
  });
});
