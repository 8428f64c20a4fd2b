// F18: the unit calculates otherwise.
import { expect } from "chai";
import { describeFault, minute } from "./fault-test.ts";

describeFault("F18", (stage) => {
  for (const field of ["taxblAmt", "splyAmt"]) {
    it(`shows the expected and found ${field}, and sends it once`, async () => {
      await stage.play({ path: "saveSales", times: "always", params: { field } });
      const id = await stage.lane.sell();
      await stage.lane.settle();
      await stage.lane.advance(24 * 60 * minute);
      const row = await stage.lane.row(id);
      expect(row).to.include({ status: "failed", retry_count: 0, next_retry_at: null, can_retry: 1 });
      const { message } = await stage.failureOf(id);
      expect(message).to.match(
        new RegExp(`Invalid ${field} on item: 1. Expected: [\\d.]+, But Found: [\\d.]+`),
      );
      expect(stage.responses("saveSales")).to.deep.equal(["910"]);
      expect(stage.booked()).to.deep.equal([]);
    });
  }
});
