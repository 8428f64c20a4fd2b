// Suggestions: their order, reasons and memory, and that ambiguous ones are never applied automatically.

import {
  emptyMemory,
  type ForeignLine,
  type ItemMemory,
  type OwnItem,
  readMemory,
  remember,
  type SuggestOptions,
  suggestItems,
} from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import fc from "fast-check";

const ownItems: OwnItem[] = [
  item("KE2NTXU0000001", "Cola 500ml", { item_class_code: "5020230602", qty_unit_code: "U" }),
  item("KE2NTXU0000002", "Cola 1.5 l", { item_class_code: "5020230602", qty_unit_code: "U" }),
  item("KE2NTXU0000003", "Orange juice 500ml", { item_class_code: "5020230701" }),
  item("KE2NTXU0000004", "Steel bolts M8", { item_class_code: "3116150400", origin_nation_code: "CN" }),
  item("KE2NTXU0000005", "Steel bolts M10", { item_class_code: "3116150400", origin_nation_code: "IN" }),
  item("KE2NTXU0000006", "Cola 500ml old", { is_active: false }),
];

const foreignLine: ForeignLine = {
  supplier_tin: "P059999999Q",
  item_code: "KE2CTU0000044",
  item_name: "COLA BOTTLES 500 ML",
  class_code: "5020230602",
};

function item(item_code: string, item_name: string, more: Partial<OwnItem> = {}): OwnItem {
  return { item_code, item_name, ...more };
}

/** A memory in which the line became the item so often. */
function mapped(
  line: ForeignLine,
  code: string,
  times = 1,
  memory = emptyMemory(),
  day = "2026-03-01",
): ItemMemory {
  let grown = memory;
  for (let time = 0; time < times; time++)
    grown = remember(grown, line, code, { author: "amina", time: `${day}T08:00:00Z` });
  return grown;
}

function order(line: ForeignLine, memory = emptyMemory()): string[] {
  return suggestItems(line, ownItems, memory).suggestions.map(({ item_code }) => item_code.slice(-1));
}

