// Responsible for proving the codes of the fake service: filtered as the service filters them, and the service has them.
import type { Row } from "@taxctl/sdk";
import { expect } from "chai";
import { openInitialized } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { fake } from "./fake.ts";

const named = (rows: Row<"listCodes">[]) => rows.map(({ code_class, code }) => `${code_class} ${code}`);
/** Classes whose rows are the fake's own; the others are examples of openapi.yaml. */
const TABLES = ["10", "17", "24", "32", "item_class"];

describe("codes of the fake service", () => {
  const { client } = fake();
  const list = (query: Parameters<typeof client.codes.list>[0]) =>
    client.codes.list(query).toArray({ limit: 5_000 });

  it("are those of one class, or of all", async () => {
    for (const code_class of [...TABLES, "04", "05", "07"]) {
      const rows = await list({ code_class });
      expect(rows, code_class).not.to.have.length(0);
      expect(new Set(rows.map((row) => row.code_class))).to.deep.equal(new Set([code_class]));
    }
    expect(await list({ code_class: "99" })).to.deep.equal([]);
    const all = named(await list({}));
    expect(all).to.include.members(["04 A", "05 KE", "07 01", "10 U", "17 CT", "32 06"]);
    expect(all).to.deep.equal(all.toSorted((one, other) => one.slice(0, 2).localeCompare(other.slice(0, 2))));
    expect(all.filter((one) => one.startsWith("item_class"))).to.deep.equal([]);
  });

  it("contain a text in the code or the name", async () => {
    expect(named(await list({ q: "CART" }))).to.deep.equal(["17 CT"]);
    expect(named(await list({ code_class: "32", q: "customer" }))).to.deep.equal(["32 07", "32 08"]);
    expect(named(await list({ code_class: "item_class", q: "50202306" }))).to.deep.equal([
      "item_class 5020230602",
    ]);
  });

  it("are listed in pages", async () => {
    const page = await client.codes.list({ code_class: "32", per_page: 10 });
    expect([page.data.length, page.total, page.hasNext]).to.deep.equal([10, 13, true]);
    expect((await page.next())?.data.map(({ code }) => code)).to.deep.equal(["11", "12", "13"]);
  });

  describe("and the service", () => {
    const test = forSuite(() => startTestService());
    before(async () => {
      await openInitialized(test);
    });

    it("are the same, as far as the fake service has them", async () => {
      for (const code_class of TABLES) {
        const real = await test.client.codes.list({ code_class }).toArray({ limit: 5_000 });
        expect(real).to.deep.include.members(await list({ code_class }));
      }
    });
  });
});
