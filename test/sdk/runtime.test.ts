// Responsible for proving that the SDK runs on the oldest Node of this machine, as compiled and without our flags.
import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect } from "chai";
import ts from "typescript";
import { type Double, envelope, KEY, startDouble } from "./double.ts";

const run = promisify(execFile);
const sources = new URL("../../sdk/src/", import.meta.url);
/** Beneath node_modules, so that the compiled files find the SDK's dependencies. */
const compiled = new URL(`../../node_modules/.cache/sdk-runtime-${process.pid}/`, import.meta.url);

const PROGRAM = `
  const { Taxctl, NotFoundError } = await import(process.argv[1]);
  const { lineAmounts } = await import(new URL("amounts.js", process.argv[1]));
  const client = new Taxctl();
  const sale = await client.sales.create({ invoice_no: "INV-1" });
  const lost = await client.sales.get("missing").catch((error) => error instanceof NotFoundError);
  const { tax_amount } = lineAmounts({ quantity: 1, unit_price: 100, tax_rate: 16 });
  console.log(JSON.stringify({ receipt: sale.receipt_no, lost, tax_amount, node: process.versions.node }));
`;

/** The programs named node where systems keep them that run and are 20.19 or later, the oldest first. */
async function findNodes(): Promise<{ path: string; version: string }[]> {
  const found: { path: string; version: string }[] = [];
  for (const path of ["/usr/local/bin/node", "/usr/bin/node", process.execPath]) {
    const version = await run(path, ["--version"]).then(
      ({ stdout }) => stdout.trim().slice(1),
      () => undefined,
    );
    if (version && version.localeCompare("20.19", "en", { numeric: true }) >= 0)
      found.push({ path, version });
  }
  return found.sort((left, right) => left.version.localeCompare(right.version, "en", { numeric: true }));
}

describe("runtime", () => {
  let double: Double;
  before(async () => {
    double = await startDouble(({ method }, count) =>
      method === "GET" ? { status: 404, body: {} } : count === 1 ? "reset" : envelope({ receipt_no: "7" }),
    );
    await mkdir(compiled, { recursive: true });
    await writeFile(new URL("package.json", compiled), '{ "type": "module" }');
    const compilerOptions = {
      target: ts.ScriptTarget.ES2024,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
    };
    for (const name of await readdir(sources)) {
      const { outputText } = ts.transpileModule(await readFile(new URL(name, sources), "utf8"), {
        compilerOptions,
      });
      await writeFile(new URL(name.replace(/\.ts$/, ".js"), compiled), outputText);
    }
  });
  after(async () => {
    await double.close();
    await rm(compiled, { recursive: true });
  });

  it("submits, repeats and tells failures apart on the oldest Node found", async () => {
    const [oldest] = await findNodes();
    const env = { TAXCTL_API_KEY: KEY, TAXCTL_BASE_URL: double.url };
    const index = new URL("index.js", compiled).href;
    const { stdout } = await run(oldest?.path ?? "node", ["--input-type=module", "--eval", PROGRAM, index], {
      env,
    });
    expect(JSON.parse(stdout)).to.deep.equal({
      receipt: "7",
      lost: true,
      tax_amount: 13.79,
      node: oldest?.version,
    });
    const keys = double.seen.map((one) => one.headers["idempotency-key"]);
    expect(keys[0]).to.equal(keys[1]).and.to.be.a("string");
  });
});