describe("without a past decision", () => {
  it("class and words of the name rank, and say so", () => {
    const { suggestions, apply } = suggestItems(foreignLine, ownItems, emptyMemory());
    expect(suggestions[0]?.item_code).to.equal("KE2NTXU0000001");
    expect(suggestions[0]?.reasons.map(({ kind }) => kind)).to.have.members(["class", "name"]);
    expect(
      suggestions
        .find(({ item_code }) => item_code.endsWith("3"))
        ?.reasons.map(({ text }) => text)
        .join(),
    ).to.match(/500 ML/);
    expect(apply).to.equal(null);
  });

  it("words outweigh unit and country; these decide between equals", () => {
    expect(order({ item_name: "steel bolts m8", country: "IN" })[0]).to.equal("4");
    expect(order({ item_name: "steel bolts", country: "CN" })[0]).to.equal("4");
    expect(order({ item_name: "steel bolts", country: "IN" })[0]).to.equal("5");
  });

  it("nothing reaches the threshold, not even an identical item", () => {
    const twin = item("X", "Cola 500ml", {
      item_class_code: "5020230602",
      barcode: "600",
      qty_unit_code: "U",
      pkg_unit_code: "NT",
      origin_nation_code: "KE",
      tax_type_code: "A",
    });
    const line = {
      ...foreignLine,
      item_name: "Cola 500ml",
      barcode: "600",
      quantity_unit: "U",
      package_unit: "NT",
      country: "KE",
      tax_type: "A",
    };
    const { suggestions, apply } = suggestItems(line, [twin], emptyMemory());
    expect(suggestions[0]?.score).to.equal(89);
    expect(suggestions[0]?.reasons.map(({ points, text }) => `${points} ${text}`)).to.deep.equal([
      "60 same barcode 600",
      "45 name has COLA 500 ML",
      "30 same class 5020230602",
      "3 same unit U",
      "3 same country KE",
      "2 same package NT",
      "2 same tax type A",
    ]);
    expect(apply).to.equal(null);
    const applied = (options: SuggestOptions) => suggestItems(line, [twin], emptyMemory(), options).apply;
    expect(applied({ applyAbove: 89 })).to.equal("X");
    expect(applied({ applyAbove: 90 })).to.equal(null);
    expect(applied({ applyAbove: 80, lead: 89 })).to.equal("X");
    expect(applied({ applyAbove: 80, lead: 90 })).to.equal(null);
  });

  it("six digits of the class are the chapter that both have, fewer are none", () => {
    const [cola = item("", "")] = ownItems;
    const reasons = (class_code: string) =>
      suggestItems({ item_name: "Soda", class_code }, [cola], emptyMemory()).suggestions[0]?.reasons;
    expect(reasons("502023")).to.deep.equal([
      { kind: "class", points: 15, text: "class begins with 502023 too" },
    ]);
    expect(reasons("5020239999")?.[0]?.points).to.equal(15);
    expect(reasons("50202")).to.equal(undefined);
  });

  it("a rare word outweighs common ones, and equal items are in the order of their codes", () => {
    const items = [
      item("4", "Juice 500 ml"),
      item("3", "Milk 500 ml"),
      item("2", "Cola Zero"),
      item("1", "Cola Zero"),
    ];
    const { suggestions } = suggestItems({ item_name: "Zero 500 ml" }, items, emptyMemory(), { limit: 3 });
    expect(suggestions.map(({ item_code }) => item_code)).to.deep.equal(["3", "4", "1"]);
    const odd = [
      item("1", "Maize flour kg"),
      ...Array.from({ length: 9 }, (_, at) => item(`2${at}`, "Rice pack kg")),
    ];
    const [best] = suggestItems({ item_name: "Maize pack kg" }, odd, emptyMemory()).suggestions;
    expect(best?.item_code).to.equal("1");
  });

  it("an inactive item and one with nothing in common are not suggested", () => {
    expect(order(foreignLine)).not.to.include("6");
    expect(order({ item_name: "Toner cartridge" })).to.deep.equal([]);
  });
});

