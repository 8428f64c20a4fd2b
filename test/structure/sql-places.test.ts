// SQL stands in stores, `lanes/` and `db/`: other files call their functions. What a tax authority decides stands in its profile.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect } from "chai";

const sources = join(import.meta.dirname, "../../server/src");
/** The simulator has no database; the document is generated. */
const places = /^(?:db|lanes|simulator)\/|(?:^|\/)(?:\w+(?:-\w+)*-)?store\.ts$|^openapi\.ts$/;

const queries = [
  // `db("items")`, `db.knex("items")`, `trx(table)`: also where the table comes on the next line
  /\b(?:db|trx|knex)\(\s*(?:["'`]|$)/,
  // `insertRows(trx, "items", …)`, `selectRows(trx, sql, …)`
  /\b(?:insert|update|select)(?:Rows|Values|ByKeys|ByCompositeKeys|Grouped)(?:<[^(]*>)?\(/,
  // builders and SQL as text
  /(?<!\b(?:Array|Buffer|Readable))\.(?:raw|from|into|whereRaw|joinRaw|orderByRaw|onConflict|forUpdate|whereIn)\(/,
  /\b(?:select [\w.*, ]+ from|insert into|update \w+ set|delete from) \w+/,
];

const profiles = [/(?<![\w-])["'`](?:ke|plain)["'`]/, /kra\.go\.ke/];

function codeOf(text: string): string[] {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "").split("\n");
}
const linesWith = (text: string, patterns: readonly RegExp[]): string[] =>
  codeOf(text).filter((line) => patterns.some((pattern) => pattern.test(line)));

function found(patterns: readonly RegExp[], isAllowed: RegExp): string[] {
  return readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => relative(sources, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((file) => !isAllowed.test(file))
    .flatMap((file) =>
      linesWith(readFileSync(join(sources, file), "utf8"), patterns).map((line) => `${file}: ${line.trim()}`),
    );
}

describe("SQL", () => {
  it("appears only in stores, lanes/ and db/", () => {
    expect(found(queries, places), "queries elsewhere").to.deep.equal([]);
  });

  it("is found however it is written", () => {
    const planted = [
      'const row = await trx("items").where({ id }).first();',
      "  const rows = await db.knex(`items`);",
      "  .knex(",
      'await insertRows(trx, "events", rows);',
      "const rows = await selectRows<Row>(trx, sql, ids);",
      'await updateGrouped(trx, "calls", change);',
      '    .onConflict("name")',
      'const sql = "select id, name from items where id = ?";',
    ];
    for (const line of planted) expect(linesWith(line, queries), line).to.have.lengthOf(1);
    const innocent = [
      '// trx("items")',
      "const row = await findItem(db, id);",
      "Array.from(rows)",
      "db.transaction(work)",
    ];
    for (const line of innocent) expect(linesWith(line, queries), line).to.have.lengthOf(0);
  });
});

describe("the profiles of tax authorities", () => {
  it("are named in the rules of profiles alone", () => {
    // `plain` is also a font of receipts.
    expect(found(profiles, /^simulator\/|^modules\/receipts\/sheet\.ts$|^openapi\.ts$/)).to.deep.equal([]);
  });

  it("are found where they are named", () => {
    const planted = ['if (profile === "ke") return;', "const portal = `https://etims.kra.go.ke/x`;"];
    for (const line of planted) expect(linesWith(line, profiles), line).to.have.lengthOf(1);
  });
});
