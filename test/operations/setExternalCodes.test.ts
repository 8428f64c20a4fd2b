// setExternalCodes: codes of other systems stand for items, all of a request or none, and sales name items by them.
import { expect } from "chai";
import { openBranch, sale } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forEachTest } from "../support/suite.ts";

/** An item that every test branch has. */
const cola = "KE2NTXU0000001";

describeEachFamily("setExternalCodes", (family) => {
  const test = forEachTest(() => startTestService({ family }));
  beforeEach(async () => {
    await openBranch(test);
  });

  const codes = async () =>
    (await test.client.items.externalCodes()).data.map(
      ({ source, external_code, item_code }) => `${source} ${external_code} ${item_code}`,
    );

  describe("200", () => {
    it("stores codes by source, and says what changed", async () => {
      const first = await test.client.items.setExternalCodes({
        codes: [{ external_code: "85123A", item_code: cola, description: "HEART" }],
      });
      expect(first).to.deep.equal({ source: "default", added: 1, changed: 0, unchanged: 0 });
      const again = await test.client.items.setExternalCodes({
        codes: [
          { external_code: "85123A", item_code: cola },
          { external_code: "85123a", item_code: cola },
        ],
      });
      expect(again).to.deep.equal({ source: "default", added: 1, changed: 0, unchanged: 1 });
      const supplier = {
        source: "supplier:P051234567Q",
        codes: [{ external_code: "85123A", item_code: cola }],
      };
      expect(await test.client.items.setExternalCodes(supplier)).to.include({ added: 1 });
      const described = {
        codes: [{ external_code: "85123A", item_code: cola, description: "HEART, WHITE" }],
      };
      expect(await test.client.items.setExternalCodes(described)).to.include({ changed: 1 });
      expect(await codes()).to.deep.equal([
        `default 85123A ${cola}`,
        `default 85123a ${cola}`,
        `supplier:P051234567Q 85123A ${cola}`,
      ]);
    });

    it("names the items of sales, whose repetition is recognized after the code means another item", async () => {
      await test.client.items.setExternalCodes({ codes: [{ external_code: "POP", item_code: cola }] });
      const input = { ...sale(), items: [{ external_code: "POP", quantity: 1, unit_price: 116 }] };
      const made = await test.client.sales.create(input);
      const shown = await test.client.sales.get(made.transaction_id);
      expect(shown.items.map(({ item_code }) => item_code)).to.deep.equal([cola]);
      const other = (await test.client.items.list()).data.find(({ item_code }) => item_code !== cola);
      const codes = [{ external_code: "POP", item_code: other?.item_code ?? "" }];
      expect(await test.client.items.setExternalCodes({ codes })).to.include({ changed: 1 });
      const again = await test.client.sales.create(input);
      expect(again.transaction_id).to.equal(made.transaction_id);
      await test.client.items.deleteExternalCode("default", "POP");
      const unknown = await failureOf(test.client.sales.create({ ...input, invoice_no: "OTHER" }));
      expect([unknown.status, unknown.errors]).to.deep.equal([
        400,
        {
          "items[0].external_code": [
            "POP stands for no item in the source default: map it with PUT /items/external-codes, or send item_code",
          ],
        },
      ]);
    });

    it("names items either way, and knows the same sale again by the same names alone", async () => {
      const line = { quantity: 1, unit_price: 580 };
      const code = { item_code: cola, external_code: "85123A" };
      await test.client.items.setExternalCodes({ codes: [code, { ...code, external_code: "85123B" }] });
      const items = [
        { ...line, external_code: "85123A" },
        { ...line, item_code: "KE2NTXL0000002" },
      ];
      const body = sale({ items });
      const first = await test.client.sales.create(body).withResponse();
      const again = await test.client.sales.create(body).withResponse();
      expect([first.body.meta.duplicate, again.body.meta.duplicate]).to.deep.equal([undefined, true]);
      const shown = await test.client.sales.get(first.data.transaction_id);
      expect(shown.items.map(({ item_code }) => item_code)).to.deep.equal([cola, "KE2NTXL0000002"]);
      const byCode = [code.item_code, "KE2NTXL0000002"].map((item_code) => ({ ...line, item_code }));
      const [, second] = items;
      for (const others of [byCode, [{ ...line, external_code: "85123B" }, second]]) {
        const other = await test.call("POST", "/sales", { body: { ...body, items: others } });
        expect([other.status, other.body.code]).to.deep.equal([409, "invoice_conflict"]);
      }
    });

    it("records who changed which code, with old and new item", async () => {
      await test.client.items.setExternalCodes({ codes: [{ external_code: "POP", item_code: cola }] });
      await test.client.items.deleteExternalCode("default", "POP");
      const { data } = await test.client.audit.list({ actor: "user", per_page: 2 });
      expect(data.map(({ action, subject, old, new: now }) => ({ action, subject, old, now }))).to.deep.equal(
        [
          { action: "external_codes.delete", subject: "source default", old: { POP: cola }, now: {} },
          { action: "external_codes.set", subject: "source default", old: {}, now: { POP: cola } },
        ],
      );
    });
  });

  it("200: records the item that was really replaced, when requests change a code at once", async () => {
    const items = (await test.client.items.list()).data.slice(0, 2).map(({ item_code }) => item_code);
    expect(items).to.have.length(2);
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        test.client.items.setExternalCodes({
          codes: [{ external_code: "POP", item_code: items[at % 2] ?? "" }],
        }),
      ),
    );
    const { data } = await test.client.audit.list({ actor: "user", per_page: 20 });
    const changes = data.filter(({ action }) => action === "external_codes.set").reverse();
    const replaced = changes.map(({ old }) => old?.POP);
    expect(replaced).to.deep.equal([undefined, ...changes.slice(0, -1).map((change) => change.new?.POP)]);
    const [stored] = (await test.client.items.externalCodes()).data;
    expect(changes.at(-1)?.new).to.deep.equal({ POP: stored?.item_code });
  });

  it("422: names every unknown item and every code with two items, and stores nothing", async () => {
    const failure = await failureOf(
      test.client.items.setExternalCodes({
        codes: [
          { external_code: "A", item_code: cola },
          { external_code: "B", item_code: "KE2NTXU0009999" },
          { external_code: "A", item_code: "KE2NTXU0009999" },
        ],
      }),
    );
    expect([failure.status, failure.errors]).to.deep.equal([
      422,
      {
        "codes[1].item_code": [
          "KE2NTXU0009999 is not a registered item: GET /items lists them, POST /items registers it",
        ],
        "codes[2].item_code": [
          "KE2NTXU0009999 is not a registered item: GET /items lists them, POST /items registers it",
        ],
        "codes[2].external_code": [`A stands for ${cola} already in this request`],
      },
    ]);
    expect(await codes()).to.deep.equal([]);
  });
});
