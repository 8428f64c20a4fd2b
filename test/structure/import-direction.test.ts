// Imports run one way. Each planted import against the direction must fail the linter.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect } from "chai";

const root = join(import.meta.dirname, "../..");

/** What Biome reports, with the project's settings, of `server/src` with these files alone: rule by file. */
async function lintOf(files: Record<string, string>): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), "import-direction-"));
  try {
    const settings = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
    writeFileSync(join(folder, "biome.json"), JSON.stringify({ ...settings, vcs: { enabled: false } }));
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, "server/src", name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
    const said = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [biome, "lint", "--max-diagnostics=none", "server"],
        { cwd: folder },
        (_error, out, err) => resolve(`${out}${err}`),
      );
    });
    const lines = said.matchAll(/server\/src\/(\S+\.ts):\d+:\d+ lint\/\w+\/(\w+)/g);
    return new Map([...lines].map(([, file = "", rule = ""]) => [file, rule]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const restricted = "noRestrictedImports";
const cyclic = "noImportCycles";

const planted: [why: string, rule: string | undefined, file: string, text: string][] = [
  ["a store that knows rules", restricted, "sales/own-store.ts", 'export type { signOf } from "./rules.ts";'],
  ["rules that know handlers", restricted, "sales/rules.ts", 'export { handlers } from "./handlers.ts";'],
  ["rules that know http", restricted, "sales/credit.ts", 'export * from "../http/response.ts";'],
  ["a handler that knows the service", restricted, "sales/handlers.ts", 'export * from "../service.ts";'],
  ["lanes that know a folder of business", restricted, "lanes/lane.ts", 'export * from "../sales/kind.ts";'],
  [
    "a kind that knows requests",
    restricted,
    "sales/kind.ts",
    'export type { Context } from "../context.ts";',
  ],
  ["a store that knows knex", restricted, "stock/store.ts", 'export type { Knex } from "knex";'],
  ["a top file that knows knex", restricted, "period.ts", 'export type { Knex } from "knex";'],
  ["db that knows knex", undefined, "db/engine/mysql.ts", 'export type { Knex } from "knex";'],
  ["db that knows lanes", restricted, "db/open.ts", 'export type { CallRow } from "../lanes/kinds.ts";'],
  ["a folder of db that knows lanes", restricted, "db/sql/rows.ts", 'export * from "../../lanes/kinds.ts";'],
  [
    "a cycle of types",
    cyclic,
    "stock/one.ts",
    'import type { Two } from "./two.ts";\nexport type One = { two?: Two };',
  ],
  [
    "the other end of the cycle",
    cyclic,
    "stock/two.ts",
    'import type { One } from "./one.ts";\nexport type Two = { one?: One };',
  ],
  ["a service that is its own client", restricted, "sales/client.ts", 'export * from "@taxctl/sdk";'],
  ["a store with the SDK's fake", restricted, "stock/own-store.ts", 'export * from "@taxctl/sdk/testing";'],
  ["a reader of books", undefined, "sales/books.ts", 'export * from "@taxctl/sdk/books";'],
  ["an import that goes down", undefined, "sales/down.ts", 'export * from "../lanes/transaction-calls.ts";'],
];

describe("the direction of imports", () => {
  let found: Map<string, string>;

  before(async function () {
    this.timeout(60_000);
    found = await lintOf(Object.fromEntries(planted.map(([, , file, text]) => [file, `${text}\n`])));
  });

  for (const [why, rule, file] of planted) {
    it(`${rule ? "lets the linter reject" : "lets the linter take"} ${why}`, () => {
      expect(found.get(file)).to.equal(rule);
    });
  }
});
