// The console and the service around it: links in mails, the statements of a page, and removing the folder.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import type { Database } from "../../../server/src/db/open.ts";
import { openBranch, sale } from "../../support/branch.ts";
import { activate, insertToken, personOf, withToken } from "../../support/people.ts";
import { listenToQueries } from "../../support/queries.ts";
import { startTestService } from "../../support/service.ts";
import { Browser, linkIn, startConsole } from "./support.ts";

type Mail = { to: string; text: string; html: string };

describe("the console's mails", () => {
  it("have a link to the page that takes the code; without the console, the code", async () => {
    const sent: Mail[] = [];
    const mailTransport = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
    const options = { simulator: false, overrides: { work: false, mailTransport } };
    const environment = { TAXD_PUBLIC_URL: "http://console.example" };
    for (const test of [await startConsole(options), await startTestService({ ...options, environment })]) {
      try {
        const { email } = await activate(test, test.account.users.owner);
        await test.call("POST", "/password-resets", { key: null, body: { email } });
        await test.service.mail.drain();
        if (!test.service.config.console) continue;
        const page = await new Browser(test).open(linkIn(sent[0]?.text ?? ""));
        expect(page.text).to.contain("Choose a new password");
      } finally {
        await test.close();
      }
    }
    const [withConsole, without] = sent;
    expect(withConsole?.text).to.match(
      /http:\/\/console\.example\/console\/password-resets\/confirm\?token=\S+/,
    );
    expect(withConsole?.html).to.contain(
      '<a href="http://console.example/console/password-resets/confirm?token=',
    );
    expect(without?.text).to.contain("Your code:").and.not.contain("/console/");
  });
});

async function statementsOf(database: Database, act: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const end = listenToQueries(database, ({ sql }) => void asked.push(sql));
  await act();
  end();
  // The limit of requests is stored at times of its own.
  return asked.filter((sql) => !sql.includes("`rate_limits`"));
}

describe("a page of the console", () => {
  it("asks the database for nothing that its operations don't ask for", async () => {
    const test = await startConsole({ overrides: { work: false } });
    try {
      await openBranch(test);
      const sales = Array.from({ length: 30 }, () => sale());
      await test.call("POST", "/sales/bulk", { body: { sales } });
      const token = await insertToken(test, await personOf(test, test.account.users.owner));
      const { Cookie = "" } = withToken(token);
      const headers = { ...withToken(token), "X-Account": String(test.account.id) };
      const read = async (path: string, sent: Record<string, string>) => {
        const got = await fetch(test.origin + path, { headers: sent });
        expect(got.status, path).to.equal(200);
        await got.text();
      };
      const [page, ...operations] = [
        `/console/${test.account.id}/sandbox/documents`,
        "/api/v1/me",
        "/sandbox/api/v1/branches?per_page=100",
        "/sandbox/api/v1/transactions",
        "/sandbox/api/v1/overview/counts",
      ];
      const ask = () => Promise.all(operations.map((path) => read(path, headers)));
      const open = () => read(page ?? "", { Cookie });
      await ask();
      await open();
      const byOperations = await statementsOf(test.service.db, ask);
      expect(await statementsOf(test.service.db, open)).to.have.members(byOperations);
      expect(byOperations).to.not.be.empty;
    } finally {
      await test.close();
    }
  });
});

describe("the first page of the service", () => {
  it("leads a browser to the console, and gives programs the index of the API", async () => {
    const test = await startConsole({ simulator: false, overrides: { work: false } });
    try {
      const open = (accept: string) =>
        fetch(`${test.origin}/`, { headers: { Accept: accept }, redirect: "manual" });
      const browser = await open("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8");
      expect([browser.status, browser.headers.get("location")]).to.deep.equal([302, "/console"]);
      for (const accept of ["*/*", "application/json"]) {
        const program = await open(accept);
        expect(await program.json()).to.include({ docs: "/docs" });
        expect(program.headers.get("vary")).to.contain("Accept");
      }
    } finally {
      await test.close();
    }
  });
});

describe("the console's folder", () => {
  it("is named by listen.ts alone: without it and that line, the service is whole", () => {
    const root = fileURLToPath(new URL("../../../server/src/", import.meta.url));
    const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith(".ts") && !file.startsWith("modules/console/"),
    );
    const naming = files.filter((file) =>
      /["']\.{1,2}\/(\.\.\/)*(modules\/)?console\//.test(readFileSync(root + file, "utf8")),
    );
    expect(naming).to.deep.equal(["listen.ts"]);
  });
});
