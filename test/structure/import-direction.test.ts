// Imports go down only: each planted import against the direction is named, with its reason.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect } from "chai";
import { cli, type House, problemsOf, sdk, server } from "../../tools/floors.ts";

/** What is wrong in a folder of these files alone. */
function problemsIn(files: Record<string, string>, house: House = server): string[] {
  const folder = mkdtempSync(join(tmpdir(), "floors-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), `${text}\n`);
    }
    return problemsOf(folder, house);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const wrong: [why: string, file: string, text: string, problem: string][] = [
  [
    "rules that know http",
    "core/sales/credit.ts",
    'export * from "../../http/response.ts";',
    "http is not below core",
  ],
  [
    "a type of a floor above",
    "lanes/lane.ts",
    'export type { Kind } from "../core/sales/kind.ts";',
    "core is not below lanes",
  ],
  [
    "a handler that knows the service",
    "core/sales/handlers.ts",
    'export * from "../../service.ts";',
    "top is not below core",
  ],
  [
    "core that knows a module",
    "core/sales/rules.ts",
    'import "../../modules/relay/relays.ts";',
    "not below core",
  ],
  [
    "a simulator that knows the unit",
    "simulator/a.ts",
    'export * from "../control-unit/wire.ts";',
    "not below",
  ],
  [
    "a service that knows the simulator",
    "core/a/b.ts",
    'await import("../../simulator/a.ts");',
    "not below core",
  ],
  [
    "a store that knows rules",
    "core/sales/own-store.ts",
    'export type { A } from "./rules.ts";',
    "only queries",
  ],
  [
    "rules that know handlers",
    "core/sales/rules.ts",
    'export * from "./handlers.ts";',
    "joined in one place",
  ],
  [
    "a kind that knows requests",
    "core/sales/kind.ts",
    'export type { Context } from "../context/context.ts";',
    "serves lanes",
  ],
  [
    "a store that knows knex",
    "core/stock/store.ts",
    'export type { Knex } from "knex";',
    "only db/ knows knex",
  ],
  ["a top file that knows knex", "listen.ts", 'export type { Knex } from "knex";', "only db/ knows knex"],
  [
    "a service that is its own client",
    "core/sales/a.ts",
    'export * from "@taxctl/sdk";',
    "no client of its own",
  ],
  [
    "a store with the SDK's test kit",
    "core/stock/own-store.ts",
    'export * from "@taxctl/sdk/testing";',
    "no client of its own",
  ],
  [
    "a rule by its name for callers",
    "core/sales/a.ts",
    'export * from "@taxctl/sdk/amounts";',
    "the SDK's rules",
  ],
  [
    "a page that queries",
    "modules/console/pages/home.ts",
    'export * from "../../../core/branches/store.ts";',
    "call operations",
  ],
];

const right: [why: string, file: string, text: string][] = [
  ["db that knows knex", "db/engine/mysql.ts", 'export type { Knex } from "knex";'],
  ["a reader of books", "core/sales/books.ts", 'export * from "@taxctl/sdk/rules/books";'],
  ["an import that goes down", "core/sales/down.ts", 'export * from "../../lanes/calls.ts";'],
  ["a top that composes", "service.ts", 'export * from "./modules/relay/index.ts";'],
  ["a top that starts the simulator", "commands/simulator.ts", 'export * from "../simulator/index.ts";'],
];

describe("the direction of imports", () => {
  for (const [why, file, text, problem] of wrong) {
    it(`rejects ${why}`, () => {
      expect(problemsIn({ [file]: text }).join("\n"))
        .to.contain(file)
        .and.to.contain(problem);
    });
  }

  for (const [why, file, text] of right) {
    it(`takes ${why}`, () => {
      expect(problemsIn({ [file]: text })).to.deep.equal([]);
    });
  }

  it("rejects two rooms that import each other, types included", () => {
    const problems = problemsIn({
      "core/sales/a.ts": 'export type { B } from "../stock/b.ts";',
      "core/stock/c.ts": 'export type { D } from "../sales/d.ts";',
    });
    expect(problems).to.have.length(1);
    expect(problems[0]).to.match(/^core\/(sales and core\/stock|stock and core\/sales) import each other/);
  });

  it("rejects files in a circle, types included, and names them", () => {
    const problems = problemsIn({
      "core/stock/one.ts": 'import type { Two } from "./two.ts";',
      "core/stock/two.ts": 'import type { One } from "./three.ts";',
      "core/stock/three.ts": 'import type { One } from "./one.ts";',
    });
    expect(problems.join("\n")).to.contain("files in a circle").and.to.contain("core/stock/two.ts");
  });

  it("rejects a rule of the SDK that knows its client, types included", () => {
    const problems = problemsIn(
      { "rules/amounts.ts": 'export type { Taxctl } from "../client/client.ts";' },
      sdk,
    );
    expect(problems).to.deep.equal(["rules/amounts.ts imports client/client.ts: client is not below rules"]);
  });

  it("takes a client that knows a rule", () => {
    const files = { "client/errors.ts": 'export * from "../rules/catalogue.ts";' };
    expect(problemsIn(files, sdk)).to.deep.equal([]);
  });

  it("rejects a topic of the command line that knows a command, and what a command shares that knows a topic", () => {
    const files = {
      "stock/check.ts": 'export * from "../commands/stock/list.ts";',
      "output/table.ts": 'export * from "../stock/check.ts";',
    };
    expect(problemsIn(files, cli)).to.deep.equal([
      "stock/check.ts imports commands/stock/list.ts: commands is not below stock",
      "output/table.ts imports stock/check.ts: stock is not below output",
    ]);
  });

  it("takes a topic that knows another, and rejects two that know each other", () => {
    const one = { "stock/a.ts": 'export * from "../items/b.ts";' };
    const other = { "items/c.ts": 'export * from "../stock/d.ts";' };
    expect(problemsIn(one, cli)).to.deep.equal([]);
    expect(problemsIn({ ...one, ...other }, cli).join()).to.contain("import each other");
  });

  for (const [name, house] of Object.entries({ sdk, server, cli }))
    it(`finds nothing in ${name}`, () => {
      expect(problemsOf(join(import.meta.dirname, `../../${name}/src`), house)).to.deep.equal([]);
    });
});
