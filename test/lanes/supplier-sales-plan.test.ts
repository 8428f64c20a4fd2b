// The supplier's sale behind a purchase is found by its natural key, however many of the branch wait.
import { expect } from "chai";
import {
  claimSupplierSale,
  findSupplierSale,
  keyOf,
  releaseSupplierSale,
  saveSupplierSales,
} from "../../server/src/core/purchases/supplier-sale-store.ts";
import { databaseFamilies } from "../support/database.ts";
import { startLaneTest } from "../support/lane.ts";
import { listenToQueries, type Statement } from "../support/queries.ts";
import { forSuite } from "../support/suite.ts";
import { supplierSale } from "../support/supplier-sales.ts";

for (const family of databaseFamilies()) {
  describe(`the supplier's sale behind a purchase on ${family}`, () => {
    let scope: { data_set_id: number; branch_id: number };
    const key = keyOf({ supplier_tin: "P059999999Q", supplier_bhf_id: "00", supplier_invoice_no: "7" });
    const lane = forSuite(() => startLaneTest({ family }));
    before(async () => {
      const { environmentId, branchId } = await lane.open();
      scope = { data_set_id: environmentId, branch_id: branchId };
      const sales = Array.from({ length: 60 }, (_, index) => ({
        ...keyOf({ supplier_tin: "P059999999Q", supplier_bhf_id: "00", supplier_invoice_no: String(index) }),
        supplier_name: "Lakeside Wholesale Ltd",
        sales_date: "20260309",
        payment_type: null,
        total_amount: 3480,
        sale: supplierSale(String(index)),
        lines: [],
      }));
      await lane.db.transaction((trx) => saveSupplierSales(trx, scope, sales, 0));
    });

    /** The indexes by which the statements of `work` find their rows. */
    async function indexesOf(work: () => Promise<unknown>): Promise<(string | undefined)[]> {
      const statements: Statement[] = [];
      const end = listenToQueries(lane.db, (statement) => statements.push(statement));
      await work();
      end();
      const isLite = family === "sqlite";
      const explained = statements.filter(({ sql }) => sql.includes("supplier_sales"));
      const plans = explained.map(({ sql, bindings = [] }) => {
        const values = [...bindings];
        const whole = sql.replaceAll("?", () => lane.db.knex.raw("?", [values.shift() as string]).toString());
        return lane.db.knex.raw(`explain ${isLite ? "query plan" : "format=traditional"} ${whole}`);
      });
      type Step = { detail?: string; key?: string };
      const steps: Step[][] = await Promise.all(plans);
      return steps
        .flat()
        .map(({ detail, key }) => (isLite ? /INDEX supplier_sales_(\S+)/.exec(detail ?? "")?.[1] : key));
    }

    it("is found, claimed and released by an index that ends at one row", async () => {
      const { db } = lane;
      expect(await indexesOf(() => findSupplierSale(db.knex, scope, key))).to.deep.equal(["invoice"]);
      const claim = () => db.transaction((trx) => claimSupplierSale(trx, scope, key, "t-1"));
      expect(await indexesOf(claim)).to.deep.equal(["invoice"]);
      const release = () => db.transaction((trx) => releaseSupplierSale(trx, scope, "t-1"));
      expect(await indexesOf(release)).to.deep.equal(["waiting"]);
      expect((await findSupplierSale(db.knex, scope, key))?.supplier_invoice_no).to.equal("7");
    });
  });
}
