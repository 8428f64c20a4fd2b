// The catalog is complete, and the files generated from it are up to date: every code of a response is explained everywhere.
import { readdir, readFile } from "node:fs/promises";
import { explain, catalogue as forPrograms } from "@taxctl/sdk/catalogue";
import { expect } from "chai";
import ts from "typescript";
import { parse } from "yaml";
import { catalogueSource, errorsDocument } from "../../server/generate-catalogue.ts";
import { catalogue, codeOfUnit, findEntry, listEntries } from "../../server/src/catalogue.ts";
import { unitCodes } from "../../server/src/control-unit/codes.ts";
import { judgeSave } from "../../server/src/control-unit/results.ts";
import { failureOf } from "../../server/src/failures.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string): Promise<string> => readFile(new URL(path, root), "utf8");

/** The service's sources: the pretended unit returns a unit's codes, and the document is generated. */
async function readSources(): Promise<ts.SourceFile[]> {
  const folder = new URL("server/src/", root);
  const names = await readdir(folder, { recursive: true });
  const own = names.filter((name) => /\.ts$/.test(name) && !/^simulator\/|^openapi\.ts$/.test(name));
  return Promise.all(
    own.map(async (name) =>
      ts.createSourceFile(name, await readFile(new URL(name, folder), "utf8"), ts.ScriptTarget.Latest, true),
    ),
  );
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  node.forEachChild((child) => visit(child, look));
}

/** Texts given as `code` next to `passing`: rejections that never came from a unit. */
function ownRejections(source: ts.SourceFile): string[] {
  const found: string[] = [];
  visit(source, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const given = new Map(
      node.properties.flatMap((property) =>
        ts.isPropertyAssignment(property) ? [[property.name.getText(), property.initializer] as const] : [],
      ),
    );
    const code = given.get("code");
    if (given.has("passing") && code && ts.isStringLiteral(code)) found.push(code.text);
  });
  return found;
}

/** Every text of a file, wherever it stands. */
function texts(source: ts.SourceFile): string[] {
  const found: string[] = [];
  visit(source, (node) => {
    if (ts.isStringLiteral(node)) found.push(node.text);
  });
  return found;
}

/** Objects of a document that explain an error code. */
function explained(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "code" in value && "retryable" in value ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap(explained)];
}

describe("the catalog of error codes", () => {
  it("calls nothing retryable that has to be corrected first", () => {
    const wrong = listEntries().filter(
      ([, { remedy, retryable }]) => retryable && /correct the (device|submission|branch)/i.test(remedy),
    );
    expect(wrong.map(([code]) => code)).to.deep.equal([]);
    for (const code of ["401", "404", "901", "903", "E04"]) {
      expect(unitCodes[code], code).to.include({ outcome: "unit", retryable: false });
      expect(unitCodes[code]?.remedy, code).to.match(/correct|approved|use the serial/i);
    }
  });

  it("agrees with the examples of the OpenAPI document", async () => {
    const examples = explained(parse(await read("openapi.yaml")).components.examples);
    expect(examples.length).to.be.above(20);
    // Operations that call a unit directly show with its own code whether a retry can help.
    const asked = ["retry_failed", "initialization_failed"];
    for (const { code, retryable, cause, remedy } of examples) {
      if (asked.includes(String(code))) continue;
      const entry = findEntry(String(code));
      expect(entry?.retryable, String(code)).to.equal(retryable);
      if (cause !== undefined)
        expect({ cause, remedy }).to.deep.equal({ cause: entry?.cause, remedy: entry?.remedy });
    }
  });

  let sources: ts.SourceFile[];
  before(async () => {
    sources = await readSources();
  });

  it("agrees with docs/errors.md, with one anchor for each code", async () => {
    const kept = await read("docs/errors.md");
    expect(kept === errorsDocument(), "run `npm run generate`").to.equal(true);
    const anchors = [...kept.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, anchor]) => anchor);
    expect(anchors.sort()).to.deep.equal(
      listEntries()
        .map(([code]) => code)
        .sort(),
    );
    for (const [code] of listEntries()) expect(kept).to.include(`](#${code}) |`);
  });

  it("agrees with the SDK's exports, for programs and the terminal", async () => {
    expect((await read("sdk/src/catalogue.ts")) === catalogueSource(), "run `npm run generate`").to.equal(
      true,
    );
    expect(forPrograms).to.deep.equal(Object.fromEntries(listEntries()));
    expect(explain("validation_failed")).to.deep.equal({ ...catalogue.validation_failed, retryable: false });
    expect(explain("unit_910")).to.deep.equal(findEntry("unit_910"));
    expect(explain("910")).to.deep.equal(findEntry("unit_910"));
    for (const unknown of ["unit_xyz", "constructor", "__proto__", ""])
      expect(explain(unknown)).to.equal(undefined);
  });

  it("explains every result code of the unit on the record that it failed", () => {
    for (const [code, { cause, remedy, actor, retryable }] of Object.entries(unitCodes)) {
      expect(failureOf(code, "The unit's words")).to.deep.equal({
        code: `unit_${code}`,
        message: "The unit's words",
        cause,
        remedy,
        actor,
        retryable,
        doc_url: `/docs/errors#unit_${code}`,
      });
    }
  });

  it("has an entry for every rejection of a unit, also for an unknown code", () => {
    const text = JSON.stringify({ resultCd: "777", resultMsg: "Rule R12 failed", resultDt: "", data: null });
    const result = judgeSave("/trnsSales/saveSales", { kind: "answered", status: 200, text });
    if (result.kind !== "refused") throw new Error(`this was to be a refusal: ${result.kind}`);
    const failure = failureOf(result.code, result.message);
    expect(failure).to.include({ code: "unit_refused", message: "Rule R12 failed" });
    expect(findEntry(failure.code)).to.deep.equal({ ...catalogue.unit_refused, retryable: false });
    expect([codeOfUnit("777"), codeOfUnit("910"), codeOfUnit("constructor")]).to.deep.equal([
      "unit_refused",
      "unit_910",
      "unit_refused",
    ]);
  });

  it("has an entry for every rejection of the service; the type checker limits thrown codes to its keys", () => {
    const codes = sources.flatMap(ownRejections);
    expect(codes).to.include.members(["unit_refused", "original_not_found", "settled_refused"]);
    expect(codes.filter((code) => !Object.hasOwn(catalogue, code))).to.deep.equal([]);
    for (const code of codes) expect(failureOf(code, null).doc_url).to.equal(`/docs/errors#${code}`);
  });

  it("has no unused entry", () => {
    const elsewhere = sources.filter(({ fileName }) => fileName !== "catalogue.ts");
    const used = new Set(elsewhere.flatMap(texts));
    expect(Object.keys(catalogue).filter((code) => !used.has(code))).to.deep.equal([]);
  });
});
