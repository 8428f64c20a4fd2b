// A short run of the fuzzer on each family; `npm run fuzz` takes longer.
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { noteFigure } from "../support/report.ts";
import { fuzz } from "./fuzz.ts";

for (const family of databaseFamilies()) {
  describe(`fuzzing (${family})`, () => {
    const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000);

    it(`gets only documented responses, and leaves correct records (seed ${seed})`, async () => {
      const { problems, responses, requests } = await fuzz({ family, seed, seconds: 5 });
      expect(problems, `FUZZ_SEED=${seed}:\n  ${problems.join("\n  ")}`).to.deep.equal([]);
      expect(responses.size).to.be.above(50);
      noteFigure("requests", requests);
    });
  });
}
