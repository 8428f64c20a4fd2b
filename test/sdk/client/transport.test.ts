// Proving that openapi-fetch can be replaced: one file imports it, and the suite passes without it.
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";

const root = fileURLToPath(new URL("../../../", import.meta.url));
/** Those that have nothing to do with it, that start processes of their own, or that take long. */
const others = /^rules\/|(^|\/)(transport|generated|types|strict|hovers|sandbox|webhooks)\.test\.ts$/;

describe("transport", () => {
  it("is the only file that knows openapi-fetch", async () => {
    const folder = join(root, "sdk/src");
    const importing: string[] = [];
    for (const name of await readdir(folder, { recursive: true })) {
      if (!name.endsWith(".ts")) continue;
      if (/from "openapi-fetch/.test(await readFile(join(folder, name), "utf8"))) importing.push(name);
    }
    expect(importing).to.deep.equal(["client/transport.ts"]);
  });

  it("can be replaced: the SDK's suite passes with a stub", async () => {
    const names = await readdir(join(root, "test/sdk"), { recursive: true });
    const tests = names.filter((name) => name.endsWith(".test.ts") && !others.test(name));
    const files = tests.map((name) => join(root, "test/sdk", name));
    const mocha = join(root, "node_modules/mocha/bin/mocha.js");
    const stub = new URL("stub/register.ts", import.meta.url).href;
    const args = [
      "--conditions=source",
      "--import",
      stub,
      mocha,
      "--no-config",
      "--exit",
      "--timeout=300000",
    ];
    const output = await new Promise<string>((resolve) =>
      execFile(process.execPath, [...args, ...files], { cwd: root }, (_, stdout, stderr) =>
        resolve(stdout + stderr),
      ),
    );
    expect(output.slice(output.search(/\d+ failing/))).not.to.match(/\d+ failing/);
    expect(Number(/(\d+) passing/.exec(output)?.[1] ?? output)).to.be.above(300);
  });
});