describe("with past decisions", () => {
  it("the same line is applied, whatever its words say", () => {
    const { suggestions, apply } = suggestItems(
      foreignLine,
      ownItems,
      mapped(foreignLine, "KE2NTXU0000003", 3),
    );
    expect(apply).to.equal("KE2NTXU0000003");
    expect(suggestions[0]?.reasons[0]).to.deep.include({ kind: "memory", points: 95 });
    expect(suggestions[0]?.reasons[0]?.text).to.match(/3 times, last by amina on 2026-03-01/);
  });

  it("less of the line means fewer points, and nothing is applied automatically", () => {
    const memory = mapped(foreignLine, "KE2NTXU0000003");
    const scores = [
      foreignLine,
      { ...foreignLine, item_code: null, class_code: null },
      { ...foreignLine, item_name: "Something else" },
      { ...foreignLine, supplier_tin: "P1" },
    ].map(
      (line) =>
        suggestItems(line, ownItems, memory).suggestions.find((one) => one.item_code.endsWith("3"))?.score ??
        0,
    );
    expect(scores).to.deep.equal([...scores].sort((a, b) => b - a));
    const remembered = (line: ForeignLine) => {
      const { suggestions } = suggestItems(line, ownItems, memory);
      const reasons = suggestions.find((one) => one.item_code.endsWith("3"))?.reasons;
      return reasons?.flatMap(({ kind, points, text }) => (kind === "memory" ? [`${points} ${text}`] : []));
    };
    const once = "was mapped to it once, last by amina on 2026-03-01";
    expect(remembered(foreignLine)).to.deep.equal([`95 this line ${once}`]);
    expect(remembered({ ...foreignLine, class_code: null })).to.deep.equal([
      `88 this supplier's name ${once}`,
    ]);
    expect(remembered({ ...foreignLine, item_code: "other" })).to.deep.equal([
      `88 this supplier's name ${once}`,
    ]);
    expect(remembered({ ...foreignLine, item_name: "Else" })).to.deep.equal([
      `80 this supplier's code ${once}`,
    ]);
    expect(remembered({ ...foreignLine, supplier_tin: "P1" })).to.deep.equal([
      `70 this name of another supplier ${once}`,
    ]);
    expect(remembered({ ...foreignLine, item_name: "Else", item_code: null })).to.deep.equal([]);
    expect(remembered({ ...foreignLine, item_name: "Else", supplier_tin: "P1" })).to.deep.equal([]);
    expect(suggestItems({ ...foreignLine, supplier_tin: "P1" }, ownItems, memory).apply).to.equal(null);
    expect(suggestItems({ ...foreignLine, item_name: "Something else" }, ownItems, memory).apply).to.equal(
      null,
    );
  });

  it("the latest of two decisions about one line counts, the earlier is marked as replaced", () => {
    const memory = mapped(
      foreignLine,
      "KE2NTXU0000002",
      1,
      mapped(foreignLine, "KE2NTXU0000003", 5),
      "2026-04-01",
    );
    const { suggestions, apply } = suggestItems(foreignLine, ownItems, memory);
    expect(apply).to.equal("KE2NTXU0000002");
    const earlier = suggestions.find(({ item_code }) => item_code.endsWith("3"));
    expect(earlier?.reasons.map(({ text }) => text).join()).to.match(/later to another item/);
    expect(earlier?.reasons.find(({ kind }) => kind === "memory")?.points).to.equal(38);
    const latest = suggestions[0]?.reasons.find(({ kind }) => kind === "memory");
    expect([latest?.points, latest?.text.includes("later")]).to.deep.equal([95, false]);
  });

  it("the decision about more of the line counts, in whatever order they were made", () => {
    const whole = mapped(foreignLine, "KE2NTXU0000003");
    const name = { ...foreignLine, item_code: null };
    for (const memory of [
      mapped(name, "KE2NTXU0000003", 1, whole),
      mapped(foreignLine, "KE2NTXU0000003", 1, mapped(name, "KE2NTXU0000003")),
    ])
      expect(suggestItems(foreignLine, ownItems, memory).suggestions[0]?.reasons[0]?.points).to.equal(95);
  });

  it("two decisions of one moment are ambiguous: nothing is applied automatically", () => {
    const memory = mapped(foreignLine, "KE2NTXU0000002", 1, mapped(foreignLine, "KE2NTXU0000003"));
    expect(suggestItems(foreignLine, ownItems, memory).apply).to.equal(null);
  });

  it("an item that is no longer active is not applied", () => {
    expect(suggestItems(foreignLine, ownItems, mapped(foreignLine, "KE2NTXU0000006")).apply).to.equal(null);
  });

  it("an HS code speaks for the items that it became before", () => {
    const hs = { supplier_name: "Shanghai Fasteners", class_code: "73181500", item_name: "hex screws" };
    const memory = mapped(
      hs,
      "KE2NTXU0000005",
      3,
      mapped({ ...hs, item_name: "set screws" }, "KE2NTXU0000004"),
    );
    const { suggestions } = suggestItems(
      { ...hs, supplier_name: "Other", item_name: "bolts" },
      ownItems,
      memory,
    );
    expect(suggestions.slice(0, 2).map(({ item_code }) => item_code.slice(-1))).to.deep.equal(["5", "4"]);
    expect(suggestions[0]?.reasons.map(({ text }) => text).join()).to.match(/75 % of class 73181500/);
    const rare = mapped(hs, "KE2NTXU0000005", 36, memory);
    const chinese = { ...hs, supplier_name: "Other", item_name: "other", country: "CN" };
    const found = suggestItems(chinese, ownItems, rare).suggestions.find(({ item_code }) =>
      item_code.endsWith("4"),
    );
    expect(found?.reasons.map(({ points }) => points)).to.deep.equal([3, 0.8]);
  });
});

