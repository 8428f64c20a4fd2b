// The item classes of `certify ke`: chosen by a person, never against the tax type, and no other item is taken for one of the set.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { ItemInput } from "@taxctl/sdk";
import { expect } from "chai";
import { chooseClasses } from "../../../cli/src/certify/classes.ts";
import { ke } from "../../../cli/src/certify/ke/index.ts";
import { ensureItem } from "../../../cli/src/certify/register.ts";
import type { CertifyState } from "../../../cli/src/certify/state.ts";
import type { Ask } from "../../../cli/src/input/ask.ts";
import { Evidence, failedRows, pins } from "../support/evidence.ts";

function newState(classes: Record<string, string> = {}): CertifyState {
  const party = { tin: "P051234568A", name: "Savanna Tours" };
  return {
    version: 1,
    base_url: "",
    branch: "00",
    day: "20260917",
    first: 1,
    buyer: party,
    supplier: party,
    classes,
    items: {},
    done: {},
    rejected: {},
    customs: null,
  };
}

const twoPins = pins.slice(0, 4);
const chosen = fileURLToPath(new URL("../support/certify-classes.csv", import.meta.url));

describe("the item classes of certify ke", () => {
  let evidence: Evidence;
  beforeEach(async () => {
    evidence = await Evidence.open();
  });
  afterEach(() => evidence.close());

  const items = () => evidence.test.client.items.list().toArray();
  /** Runs the command with a changed copy of the file. */
  async function certifyWith(change: (text: string) => string) {
    const file = evidence.desk.path("classes.csv");
    await writeFile(file, change(await readFile(chosen, "utf8")));
    return evidence.certify([...twoPins, "--classes", file]);
  }

  it("writes suggestions that fit the tax type, registers nothing before a person chose, and then needs no flag", async () => {
    const without = await evidence.certify(twoPins);
    expect([without.exitCode, without.json().error.remedy]).to.satisfy(
      ([code, remedy]: [number, string]) => code === 2 && remedy.includes("--classes classes.csv"),
    );
    const flags = [...twoPins, "--classes", "classes.csv"];
    const written = await evidence.certify(flags);
    expect([written.exitCode, written.json().error.message]).to.satisfy(
      ([code, message]: [number, string]) => code === 2 && message.includes("classes.csv lists the items"),
    );
    const text = await readFile(evidence.desk.path("classes.csv"), "utf8");
    // "Meat, fresh or chilled" is exempt, and beef ribs are not.
    expect(text).to.match(/^ribs,"Beef ribs, per kg",A,(?!99011002)/m);
    expect(text).to.contain("flour,Sorghum flour 2 kg,B,99011019,Wheat flour,\n");
    expect(text).to.contain("customs,Baked beans in tins,A,5046590100,Canned or jarred beans,\n");
    const empty = await evidence.certify(flags);
    expect(Object.keys(empty.json().error.errors)).to.have.lengthOf(11);
    expect(await items()).to.deep.equal([]);

    const ran = await certifyWith((same) => same);
    expect([ran.exitCode, failedRows(ran)], ran.stderr).to.deep.equal([0, []]);
    const ribs = (await items()).find(({ item_name }) => item_name === "Beef ribs, per kg");
    expect(ribs?.item_class_code).to.equal("50000000");
    expect((await evidence.certify([])).exitCode).to.equal(0);
  });

  it("rejects a class that is taxed otherwise or unknown, a changed tax type, and an item without a row", async () => {
    const ran = await certifyWith((text) =>
      text
        .replace("50000000", "99011002")
        .replace(/5020230602$/m, "1234567890")
        .replace(/^flour,(.*),B,/m, "flour,$1,A,")
        .replace(/^milk.*\n/m, ""),
    );
    expect(ran.exitCode).to.equal(2);
    const errors = Object.entries<string[]>(ran.json().error.errors).map(([at, [why]]) => `${at}: ${why}`);
    expect(errors[0])
      .to.contain("line 2: Beef ribs")
      .and.contain("has tax type B")
      .and.contain("the item has A");
    expect(errors[1]).to.contain("line 3").and.contain("no class 1234567890").and.contain("codes list");
    expect(errors[2]).to.contain("line 4").and.contain("tax_type is A").and.contain("under B");
    expect(errors[3]).to.contain("milk: Fresh milk 500 ml: item_class_code is missing");
    expect(errors).to.have.lengthOf(4);
    expect(await items()).to.deep.equal([]);
  });

  it("takes an item of the same name only if class, units, type, tax type and price agree", async () => {
    const { client } = evidence.test;
    const run = { client, state: newState(), signal: new AbortController().signal };
    const ribs: ItemInput = {
      item_name: "Beef ribs, per kg",
      item_class_code: "50000000",
      item_type: "2",
      tax_type_code: "A",
      qty_unit_code: "KG",
      pkg_unit_code: "NT",
      default_price: 1856,
    };
    const others: Partial<ItemInput>[] = [
      { item_class_code: "80000000" },
      { qty_unit_code: "U" },
      { pkg_unit_code: "CT" },
      { item_type: "1" },
      { tax_type_code: "B" },
      { default_price: 1855 },
    ];
    for (const other of others) await client.items.create({ ...ribs, ...other });
    const first = await ensureItem(ribs, run);
    expect(first.registration?.request).to.deep.equal(ribs);
    expect(await ensureItem(ribs, run)).to.deep.equal({ item_code: first.item_code });
    await client.items.update(first.item_code, { is_active: false });
    expect((await ensureItem(ribs, run)).item_code).to.not.equal(first.item_code);
  });

  it("asks for each class at a terminal, until it fits", async () => {
    const { client } = evidence.test;
    const asked: string[] = [];
    const state = newState({ milk: "99012000" });
    const answers = ["99011002", "50000000"];
    const ask = {
      find: async ({ message, choices }: Parameters<Ask["find"]>[0]) => {
        asked.push(message);
        return message.includes("ribs") ? undefined : (choices[0]?.value ?? "80000000");
      },
      text: async ({ message }: Parameters<Ask["text"]>[0]) => {
        asked.push(message);
        return answers.shift() ?? "";
      },
    };
    const run = { script: ke, client, state, signal: new AbortController().signal };
    await chooseClasses({ ...run, save: async () => {}, ask: ask as unknown as Ask, file: undefined });
    expect(asked.filter((message) => message.startsWith("Item class of"))).to.have.lengthOf(10);
    expect(asked[2]).to.contain("That is wrong: class 99011002, Meat, fresh or chilled, has tax type B");
    expect(state.classes).to.include({ ribs: "50000000", milk: "99012000", flour: "99011019" });
  });
});
