// Proves what an editor shows of the SDK: the names of types, descriptions, and the codes that may be written.
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import ts from "typescript";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const path = fileURLToPath(new URL("./edited.ts", import.meta.url));
const source = `
import { Taxctl, ValidationError } from "../../../sdk/src/index.ts";
const client = new Taxctl();
const sale = await client.sales.create({ invoice_no: "INV-1", sale_date: "20260310", payment_type: "", items: [] });
const found = await client.sales.get("id");
const { data, body } = await client.transactions.get("id").withResponse();
for await (const row of client.purchases.search()) console.log(row);
const failure = data.response_data.failure;
const link = found.reissued_as;
console.log(sale.total_amount, body.meta, link, found.items, failure?.code);
const { code } = new ValidationError("It failed");
`;

/** What an editor knows of a file next to this one, which exists in memory only. */
function openEditor(code: string): ts.LanguageService {
  const compilerOptions = {
    strict: true,
    module: "NodeNext",
    target: "ES2024",
    noEmit: true,
    types: ["node"],
  };
  const { options } = ts.parseJsonConfigFileContent({ compilerOptions }, ts.sys, root);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => ({ ...options, allowImportingTsExtensions: true }),
    getScriptFileNames: () => [path],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const text = name === path ? code : ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === path || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  };
  return ts.createLanguageService(host);
}

describe("an editor", () => {
  let editor: ts.LanguageService;
  before(() => {
    editor = openEditor(source);
  });

  const at = (text: string): number => {
    const found = source.indexOf(text);
    if (found < 0) throw new Error(`the code has no ${text}`);
    return found;
  };
  /** What it shows of the last word of a text. */
  const shown = (text: string): string => {
    const place = at(text) + text.length - 1;
    return ts.displayPartsToString(editor.getQuickInfoAtPosition(path, place)?.displayParts);
  };
  const described = (text: string): string => {
    const info = editor.getQuickInfoAtPosition(path, at(text) + text.length - 1);
    return ts.displayPartsToString(info?.documentation);
  };

  it("shows types by their names", () => {
    expect(editor.getSemanticDiagnostics(path).map(({ messageText }) => messageText)).to.deep.equal([]);
    expect(shown("const sale")).to.equal("const sale: SaleResult");
    expect(shown("const found")).to.equal("const found: Sale");
    expect(shown("{ data")).to.equal("const data: Transaction");
    expect(shown("const row")).to.equal("const row: PurchaseSummary");
    expect(shown("found.items")).to.equal("(property) items: SaleLine[]");
    expect(shown("body.meta")).to.equal("(property) meta: Meta");
    expect(shown("const link")).to.equal("const link: OptionalSaleLink");
    expect(shown("const failure")).to.equal("const failure: Failure | undefined");
    expect(shown("failure?.code")).to.equal("(property) code: StableCode | undefined");
  });

  it("shows the description of a field, with its unit", () => {
    expect(described("sale.total_amount")).to.match(/^Total with tax, .* in local currency\.$/);
    expect(described("{ invoice_no")).to.match(/^Your number of the sale/);
  });

  it("offers the codes that are known, and takes others", () => {
    const place = at('payment_type: ""') + 'payment_type: "'.length;
    const offered = editor.getCompletionsAtPosition(path, place, {})?.entries.map(({ name }) => name);
    expect(offered).to.include.members(["01", "06"]);
  });
});
