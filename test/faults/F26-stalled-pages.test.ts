// F26: a page of item classes whose time does not advance.
import { expect } from "chai";
import { describeFault } from "./fault-test.ts";

const classes = 2_300;

describeFault(
  "F26",
  (stage) => {
    const count = async () => {
      const { environmentId } = stage.lane.branch;
      const rows = await stage.lane.db.knex("item_classes").where({ data_set_id: environmentId });
      return rows.length;
    };

    it("ends, keeps the fetched rows, and fetches the rest the next time", async () => {
      await stage.play({ after: 1 });
      const { status, body } = await stage.post("/codes/sync");
      expect(status, JSON.stringify(body)).to.equal(200);
      expect(await count()).to.be.within(1_000, classes - 1);
      expect(stage.responses("selectItemsClass")).to.have.lengthOf(2);
      await stage.post("/codes/sync");
      expect(await count()).to.equal(classes);
    });
  },
  { simulator: { itemClasses: classes } },
);
