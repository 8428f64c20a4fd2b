// Proving the README: every snippet compiles in a strict app that installed the packed SDK, and runs
// there against a real service, printing what its comments say.
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { makeApp, packedSdk, peers, required } from "../sdk/packed.ts";
import { openBranch } from "../support/branch.ts";
import { freePort } from "../support/ports.ts";
import { startTestService, type TestService } from "../support/service.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const secret = `whsec_${btoa("a secret of twenty-four b")}`;
const tools = [
  "mocha",
  "chai",
  "nock",
  "undici",
  "@types/mocha",
  "@types/chai",
  "@types/node",
  "@types/deep-eql",
];

/** The setup of a snippet, by the name in the comment above it; `after` runs after it. */
const contextOf: Record<string, { before: string; after?: string }> = {
  Taxctl: { before: `import { Taxctl } from "@taxctl/sdk";` },
  client: { before: `import { Taxctl } from "@taxctl/sdk";\nconst client = new Taxctl({ branch: "00" });` },
  sale: { before: `const sale = ${saleCode('"README-" + crypto.randomUUID().slice(0, 8)')};` },
  rejectedSale: { before: `const sale = ${saleCode('"README-SIM-921x1"')};` },
  sales: { before: `const sales = [1, 2, 3, 4, 5].map((number) => (${saleCode('"BULK-" + number')}));` },
  delivery: {
    before: `import { signWebhook } from "@taxctl/sdk/webhooks";`,
    after: `
      const sent = { event: "transaction.completed", data: { invoice_no: "INV-1", status: "success" } };
      const delivery = await signWebhook({ event: JSON.stringify(sent), secret: process.env.OLD_WEBHOOK_SECRET ?? "" });
      const post = (body: string) => POST(new Request("http://127.0.0.1", { ...delivery, method: "POST", body }));
      if ((await post(delivery.body)).status !== 204 || (await post(delivery.body)).status !== 204) throw new Error("rejected");
      if ((await post(delivery.body + " ")).status !== 400) throw new Error("accepted");`,
  },
  receiver: {
    before: `
      import { createServer } from "node:http";
      import { verifyWebhook } from "@taxctl/sdk/webhooks";
      const server = createServer(async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const secret = process.env.WEBHOOK_SECRET ?? "";
        await verifyWebhook({ body: Buffer.concat(chunks), headers: request.headers, secret });
        response.writeHead(204).end();
      });
      await new Promise<void>((resolve) => server.listen(3000, "127.0.0.1", resolve));`,
    after: "server.close(); server.closeAllConnections();",
  },
};

/** The code of a sale under the number that an expression gives. */
function saleCode(invoiceNo: string): string {
  const items = `[{ item_code: "KE2NTXU0000001", quantity: 2, unit_price: 58 }]`;
  return `{ invoice_no: ${invoiceNo}, sale_date: "20260310", payment_type: "01", items: ${items} }`;
}

type Snippet = { name: string; code: string; printed: string[]; isSuite: boolean };

