// The pictures of docs/images are those of their texts.
import { readFileSync } from "node:fs";
import { expect } from "chai";
import { draw, sources } from "../../docs/images/draw.ts";

const read = (name: string): string =>
  readFileSync(new URL(`../../docs/images/${name}`, import.meta.url), "utf8");

describe("docs/images", () => {
  for (const name of sources)
    it(`${name} is up to date (npm run generate)`, () => {
      expect(read(name.replace(".txt", ".svg"))).to.equal(draw(read(name)));
    });

  it("draws no arrow to a box or an actor that isn't there", () => {
    expect(() => draw("flow: a\nbox a 0 0: A\na -> b: x")).to.throw('no boxes for "a -> b: x"');
    expect(() => draw("sequence: a\nactors: A | B\nA -> C: x")).to.throw('no actor "C"');
    expect(() => draw("pie: a")).to.throw("not pie");
  });
});
