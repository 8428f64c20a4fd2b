// The whole way in Chromium: a stranger registers, an operator approves, and owner, accountant and cashier do their work with the pages alone.
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import type { Browser, Page } from "playwright-core";
import { localDate } from "../../server/src/clock.ts";
import { addOperator } from "../../server/src/operators/admin.ts";
import { linkIn, startConsole } from "../console/support.ts";
import { createPlace, databaseFamilies } from "../support/database.ts";
import { codeOf } from "../support/people.ts";
import { booksOf, type Reported } from "../support/reconciliation.ts";
import type { TestService } from "../support/service.ts";
import { expectGood, type Size, sizes, startBrowser, type Visitor, visit } from "./support.ts";

const password = "four unrelated words";
const business = { name: "Duka la Asha", tin: "P051234567Z", owner: "asha@duka.example" };

/** One person in a browser of their own. */
class Person {
  readonly #visitor: Visitor;
  readonly #name: string;
  readonly page: Page;

  constructor(visitor: Visitor, name: string) {
    this.#visitor = visitor;
    this.#name = name;
    this.page = visitor.page;
  }

  /** The page that the person sees is good. */
  sees(name: string): Promise<void> {
    return expectGood(this.#visitor, `story-${this.#name}-${name}`);
  }

  async fill(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values))
      await this.page.getByLabel(label, { exact: true }).fill(value);
  }

  press(name: string | RegExp): Promise<void> {
    return this.page.getByRole("button", { name, exact: true }).click();
  }

  follow(name: string | RegExp): Promise<void> {
    return this.page.getByRole("link", { name, exact: true }).first().click();
  }

  reads(text: string | RegExp): Promise<void> {
    return this.page.getByText(text).first().waitFor();
  }

  titled(name: string | RegExp): Promise<void> {
    return this.page.getByRole("heading", { level: 1, name }).waitFor();
  }

  menu(): Promise<string[]> {
    return this.page.getByRole("navigation", { name: "Menu" }).getByRole("link").allTextContents();
  }
}

