// Durations as people read them.
import { expect } from "chai";
import { duration } from "../../../cli/src/output/progress.ts";

describe("durations", () => {
  it("are seconds, minutes or hours", () => {
    expect([0, 42.4, 185, 7_805].map(duration)).to.deep.equal(["0 s", "42 s", "3 min 5 s", "2 h 10 min"]);
  });

  it("never show sixty of a part", () => {
    expect([59.6, 119.7, 3_599.8].map(duration)).to.deep.equal(["1 min 0 s", "2 min 0 s", "1 h 0 min"]);
  });
});