describe("the memory", () => {
  it("is plain JSON, grows without changing the one given, and counts repetitions", () => {
    const first = mapped(foreignLine, "KE2NTXU0000001");
    const second = mapped({ ...foreignLine, item_name: "cola bottle 500ML" }, "KE2NTXU0000001", 1, first);
    expect(first.mappings[0]?.count).to.equal(1);
    expect(second.mappings.map(({ count }) => count)).to.deep.equal([2]);
    for (const memory of [first, second])
      expect(readMemory(JSON.parse(JSON.stringify(memory)))).to.deep.equal(memory);
  });

  it("has each line by the words of its name, its supplier and its codes, and counts it by itself", () => {
    const named = {
      supplier_name: " Soap Works ",
      item_name: "Gas, 2 nuts & glass ÉCLAIRS 1.5l",
      class_code: "7 ",
    };
    const memory = mapped(named, "X", 1, mapped(foreignLine, "X"));
    const time = "2026-03-01T08:00:00Z";
    const other = { item_code: "X", author: "amina", time, count: 1 };
    expect(memory.mappings[1]).to.deep.equal({
      ...other,
      supplier: "SOAP WORKS",
      foreign_code: null,
      class_code: "7",
      foreign_name: "GAS 2 NUT GLASS ECLAIR 1.5 L",
    });
    const grown = remember(memory, named, "X", { author: "brian", time: "2026-04-01T08:00:00Z" });
    expect(grown.mappings).to.deep.equal([
      memory.mappings[0],
      { ...memory.mappings[1], author: "brian", time: "2026-04-01T08:00:00Z", count: 2 },
    ]);
  });

  const entry = mapped(foreignLine, "X").mappings[0];
  for (const [value, place] of [
    [[], "version"],
    [{ version: 1, mappings: {} }, "version"],
    [{ version: 1, mappings: [{ ...entry, supplier: 7 }] }, "supplier"],
    [{ version: 1, mappings: [{ ...entry, foreign_code: 7 }] }, "foreign_code"],
    [{ version: 1, mappings: [{ ...entry, foreign_name: null }] }, "foreign_name"],
    [{ version: 1, mappings: [{ ...entry, class_code: 7 }] }, "class_code"],
    [{ version: 1, mappings: [{ ...entry, item_code: 7 }] }, "item_code"],
    [{ version: 1, mappings: [{ ...entry, author: null }] }, "author"],
    [{ version: 1, mappings: [{ ...entry, time: 7 }] }, "time"],
    [{ version: 1, mappings: [{ ...entry, count: "2" }] }, "count"],
    [{ version: 1, mappings: [{ ...entry, count: 1.5 }] }, "count"],
    [{ version: 2, mappings: [] }, "version"],
    [{ version: 1, mappings: [null] }, "mappings[0]"],
    [{ version: 1, mappings: [{ ...mapped(foreignLine, "X").mappings[0], item_code: "" }] }, "item_code"],
    [{ version: 1, mappings: [{ ...mapped(foreignLine, "X").mappings[0], time: "soon" }] }, "time"],
    [{ version: 1, mappings: [{ ...mapped(foreignLine, "X").mappings[0], count: 0 }] }, "count"],
  ] as const) {
    it(`is rejected where it has no ${place}: ${JSON.stringify(value).slice(0, 40)}`, () => {
      expect(() => readMemory(value)).to.throw(RangeError, place);
    });
  }
});

it("the order of items never changes the suggestions", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(ownItems, { minLength: ownItems.length }), (items) => {
      const memory = mapped(foreignLine, "KE2NTXU0000003");
      expect(suggestItems(foreignLine, items, memory)).to.deep.equal(
        suggestItems(foreignLine, ownItems, memory),
      );
    }),
  );
});