// Pages look the same with every database: the narrow screen is tried with one.
for (const [index, family] of databaseFamilies().entries())
  for (const size of index === 0 ? (Object.keys(sizes) as Size[]) : (["wide"] as const))
    describe(`the whole way with the console (${family}, ${size})`, function () {
      this.timeout(300_000);
      let test: TestService;
      let browser: Browser;
      let dataDir: string;
      let base: string;
      let operator: Person;
      let owner: Person;
      let accountant: Person;
      let cashier: Person;
      let key: string;
      const visitors: Visitor[] = [];

      before(async () => {
        const place = await createPlace(family);
        dataDir = place.dataDir;
        // Mails become files, as where no mail server is set.
        test = await startConsole({ place, overrides: { syncWaitMs: 4_000, mailTransport: undefined } });
        browser = await startBrowser();
      });
      after(async () => {
        await browser?.close();
        await test?.close();
      });

      /** A person who opens a browser for the first time. */
      async function arrives(name: string): Promise<Person> {
        const visitor = await visit(browser, { size });
        visitors.push(visitor);
        return new Person(visitor, `${name}-${size}`);
      }

      /** Opens the link of the latest mail to an address. The mails are files: there is no mail server. */
      async function opensMail({ page }: Person, to: string): Promise<void> {
        await test.service.mail.drain();
        const folder = join(dataDir, "mail");
        const mails: { text: string; at: number }[] = [];
        for (const name of await readdir(folder)) {
          const text = await readFile(join(folder, name), "utf8");
          if (text.includes(`\nTo: ${to}\n`))
            mails.push({ text, at: (await stat(join(folder, name))).mtimeMs });
        }
        const latest = mails.sort((left, right) => right.at - left.at)[0];
        if (!latest) throw new Error(`no mail went to ${to}`);
        await page.goto(test.origin + linkIn(latest.text));
      }

      async function signsIn(person: Person, email: string): Promise<void> {
        await person.page.goto(`${test.origin}/console`);
        await person.fill({ "E-mail address": email, Password: password });
        await person.press("Sign in");
      }

      async function goes({ page }: Person, path: string): Promise<void> {
        await page.goto(`${test.origin}${base}${path}`);
      }

      it("a stranger registers, and confirms the e-mail address with the link of the mail", async () => {
        owner = await arrives("owner");
        await owner.page.goto(`${test.origin}/console`);
        await owner.follow("Register your business");
        await owner.fill({
          "Name of the business": business.name,
          TIN: business.tin,
          "Your name": "Asha Otieno",
          "Your e-mail address": business.owner,
          Password: password,
        });
        await owner.page.getByRole("checkbox").check();
        await owner.sees("registration");
        await owner.press("Register");
        await owner.titled("Check your inbox");
        await owner.sees("sent");
        await opensMail(owner, business.owner);
        await owner.sees("confirm");
        await owner.fill({ Password: password });
        await owner.press("Confirm");
        await owner.reads("Your e-mail address is confirmed");
        await owner.sees("confirmed");
        await signsIn(owner, business.owner);
        await owner.reads("In review");
        await owner.sees("in-review");
        await owner.press("Sign out");
      });

      it("an operator signs in with two-factor, sees the registration and approves it", async () => {
        const email = "wanjiru@tax.example";
        await addOperator(test.service.db, test.service.clock, { name: "Wanjiru", email });
        operator = await arrives("operator");
        await opensMail(operator, email);
        await operator.fill({ "New password": password });
        await operator.press("Set the password");
        await signsIn(operator, email);
        await operator.reads("Operators need two-factor sign-in.");
        await operator.press("Turn on");
        const secret = (await operator.page.locator("input[name=secret]").getAttribute("value")) ?? "";
        await operator.fill({ Code: codeOf(secret, test.service.clock) });
        await operator.press("Turn on");
        const recovery = (await operator.page.locator("ul.codes li").first().textContent()) ?? "";
        await operator.press("Sign out");
        await signsIn(operator, email);
        await operator.fill({ Code: recovery });
        await operator.sees("code");
        await operator.press("Sign in");
        await operator.follow("Operators");
        await operator.titled("Registrations");
        await operator.sees("registrations");
        await operator.follow(business.name);
        await operator.reads(business.tin);
        await operator.sees("registration");
        await operator.press("Approve");
        await operator.titled(new RegExp(business.name));
        await operator.sees("approved");
      });

      it("the owner sets up branch and device, and sends a first sandbox sale", async () => {
        await signsIn(owner, business.owner);
        await owner.titled("Home");
        await owner.sees("live-home");
        await owner.follow("Go to the sandbox");
        base = new URL(owner.page.url()).pathname;
        await owner.follow("Set up the first branch");
        await owner.press("Create the branch");
        await owner.follow("Add the device");
        await owner.fill({ TIN: business.tin, "Serial number": "DUKA-1" });
        await owner.fill({ "URL of the control unit": test.simulator.url });
        await owner.sees("device");
        await owner.press("Save the device");
        await owner.press("Initialize the device");
        await owner.titled("The device is ready");
        await owner.follow("Back to the branch");
        await owner.press("Send a sandbox sale");
        await owner.reads("The sale was sent.");
        await owner.reads("Signed");
        await owner.sees("first-sale");
      });

      it("the owner invites an accountant and a cashier, and each sees exactly the role's pages", async () => {
        await owner.follow("Team");
        for (const [role, name] of [
          ["accountant", "Njeri"],
          ["cashier", "Otieno"],
        ] as const) {
          await owner.fill({ Name: name, "E-mail address": `${role}@duka.example` });
          await owner.page.getByLabel("Role").selectOption(role);
          await owner.press("Send the invitation");
          await owner.reads("The invitation is on its way.");
        }
        await owner.sees("team");
        expect(await owner.menu()).to.deep.equal([
          ...["Home", "Documents", "Month", "Branches", "Exports"],
          ...["Team", "Keys", "Audit", "Settings"],
        ]);
        accountant = await arrives("accountant");
        cashier = await arrives("cashier");
        for (const [person, role] of [
          [accountant, "accountant"],
          [cashier, "cashier"],
        ] as const) {
          const email = `${role}@duka.example`;
          await opensMail(person, email);
          await person.sees("invitation");
          await person.fill({ "New password (optional)": password });
          await person.press("Accept");
          await person.reads("You belong to the account now.");
          await signsIn(person, email);
          await goes(person, "");
          await person.titled("Home");
          await person.sees("home");
        }
        expect(await accountant.menu()).to.deep.equal(["Home", "Documents", "Month", "Branches", "Exports"]);
        expect(await cashier.menu()).to.deep.equal(["Home", "Documents", "Exports"]);
        for (const path of ["/team", "/keys", "/audit", "/settings", "/months"]) {
          await goes(cashier, path);
          await cashier.reads(/may not|not allowed/);
        }
        await cashier.sees("not-allowed");
        for (const path of ["/team", "/keys", "/audit", "/settings"]) {
          await goes(accountant, path);
          await accountant.reads(/may not|not allowed/);
        }
      });

      it("the owner makes keys, one of them live and bound to addresses, rotates it and revokes the old one", async () => {
        await owner.follow("Keys");
        await owner.press("Create a key");
        key = (await owner.page.locator("pre").textContent()) ?? "";
        await owner.follow("I have saved it");
        await owner.follow("Go to live data");
        await owner.follow("Keys");
        await owner.fill({ "IP addresses from which it works (optional)": "127.0.0.0/8\n::1" });
        await owner.press("Create a key");
        await owner.titled("Save your new key");
        const live = (await owner.page.locator("pre").textContent()) ?? "";
        await owner.follow("I have saved it");
        await owner.follow(/^txl_/);
        await owner.sees("key");
        await owner.press("Rotate the key");
        await owner.titled("Save your new key");
        await owner.sees("rotated");
        const second = (await owner.page.locator("pre").textContent()) ?? "";
        await owner.follow("I have saved it");
        const status = async (used: string): Promise<number> =>
          (await test.call("GET", "/transactions", { key: used })).status;
        expect([await status(live), await status(second)]).to.deep.equal([200, 200]);
        await owner.page.getByRole("link", { name: live.slice(0, 8) }).click();
        await owner.press("Revoke the key");
        await owner.reads("The key is revoked.");
        await owner.sees("keys");
        expect([await status(live), await status(second)]).to.deep.equal([401, 200]);
      });

      it("the accountant fetches, uploads the books, matches, registers purchases and downloads the workbook", async () => {
        await goes(accountant, "/months");
        await accountant.press("Fetch what suppliers reported");
        await accountant.reads(/suppliers? reported/);
        await accountant.sees("fetched");
        const sales = (await test.call("GET", "/purchases/sales?per_page=100", { key })).body
          .data as Reported;
        const [first] = sales;
        const month = `${first?.regDt.slice(0, 4)}-${first?.regDt.slice(4, 6)}`;
        const inMonth = sales.filter(({ regDt }) => regDt.startsWith(month.replace("-", "")));
        await goes(accountant, `/months/${month}`);
        const buffer = Buffer.from(booksOf(inMonth as Reported));
        const file = { name: "books.csv", mimeType: "text/csv", buffer };
        await accountant.page.getByLabel("Purchases of the books").setInputFiles(file);
        await accountant.press("Upload and match");
        await accountant.reads("The books are matched");
        await accountant.sees("matched");
        await accountant.press(/^Accept the/);
        await accountant.reads("Everything that is certain is accepted.");
        await accountant.press("Register the accepted purchases");
        await accountant.titled(/^Purchases of/);
        await accountant.sees("not-registered");
        await accountant.follow("Say which of your items they are");
        for (const choice of await accountant.page.getByRole("combobox").all())
          await choice.selectOption({ index: 1 });
        await accountant.sees("items");
        await accountant.press("Save the items");
        await accountant.press("Register the accepted purchases");
        await accountant.titled(/^Purchases of/);
        await accountant.reads("Stored to be sent");
        await accountant.sees("registered");
        await accountant.follow("Back to the month");
        const download = accountant.page.waitForEvent("download");
        await accountant.follow("Download the workbook");
        expect((await download).suggestedFilename()).to.equal(`purchases-${month}.xlsx`);
        await goes(accountant, "/documents?type=purchase&status=success");
        await accountant.sees("purchases");
        expect(await accountant.page.locator("tbody tr").count()).to.be.above(0);
      });

      it("a sale fails at the unit: the home page shows it with cause and remedy, and the retry succeeds", async () => {
        await test.simulator.setFault({ fault: "F15", path: "saveSales" });
        await goes(owner, "/branches/00");
        await owner.press("Send a sandbox sale");
        await owner.reads("Why it failed");
        await owner.sees("failed");
        await owner.follow("taxctl");
        await owner.reads("Failed documents");
        await owner.reads("How to fix it:");
        await owner.sees("failed-home");
        await owner.follow(/^TRY-/);
        await owner.press(/^Retry/);
        await owner.reads("The document was sent again.");
        await owner.reads("Signed");
        await owner.sees("retried");
        await owner.follow("taxctl");
        await owner.titled("Home");
        expect(await owner.page.getByText("Failed documents").count()).to.equal(0);
      });

      it("a sale with the wrong buyer is credited and reissued from its page", async () => {
        const client = new Taxctl({ apiKey: key, baseUrl: test.url.replace("/api/v1", "/sandbox/api/v1") });
        const { data: items } = await client.items.list({ per_page: 1 });
        const { transaction_id } = await client.sales.create({
          ...{
            invoice_no: "TILL-1-77",
            sale_date: localDate(Date.now(), "Africa/Nairobi"),
            payment_type: "01",
          },
          ...{ customer_tin: "P051999999X", customer_name: "Wrong Ltd" },
          items: [{ item_code: items[0]?.item_code ?? "", quantity: 2, unit_price: 116 }],
        });
        await goes(owner, `/documents/${transaction_id}`);
        await owner.reads("Wrong Ltd");
        await owner.follow("Correct and reissue");
        await owner.fill({ "TIN of the customer (optional)": "P051888888Y" });
        await owner.fill({ "Name of the customer (optional)": "Right Ltd" });
        await owner.sees("reissue");
        await owner.press("Credit and reissue");
        await owner.reads("The sale was credited, and this is the corrected sale.");
        await owner.reads("Right Ltd");
        await owner.sees("reissued");
        await owner.follow("TILL-1-77");
        await owner.reads("Credited by");
        await owner.sees("credited");
      });

      it("the owner removes the cashier, whose session ends at once", async () => {
        await goes(cashier, "/documents");
        await cashier.titled("Documents");
        await goes(owner, "/team");
        await owner.follow("Otieno");
        await owner.press("Remove from the team");
        await owner.reads("The person is removed.");
        await owner.sees("removed");
        await goes(cashier, "/documents");
        await cashier.titled(/Sign in|Not found/);
        await cashier.sees("ended");
      });

      it("the audit shows all of it", async () => {
        const seen = new Set<string>();
        for (const environment of ["live", "sandbox"]) {
          await goes(owner, "/audit");
          if (environment === "live") await owner.follow("Go to live data");
          await owner.follow("Audit");
          await owner.sees(`audit-${environment}`);
          for (;;) {
            for (const action of await owner.page.locator("td[data-label=Action]").allTextContents())
              seen.add(action);
            const next = owner.page.getByRole("link", { name: "Next page" });
            if ((await next.count()) === 0) break;
            await owner.page.goto(new URL((await next.getAttribute("href")) ?? "", test.origin).href);
          }
        }
        expect([...seen]).to.include.members([
          ...["registrations.approve", "accounts.approve", "accounts.bind_tin"],
          ...["branches.create", "devices.create", "devices.initialize", "items.create"],
          ...["users.invite", "users.accept", "users.remove", "sessions.create"],
          ...["keys.issue", "keys.rotate", "keys.revoke"],
          ...["reconciliations.upload", "reconciliations.decide", "external_codes.set"],
          ...["transactions.retry"],
        ]);
      });
    });
