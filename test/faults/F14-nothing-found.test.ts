// F14: a fetch finds nothing.
import { expect } from "chai";
import { bothWires, describeFault } from "./fault-test.ts";

describeFault(
  "F14",
  (stage) => {
    const fetches: [path: string, name: string, body: object, rows: (data: unknown) => unknown][] = [
      ["/purchases/sales", "selectTrnsPurchaseSales", {}, (data) => data],
      [
        "/imports/select-items",
        "selectImportItems",
        { last_request_date: "20180101000000" },
        (data) => Object(data).items,
      ],
      ["/stock/items", "selectStockItems", {}, (data) => data],
    ];
    for (const [path, name, body, rows] of fetches) {
      it(`is an empty list and a success of POST ${path}, and forgets nothing`, async () => {
        await stage.play({ path: name });
        const empty = await stage.post(path, body);
        expect(empty.status, JSON.stringify(empty.body)).to.equal(200);
        expect(rows(empty.body.data)).to.deep.equal([]);
        const full = rows((await stage.post(path, body)).body.data);
        await stage.play({ path: name });
        expect(rows((await stage.post(path, body)).body.data)).to.deep.equal(full);
      });
    }
  },
  { wires: bothWires },
);
