// What a dry run says of a customs record is what a real service says of it: for generated work, right and wrong in each way.

import { type ImportItem, TaxctlError } from "@taxctl/sdk";
import { processBody } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import fc from "fast-check";
import { lookAhead } from "../../../cli/src/imports/apply.ts";
import { newItem, type Work } from "../../../cli/src/imports/work.ts";
import { KnownCodes } from "../../../cli/src/items/authority-codes.ts";
import { OwnItems } from "../../../cli/src/items/registered-items.ts";
import { noteChange } from "../../../server/src/db/engine/changes.ts";
import { forSuite } from "../../support/suite.ts";
import { openShop } from "../support/shop.ts";

/** The same cases at each run, since each kind must come up; another number tries others. */
const seed = Number(process.env.FUZZ_SEED ?? 1);

describe("a dry run of imports", () => {
  let records: ImportItem[] = [];
  const shop = forSuite(() => openShop());
  before(async () => {
    await shop.simulator.addImports("P051234567Z", "00", 150);
    const { items } = await shop.test.client.imports.selectItems({ last_request_date: "20100101000000" });
    records = items;
  });

  /** Messages of the service; undefined where it takes the work. */
  const rejected = async (record: ImportItem, work: Work, known: KnownCodes) => {
    const { client } = shop.test;
    try {
      let code = work.item_code;
      if (work.action === "create")
        code = (await client.items.create(await newItem(record, work, known))).item_code;
      await client.imports.process(processBody(record, work, code), { async: true });
      return undefined;
    } catch (error) {
      if (error instanceof TaxctlError && error.code === "validation_failed") return error.errors ?? {};
      throw error;
    }
  };

  it("rejects exactly what a real service rejects", async () => {
    const { client } = shop.test;
    const [cola = ""] = shop.items;
    const signal = new AbortController().signal;
    const place = { branch: "00", environment: "sandbox" };
    const plain = {
      item_class_code: "5020230602",
      tax_type_code: "A",
      pkg_unit_code: "NT",
      qty_unit_code: "U",
      origin_nation_code: "KE",
      default_price: 1,
    } as const;
    const { item_code: gone } = await client.items.create({
      ...plain,
      item_name: "Gone",
    });
    await shop.test.service.db.knex("items").where({ item_code: gone }).update({ is_active: 0 });
    noteChange(shop.test.service.db.knex, "items");
    const { item_code: repair } = await client.items.create({
      ...plain,
      item_name: "Repair",
      item_type: "3",
    });
    const given = fc.record({
      action: fc.constantFrom<Work["action"]>("map", "create"),
      item_code: fc.constantFrom(cola, cola, cola, gone, repair, "NOPE", "x".repeat(21)),
      item_class_code: fc.constantFrom("5020230602", "5020230602", "9999999999", "", "x".repeat(11)),
      tax_type: fc.constantFrom(undefined, undefined, "A", "B", "Z"),
      qty_unit_code: fc.constantFrom(undefined, "U", "XX", "too long"),
      default_price: fc.constantFrom(undefined, 10, 0, 1.234, 1e12),
      origin_nation_code: fc.constantFrom(undefined, undefined, "KE", "KENYA"),
      quantity_unit_code: fc.constantFrom(undefined, undefined, "U", "too long"),
      invoice_amount: fc.constantFrom(undefined, undefined, 500, 1.234, 1e12),
    });
    const seen = { right: 0, wrong: 0 };
    let at = 0;
    await fc.assert(
      fc.asyncProperty(given, async ({ item_code, ...fields }) => {
        at += 1;
        const record = records[at % records.length];
        if (!record) throw new Error("no record");
        const isNew = fields.action === "create";
        const work: Work = { ...fields, item_name: `New ${at}`, item_code: isNew ? "" : item_code };
        const known = new KnownCodes(client, place, signal);
        const options = {
          client,
          own: new OwnItems(client, signal),
          known,
          unitsAreMeant: true,
          author: "Ann",
        };
        const { problems } = await lookAhead(
          record,
          work,
          options as unknown as Parameters<typeof lookAhead>[2],
        );
        const errors = await rejected(record, work, known);
        seen[problems.length > 0 ? "wrong" : "right"] += 1;
        expect(problems.length > 0, JSON.stringify({ record, work, problems, errors })).to.equal(
          errors !== undefined,
        );
      }),
      { seed, numRuns: 120, endOnFailure: true },
    );
    for (const [kind, found] of Object.entries(seen)) expect(found, kind).to.be.greaterThan(5);
  });
});
