// The catalog is complete, and the files generated from it are up to date: every code of a response is explained everywhere.
import { readdir, readFile } from "node:fs/promises";
import { catalogue, explain, unitCodes } from "@taxctl/sdk/catalogue";
import { expect } from "chai";
import ts from "typescript";
import { parse } from "yaml";
import { errorsDocument } from "../../server/generate-catalogue.ts";
import { codeOfUnit, failureOf } from "../../server/src/control-unit/failures.ts";
import { judgeSave } from "../../server/src/control-unit/results.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string): Promise<string> => readFile(new URL(path, root), "utf8");

/** The sources of the service and of the rules that it shares: the pretended unit returns a unit's codes. */
async function readSources(): Promise<ts.SourceFile[]> {
  const files: URL[] = [];
  for (const folder of [new URL("server/src/", root), new URL("sdk/src/rules/validation/", root)]) {
    const names = await readdir(folder, { recursive: true });
    const own = names.filter((name) => /\.ts$/.test(name) && !name.startsWith("simulator/"));
    files.push(...own.map((name) => new URL(name, folder)));
  }
  return Promise.all(
    files.map(async (file) =>
      ts.createSourceFile(file.pathname, await readFile(file, "utf8"), ts.ScriptTarget.Latest, true),
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

/** Objects of a document that explain an error code, each with what its transaction says about a retry. */
function explained(value: unknown, ofTransaction?: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const fields: Record<string, unknown> = { ...value };
  const can_retry = fields.can_retry ?? Object(fields.data).can_retry ?? ofTransaction;
  const own = "code" in fields && "retryable" in fields ? [{ ...fields, can_retry }] : [];
  return [...own, ...Object.values(fields).flatMap((part) => explained(part, can_retry))];
}

/** A text of the source with `…` for each value in it; undefined of anything but a text. */
function sentenceOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => `…${literal.text}`)].join("");
}

const commandAlone = /(?<!\b(?:GET|POST|PUT|PATCH|DELETE) \/[^\s,`]+, )`taxctl [a-z][^`]*`/g;

/** Commands in a text that has no operation in front of them: of no use to a program that calls the API. */
const commandsAlone = (text: string): string[] => text.match(commandAlone) ?? [];

const entries = Object.entries(catalogue);
/** The codes of the service itself. */
const own = Object.keys(catalogue).filter((code) => !(code.replace("unit_", "") in unitCodes));

describe("the catalog of error codes", () => {
  it("calls nothing retryable that has to be corrected first", () => {
    const wrong = entries.filter(
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
    const asked = ["initialization_failed"];
    for (const { code, retryable, can_retry, cause, remedy } of examples) {
      if (asked.includes(String(code))) continue;
      const entry = explain(String(code));
      expect(retryable, String(code)).to.equal(can_retry ?? entry?.retryable);
      if (cause !== undefined)
        expect({ cause, remedy }).to.deep.equal({ cause: entry?.cause, remedy: entry?.remedy });
    }
  });

  it("names the operation of each command in a remedy, for programs", () => {
    for (const [code, { cause, remedy }] of entries)
      expect(commandsAlone(`${cause} ${remedy}`), code).to.deep.equal([]);
    expect(commandsAlone("POST /sales, `taxctl sales submit`, or `taxctl sales list`")).to.deep.equal([
      "`taxctl sales list`",
    ]);
  });

  it("names the operation of each command in the service's own messages", () => {
    const found: string[] = [];
    for (const source of sources.filter(({ fileName }) => !/\/src\/(commands|console)\//.test(fileName)))
      visit(source, (node) => found.push(...commandsAlone(sentenceOf(node) ?? "")));
    expect(found).to.deep.equal([]);
  });

  let sources: ts.SourceFile[];
  before(async () => {
    sources = await readSources();
  });

  it("agrees with docs/errors.md, with one anchor for each code", async () => {
    const kept = await read("docs/errors.md");
    expect(kept === errorsDocument(), "run `npm run generate`").to.equal(true);
    const anchors = [...kept.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, anchor]) => anchor);
    expect(anchors.sort()).to.deep.equal(entries.map(([code]) => code).sort());
    for (const [code] of entries) expect(kept).to.include(`](#${code}) |`);
  });

  it("explains codes, and a unit's codes also as the unit gives them", () => {
    expect(explain("validation_failed")).to.include({ title: "Request not valid", retryable: false });
    expect(explain("reconciliation_busy").retryable).to.equal(true);
    const { outcome, ...rejected } = unitCodes["910"] ?? {};
    expect(outcome).to.equal("rejected");
    for (const code of ["unit_910", "910"]) expect(explain(code)).to.deep.equal(rejected);
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
    if (result.kind !== "rejected") throw new Error(`this was to be a rejection: ${result.kind}`);
    const failure = failureOf(result.code, result.message);
    expect(failure).to.include({ code: "unit_rejected", message: "Rule R12 failed" });
    expect(explain(failure.code)).to.deep.equal(catalogue.unit_rejected);
    expect([codeOfUnit("777"), codeOfUnit("910"), codeOfUnit("constructor")]).to.deep.equal([
      "unit_rejected",
      "unit_910",
      "unit_rejected",
    ]);
  });

  it("has an entry for every rejection of the service; the type checker limits thrown codes to its keys", () => {
    const codes = sources.flatMap(ownRejections);
    expect(codes).to.include.members(["unit_rejected", "original_not_found", "settled_rejected"]);
    expect(codes.filter((code) => !own.includes(code))).to.deep.equal([]);
    for (const code of codes) expect(failureOf(code, null).doc_url).to.equal(`/docs/errors#${code}`);
  });

  it("has no unused entry", () => {
    const used = new Set(sources.flatMap(texts));
    expect(own.length).to.be.above(100);
    expect(own.filter((code) => !used.has(code))).to.deep.equal([]);
  });
});