async function readSnippets(): Promise<Snippet[]> {
  const text = await readFile(join(root, "sdk/README.md"), "utf8");
  const found = text.matchAll(/(?:<!-- needs: (.*) -->\n)?```ts\n([\s\S]*?)```/g);
  return [...found].map(([whole, needs = "", code = ""], index) => {
    const heading = [...text.slice(0, text.indexOf(whole)).matchAll(/^## (.+)$/gm)].at(-1)?.[1] ?? "";
    const contexts = needs.split(" ").flatMap((name) => (name === "" ? [] : [requireContext(name)]));
    const parts = [...contexts.map((one) => one.before), code, ...contexts.map((one) => one.after ?? "")];
    const printed = [...code.matchAll(/console\.log\(.*\/\/ → (.*)$/gm)].map(([, line = ""]) => line);
    const name = `${String(index + 1).padStart(2, "0")}-${heading.toLowerCase().replace(/\W+/g, "-")}`;
    return { name, code: `${parts.join("\n")}\nexport {};\n`, printed, isSuite: code.includes("describe(") };
  });
}

function requireContext(name: string): { before: string; after?: string } {
  const context = contextOf[name];
  if (context) return context;
  throw new Error(`the README needs ${name}, which this test does not know`);
}

/** A proxy that passes requests on, and counts them. */
async function startProxy(): Promise<{ server: Server; url: string; count: () => number }> {
  let count = 0;
  const server = createServer(({ method, url, headers }, response) => {
    count += 1;
    const onward = request(String(url), { method, headers }, (result) => {
      response.writeHead(result.statusCode ?? 502, result.headers);
      result.pipe(response);
    });
    onward.on("error", () => response.destroy());
    onward.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, count: () => count };
}

describe("README of the SDK", () => {
  let app: string;
  let snippets: Snippet[];
  let test: TestService;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  before(async () => {
    const packed = await packedSdk();
    app = await makeApp(join(packed.app, "../readme-app"), packed.tarball, [...required, ...peers, ...tools]);
    snippets = await readSnippets();
    await writeFile(join(app, "package.json"), '{ "type": "module" }');
    test = await startTestService();
    await openBranch(test);
    proxy = await startProxy();
    // The receiver's port may be taken here.
    const port = String(await freePort());
    for (const { name, code } of snippets) {
      await writeFile(join(app, `${name}.ts`), code.replaceAll(/\b3000\b/g, port));
    }
  });
  after(async () => {
    proxy.server.closeAllConnections();
    proxy.server.close();
    await test.close();
  });

  function run(args: string[]): Promise<{ failed: boolean; stdout: string; stderr: string }> {
    const env = {
      PATH: process.env.PATH,
      TAXCTL_API_KEY: test.keys.owner,
      TAXCTL_BASE_URL: test.url,
      HTTPS_PROXY: proxy.url,
      WEBHOOK_SECRET: secret,
      OLD_WEBHOOK_SECRET: `whsec_${btoa("an older one of the same")}`,
    };
    return new Promise((resolve) =>
      execFile(process.execPath, args, { cwd: app, env, timeout: 120_000 }, (error, stdout, stderr) =>
        resolve({ failed: error !== null, stdout, stderr }),
      ),
    );
  }

  it("has snippets for every chapter", () => {
    const chapters = new Set(snippets.map(({ name }) => name.replace(/^\d+-/, "")));
    expect(chapters).to.include.all.keys(
      "first-sale",
      "errors",
      "lists",
      "amounts",
      "matching-purchases",
      "webhooks",
      "testing",
      "migrate-from-fetch",
    );
    expect(snippets).to.have.length.above(20);
  });

  it("has only snippets that compile in a strict app", async () => {
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const options = [
      "--strict",
      "--exactOptionalPropertyTypes",
      "--noUncheckedIndexedAccess",
      "--noEmit",
      "--target",
      "ES2022",
      "--module",
      "NodeNext",
      "--types",
      "node,mocha",
    ];
    const { failed, stdout } = await run([
      tsc,
      ...options,
      "--skipLibCheck",
      ...snippets.map(({ name }) => `${name}.ts`),
    ]);
    expect(stdout).to.equal("");
    expect(failed).to.equal(false);
  });

  it("prints the shown output, snippet by snippet, against a real service", async () => {
    for (const { name, printed, isSuite } of snippets) {
      const mocha = join(root, "node_modules/mocha/bin/mocha.js");
      const { failed, stdout, stderr } = await run(isSuite ? [mocha, `${name}.ts`] : [`${name}.ts`]);
      expect(failed, `${name}:\n${stdout}${stderr}`).to.equal(false);
      if (isSuite) expect(stdout, name).to.match(/\d passing/);
      else expect(stdout.split("\n").filter(Boolean), name).to.deep.equal(printed);
    }
    expect(proxy.count()).to.equal(1);
  });

  it("names every method, option of the client, and class of error", async () => {
    const text = await readFile(join(root, "sdk/README.md"), "utf8");
    const { routes } = await import("../../sdk/src/client/routes.ts");
    const methods = Object.values(routes).flatMap((resource) => Object.keys(resource));
    const options = await readFile(join(root, "sdk/src/client/options.ts"), "utf8");
    const named = [
      ...(/export type TaxctlOptions = \{([\s\S]*?)\n\};/.exec(options)?.[1]?.matchAll(/^ {2}(\w+)\?:/gm) ??
        []),
    ];
    const errors = Object.keys(await import("../../sdk/src/client/errors.ts")).filter(
      (name) => name !== "TaxctlError",
    );
    for (const name of [...methods, ...named.map(([, option]) => option), ...errors]) {
      if (name !== "clock") expect(text).to.match(new RegExp(`\\b${name}\\b`));
    }
  });
});
