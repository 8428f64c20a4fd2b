// Levels are changed in the order of their key, so that no two transactions wait for each other in a circle.
import { expect } from "chai";
import { inOrder } from "../../../server/src/core/levels/store.ts";

describe("levels that a transaction changes", () => {
  it("are in the order of branches, and in a branch in the order of items", () => {
    const keys = [
      [2, 10],
      [1, 9],
      [2, 3],
      [1, 20],
      [10, 1],
      [1, 10],
    ];
    const levels = keys.map(([branch_id = 0, item_id = 0]) => ({ branch_id, item_id }));
    const ordered = inOrder(levels).map(({ branch_id, item_id }) => [branch_id, item_id]);
    expect(ordered).to.deep.equal([
      [1, 9],
      [1, 10],
      [1, 20],
      [2, 3],
      [2, 10],
      [10, 1],
    ]);
  });
});
