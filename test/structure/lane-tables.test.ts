// The tables of lanes belong to `lanes/`: other folders call its verbs, so that one place knows their columns and states.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect } from "chai";

const sources = join(import.meta.dirname, "../../server/src");
/** What may name the tables: their owner, the schema and migrations. The simulator has no database; the document is generated. */
const owners = /^(?:lanes|db\/(?:migrations|schema)|simulator)\/|^openapi\.ts$/;

const tables = "(?:calls|wires|lanes|streams|attempts)";
const queries = [
  // `db("calls")`, `.join("lanes as l", …)`, `insertRows(trx, "calls", …)`; metrics are named like tables
  new RegExp(`(?<!gauge)\\(\\s*(?:\\w+,\\s*)?["'\`]${tables}(?: as \\w+)?["'\`]`),
  // `"calls.state"`
  new RegExp(`["'\`]${tables}\\.[a-z_]+(?: as \\w+)?["'\`]`),
  // `call.state === "sent"`: the other words for states are also those of Idempotency-Keys and of the API
  /\bstate\s*[!=]==?\s*["'`](?:waiting|sent|rejected|cancelled)["'`]/,
  // `select … from calls`, `update streams set`
  new RegExp(`\\b(?:from|join|into|update)\\s+${tables}\\b(?=[^"'\`\\n]*["'\`])`),
];

/** The lines of a source that query a table of lanes. Comments do not count. */
function queriesOf(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
  return code.split("\n").filter((line) => queries.some((query) => query.test(line)));
}

describe("the tables of lanes", () => {
  it("are queried in lanes/ alone", () => {
    const files = readdirSync(sources, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
      .map((entry) => relative(sources, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
    const found = files
      .filter((file) => !owners.test(file))
      .flatMap((file) =>
        queriesOf(readFileSync(join(sources, file), "utf8")).map((line) => `${file}: ${line.trim()}`),
      );
    expect(found, "queries outside lanes/").to.deep.equal([]);
  });

  it("are found however they are queried", () => {
    const planted = [
      'await trx("calls").where({ state: "sent" }).first("id");',
      '  .join("lanes", "lanes.id", "devices.lane_id")',
      '    "calls.state",',
      'await insertRows(trx, "calls", rows);',
      "db.raw(`select count(*) from streams where lane_id = ?`)",
      'database.exec("update lanes set owner = null");',
      'db("attempts as sends")',
      'if (call.state === "sent") return;',
    ];
    for (const line of planted) expect(queriesOf(line), line).to.have.lengthOf(1);
    const innocent = ["// from calls", "lanes.wake(laneId);", 'log.warn("calls from the unit failed")'];
    for (const line of innocent) expect(queriesOf(line), line).to.have.lengthOf(0);
  });
});
