// Random histories on each kind of unit: submissions, faults of the unit, crashes, lost databases and time in any order; in the end all is reported once.
import { expect } from "chai";
import fc from "fast-check";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { noteFigure } from "../support/report.ts";
import { forSuite } from "../support/suite.ts";
import { factsOf, unitWires } from "../support/unit-wires.ts";
import { History } from "./lane-history.ts";
import { type Step, step } from "./lane-history-steps.ts";

const { HISTORY_SECONDS = "15", HISTORY_SEED, HISTORY_PATH, HISTORY_SHRINK } = process.env;
const seed = HISTORY_SEED === undefined ? Date.now() & 0x7fffffff : Number(HISTORY_SEED);
const limitMs = (Number(HISTORY_SECONDS) / unitWires.length) * 1_000;

for (const [family, wire] of databaseFamilies().flatMap((one) =>
  unitWires.map((wire) => [one, wire] as const),
)) {
  const { device, simulator } = factsOf[wire];
  describe(`histories on ${family} with a unit of ${wire}`, function () {
    this.timeout(limitMs * 3 + 600_000);
    let startMs: number;

    const lane = forSuite(() => startLaneTest({ family, saveMs: 400, simulator }));
    before(async () => {
      startMs = lane.clock.now();
    });

    let count = 0;
    async function play(steps: Step[]): Promise<void> {
      lane.clock.advance(startMs - lane.clock.now());
      await lane.open(device);
      const history = new History(lane, wire);
      for (const one of steps) await history.play(one);
      await history.end();
      count += 1;
    }

    it(`report every submission once, whatever happens (seed ${seed})`, async () => {
      let last: { steps: Step[]; played: Promise<void> } | undefined;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), (steps) => {
          last = { steps, played: play(steps) };
          return last.played;
        }),
        {
          seed,
          ...(HISTORY_PATH === undefined ? {} : { path: HISTORY_PATH }),
          numRuns: 100_000,
          // A history takes half a second: it is made shorter only on demand, from the seed and path of the failure.
          endOnFailure: HISTORY_SHRINK === undefined,
          interruptAfterTimeLimit: limitMs,
          markInterruptAsFailure: false,
        },
      );
      // At the time limit the last one is left to itself, not ended: it would go on next to what closes the service.
      await last?.played.catch((error: unknown) => {
        throw new Error(`after ${JSON.stringify(last?.steps)}`, { cause: error });
      });
      expect(count).to.be.greaterThan(0);
      noteFigure("histories", count);
    });
  });
}
