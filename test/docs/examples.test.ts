// The examples as their readers run them: each as a program of its own, against a real service.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { signWebhook, type WebhookEvent } from "@taxctl/sdk/webhooks";
import { expect } from "chai";
import { Desk } from "../cli/support/command.ts";
import { makeApp, packedSdk, required } from "../sdk/packed.ts";
import { itemInput, openInitialized } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { blocksOf } from "./support/blocks.ts";

const folder = fileURLToPath(new URL("../../examples/", import.meta.url));
const mocha = fileURLToPath(new URL("../../node_modules/mocha/bin/mocha.js", import.meta.url));
const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));

/** The programs of the developers' pages, in a folder for each page. */
async function savePrograms(into: string): Promise<void> {
  const pages = fileURLToPath(new URL("../../docs/developers/", import.meta.url));
  for (const page of await readdir(pages)) {
    const own = join(into, page.replace(".md", ""));
    await mkdir(own, { recursive: true });
    for (const block of blocksOf(await readFile(join(pages, page), "utf8")))
      if (block.kind === "file") await writeFile(join(own, block.name), block.text);
  }
}

type Ended = { code: number; output: string };

function run(args: string[], env: Record<string, string>, cwd = folder): Promise<Ended> {
  const { PATH } = process.env;
  const options = { cwd, env: { PATH, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, ["--conditions=source", ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

describe("examples", () => {
  it("are at most 40 lines each", async () => {
    for (const name of await readdir(folder, { recursive: true })) {
      if (!name.endsWith(".ts")) continue;
      const lines = (await readFile(join(folder, name), "utf8")).split("\n").length - 1;
      expect(lines, name).to.be.at.most(40);
    }
  });

  describe("against a service", () => {
    let env: Record<string, string>;
    const test = forSuite(() => startTestService());
    before(async () => {
      await openInitialized(test);
      await test.client.items.create(itemInput());
      env = { TAXCTL_API_KEY: test.keys.owner, TAXCTL_BASE_URL: test.url };
    });

    const works: [string, RegExp][] = [
      ["01-first-sale.ts", /Tax at 16 %: 16\nDEMO-\d+: receipt \d+, total 116, tax 16\n/],
      [
        "03-rejection.ts",
        /rejected with unit_921, .+\n.+ must act: .+\nDEMO-\S+: success after the retry, receipt \d+\n/,
      ],
      ["04-purchases.ts", /\d+ more are waiting\nPUR-\S+: registered as \d+, tax [\d.]+\n/],
      ["05-async.ts", /5 sales are stored .+\n(ASYNC-\d+-\d success \d+\n){5}$/],
      ["02-list-transactions.ts", /\n8 listed, 8 counted, 100 % successful\n/],
    ];
    for (const [name, printed] of works) {
      it(`${name} works as documented`, async () => {
        const { code, output } = await run([name], env);
        expect(output).to.match(printed);
        expect(code).to.equal(0);
      });
    }

    it("name a missing setting in one sentence", async () => {
      const { code, output } = await run(["01-first-sale.ts"], { TAXCTL_BASE_URL: test.url });
      expect(code).to.equal(1);
      expect(output).to.contain("There is no API key: pass apiKey, or set TAXCTL_API_KEY");
    });
  });

  describe("tills of examples/folder", () => {
    const desk = forSuite(async () => {
      const opened = await Desk.open();
      return Object.assign(opened, { close: () => opened.clear() });
    });
    const test = forSuite(() => startTestService());
    before(async () => {
      await openInitialized(test);
      const seller = { item_code: "KE2NTXU0000001", pkg_unit_code: "NT", origin_nation_code: "KE" };
      const { item_code } = await test.client.items.create(itemInput(seller));
      expect(item_code, "the item that the tills sell").to.equal(seller.item_code);
      await desk.signIn(test.url, test.keys.owner);
      await mkdir(desk.path("till"), { mode: 0o700 });
    });
    const till = (program: string, file: string, ...args: string[]) =>
      new Promise<Ended>((resolve) => {
        execFile(program, [join(folder, "folder", file), ...args], (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
        );
      });

    for (const [program, file] of [
      ["php", "till.php"],
      ["python3", "till.py"],
    ] as const)
      it(`${file} gets its receipt, the same again, and the text of a mistake`, async () => {
        const ran = await desk.run(["watch", desk.path("till")], {
          meanwhile: async ({ kill }) => {
            const first = await till(program, file, desk.path("till"), `${file}-1`);
            expect(first).to.deep.include({ code: 0 });
            expect(first.output).to.match(/^Receipt \d+: total 116\n$/);
            expect(await till(program, file, desk.path("till"), `${file}-1`)).to.deep.equal(first);
            const wrong = await till(
              program,
              file,
              desk.path("till"),
              "a number of more than fifty letters, which no sale has",
            );
            expect(wrong.code).to.equal(1);
            expect(wrong.output).to.contain("invoice_no");
            expect((await till(program, file)).output).to.match(/^Usage: /);
            kill("SIGTERM");
          },
        });
        expect(ran.exitCode, ran.stderr).to.equal(0);
      });

    it("have line ends of Windows in the batch file", async () => {
      const lines = (await readFile(join(folder, "folder/till.bat"), "utf8")).split("\n").slice(0, -1);
      expect(lines.filter((line) => !line.endsWith("\r"))).to.deep.equal([]);
    });
  });

  describe("06-webhook-receiver.ts", () => {
    const secret = `whsec_${btoa("a secret of twenty-four b")}`;
    const event: WebhookEvent = {
      event: "transaction.completed",
      type: "transaction.completed",
      timestamp: "2026-03-10T07:15:01.409Z",
      data: {
        transaction_id: "0199c1a2-6f2e-7d10-9a41-3d2f8f6f0a41",
        type: "sales",
        status: "success",
        branch_id: "00",
        invoice_no: "INV-1",
        receipt_no: "41",
      },
    };
    let child: ChildProcess;
    let lines: AsyncIterator<string>;
    let url: string;
    const nextLine = async (): Promise<string> => (await lines.next()).value;
    before(async () => {
      const env = {
        PATH: process.env.PATH,
        WEBHOOK_SECRET: `whsec_${btoa("an older one")},${secret}`,
        PORT: "0",
      };
      child = spawn(process.execPath, ["--conditions=source", "06-webhook-receiver.ts"], {
        cwd: folder,
        env,
      });
      if (!child.stdout) throw new Error("the receiver has no output");
      lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      const port = /port: (\d+)/.exec(await nextLine())?.[1];
      url = `http://127.0.0.1:${port}/hooks/tax`;
    });
    after(() => child.kill());
    const deliver = async (delivery: { body: string; headers: Record<string, string> }) =>
      (await fetch(url, { method: "POST", ...delivery })).status;

    it("handles a signed event once, and an unknown one", async () => {
      const delivery = await signWebhook({ event, secret });
      expect([await deliver(delivery), await deliver(delivery)]).to.deep.equal([204, 204]);
      const later = JSON.stringify({ event: "later.invented", data: {} });
      expect(await deliver(await signWebhook({ event: later, secret }))).to.equal(204);
      expect(await nextLine()).to.equal("INV-1: success, receipt 41");
      expect(await nextLine()).to.equal("not handled: later.invented");
    });

    it("rejects unsigned and expired requests", async () => {
      const delivery = await signWebhook({ event, secret });
      expect(await deliver({ ...delivery, body: delivery.body.replace("INV-1", "INV-2") })).to.equal(400);
      expect(await deliver({ ...delivery, headers: {} })).to.equal(400);
      expect(await deliver(await signWebhook({ event, secret, now: Date.now() - 3_600_000 }))).to.equal(400);
      expect(
        await deliver(await signWebhook({ event, secret: `whsec_${btoa("of somebody else")}` })),
      ).to.equal(400);
    });
  });

  describe("an app that installed the SDK", () => {
    const manifestUrl = new URL("ci-contract/package.json", `file://${folder}`);
    let app: string;
    let manifest: { scripts: { test: string }; devDependencies: Record<string, string> };
    before(async () => {
      manifest = JSON.parse(await readFile(manifestUrl, "utf8"));
      const { tarball } = await packedSdk();
      const place = await mkdtemp(join(tmpdir(), "app-"));
      app = await makeApp(place, tarball, [...required, ...Object.keys(manifest.devDependencies)]);
    });
    after(() => rm(app, { recursive: true }));
    const shell = (line: string): Promise<Ended> =>
      new Promise((resolve) => {
        const PATH = `${join(modules, ".bin")}:${process.env.PATH}`;
        execFile("sh", ["-c", line], { cwd: app, env: { PATH } }, (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
        );
      });

    it("checks several files, and the programs of all pages, with the settings that the first page names", async () => {
      const page = await readFile(new URL("../docs/developers/README.md", `file://${folder}`), "utf8");
      const line = /^npx (tsc --init .*)$/m.exec(page)?.[1] ?? "";
      await writeFile(join(app, "package.json"), '{ "type": "module" }');
      await cp(join(folder, "ci-contract/till.ts"), join(app, "till.ts"));
      const main = 'import { checkOut } from "./till.ts";\nconsole.log(checkOut.name);\n';
      await writeFile(join(app, "main.ts"), main);
      await savePrograms(join(app, "pages"));
      expect((await shell(line)).code).to.equal(0);
      // The page about tests adds the types of mocha.
      expect(await shell("tsc --types node,mocha")).to.deep.equal({ code: 0, output: "" });
      expect(await shell("node main.ts")).to.deep.equal({ code: 0, output: "checkOut\n" });
      for (const name of ["main.ts", "tsconfig.json", "pages"])
        await rm(join(app, name), { recursive: true });
    });

    it("passes the test script of ci-contract, with the packages that it names", async () => {
      await cp(join(folder, "ci-contract"), app, { recursive: true });
      const { code, output } = await shell(manifest.scripts.test);
      expect(output).to.contain("4 passing");
      expect(code).to.equal(0);
      for (const [name, range] of Object.entries(manifest.devDependencies)) {
        const { version } = JSON.parse(await readFile(join(modules, name, "package.json"), "utf8"));
        expect(range.split(".")[0], name).to.equal(`^${String(version).split(".")[0]}`);
      }
    });
  });

  describe("ci-contract", () => {
    const check = (cwd: string) => run([mocha, "--no-config", "--timeout", "10000", "till.test.ts"], {}, cwd);

    it("passes as it is", async () => {
      const { code, output } = await check(join(folder, "ci-contract"));
      expect(output).to.contain("4 passing");
      expect(code).to.equal(0);
    });

    it("fails, and says where, when the app breaks the contract", async () => {
      const copy = await mkdtemp(join(tmpdir(), "ci-contract-"));
      await cp(join(folder, "ci-contract"), copy, { recursive: true });
      await symlink(modules, join(copy, "node_modules"));
      const till = join(copy, "till.ts");
      await writeFile(till, (await readFile(till, "utf8")).replace("invoice_no: number", "number"));
      const { code, output } = await check(copy);
      await rm(copy, { recursive: true });
      expect(code).not.to.equal(0);
      expect(output).to.contain("createSale (POST /sales): invoice_no is required");
      expect(output).to.contain("createSale (POST /sales): number is not a known field");
    });
  });
});
