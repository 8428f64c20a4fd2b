// What a dry run says of an adjustment is what a real service says of it: for generated changes, right and wrong in each way.
import { type StockMovementInput, TaxctlError } from "@taxctl/sdk";
import { expect } from "chai";
import fc from "fast-check";
import { dayAtService } from "../../../cli/src/service/local-day.ts";
import { type MovementKind, movementOf } from "../../../cli/src/stock/adjust.ts";
import { movementErrors } from "../../../cli/src/stock/check.ts";
import { forSuite } from "../../support/suite.ts";
import { openShop } from "../support/shop.ts";

/** Only the service knows how many decimals the unit of the branch takes. */
const ofTheUnit = /^must have at most 2 decimals/;

/** The same cases at each run, since each kind must come up; another number tries others. */
const seed = Number(process.env.FUZZ_SEED ?? 1);

describe("a dry run of stock adjustments", () => {
  const shop = forSuite(() => openShop());

  const rejected = async (movement: StockMovementInput) => {
    try {
      await shop.test.client.stock.createMovement(movement, { async: true });
      return undefined;
    } catch (error) {
      if (error instanceof TaxctlError && error.code === "validation_failed") return error.errors ?? {};
      throw error;
    }
  };

  it("rejects exactly what a real service rejects", async () => {
    const { client } = shop.test;
    const items = await Promise.all(shop.items.map((code) => client.items.get(code)));
    const today = await dayAtService(client);
    const rates = new Map((await client.codes.taxTypes()).map(({ code, rate }) => [code, rate]));
    const adjustments = fc.record({
      kind: fc.constantFrom<MovementKind>("adjust", "in", "out"),
      changes: fc.array(
        fc.record({
          item: fc.constantFrom(...items),
          qty: fc.constantFrom(1, 2.5, 0.25, 1.005, 1.005, 1.005, 100, 0, -1, -2.5, 1e11),
          price: fc.constantFrom(undefined, undefined, undefined, undefined, 10, 0, 9.99, 1.005, 1e12),
        }),
        { minLength: 1, maxLength: 2 },
      ),
      remark: fc.constantFrom(undefined, undefined, "broken", "x".repeat(400), "x".repeat(401), "a\u200bb"),
      date: fc.constantFrom(today.today, ...Array(6).fill("20260310"), "20260230", "29990101", "10 March"),
      number: fc.constantFrom("", "", "", "", "", "", " ", "x".repeat(60)),
    });
    const seen = { right: 0, wrong: 0, unknown: 0 };
    let count = 0;
    await fc.assert(
      fc.asyncProperty(adjustments, async ({ changes, number, ...rest }) => {
        count += 1;
        const plan = { ...rest, rates, branch: undefined };
        const sarNo = number || `G-${count}`;
        const said = movementErrors(changes, sarNo, plan, today);
        const errors = await rejected(movementOf(changes, sarNo, plan));
        const wrong =
          errors &&
          !Object.values(errors)
            .flat()
            .every((message) => ofTheUnit.test(message));
        const isSaid = Object.keys(said).length > 0;
        seen[isSaid ? "wrong" : errors ? "unknown" : "right"] += 1;
        if (isSaid) expect(errors, JSON.stringify({ plan, said })).to.not.equal(undefined);
        else expect(wrong ?? false, JSON.stringify({ plan, errors })).to.equal(false);
      }),
      { seed, numRuns: 400 },
    );
    for (const [kind, found] of Object.entries(seen)) expect(found, kind).to.be.greaterThan(5);
  });

  it("ends like the real run, by argument, flag or line of the count, and books nothing", async () => {
    const [cola = "", hammer = ""] = shop.items;
    const service = await shop.desk.run(
      "items create --name Repair --class 5020230602 --type 3 --json".split(" "),
    );
    const { item_code: repair = "" } = service.json().data as { item_code: string };
    const left = 5;
    await shop.test.client.stock.saveMaster({ item_code: hammer, remaining_qty: left });
    const count = await shop.desk.write(
      "fine.csv",
      `item_code,counted_qty\n${cola},1\n${hammer},${left + 0.12345}\n`,
    );
    const cases: [argv: string[], errors: Record<string, string[]>][] = [
      [[cola, "0"], { change: ["must not be 0"] }],
      [
        [cola, "-1", "--type", "in"],
        { change: ["must not be negative with type 11, found -1", "must be above 0 with type 11, found -1"] },
      ],
      [
        [cola, "1", "--price", "1.234", "--date", "2999-01-01", "--remark", "x".repeat(401)],
        { "--remark": ["must have at most 400 characters"] },
      ],
      [["--count", count], { "line 3": ["qty must have at most 4 decimals, found 0.12345"] }],
      [[repair, "1"], {}],
    ];
    for (const [argv, errors] of cases)
      for (const more of [["--dry-run"], ["--yes"]]) {
        const ran = await shop.desk.run(["stock", "adjust", ...argv, ...more, "--json"]);
        expect(ran.exitCode, ran.stdout).to.equal(2);
        expect(ran.json().error.errors ?? {}, argv.join(" ")).to.deep.include(errors);
      }
    expect((await shop.test.client.stock.list()).data.map(({ current_qty }) => current_qty)).to.not.include(
      1.23456,
    );
  });
});
