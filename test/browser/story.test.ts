// The whole way in Chromium: a stranger registers, an operator approves, and owner, accountant and cashier do their work with the pages alone.
import { Taxctl } from "@taxctl/sdk";
import { expect } from "chai";
import { localDate } from "../../server/src/base/clock.ts";
import { addOperator } from "../../server/src/modules/people/operators/admin.ts";
import { databaseFamilies } from "../support/database.ts";
import { codeOf } from "../support/people.ts";
import { booksOf, type Reported } from "../support/reconciliation.ts";
import { openStory, type Person, password } from "./story-people.ts";
import { type Size, sizes } from "./support.ts";

const business = { name: "Duka la Asha", tin: "P051234567Z", owner: "asha@duka.example" };

// Pages look the same with every database: each size is tried with one, so that with two, both are tried too.
const families = databaseFamilies();
for (const [index, size] of (Object.keys(sizes) as Size[]).entries())
  for (const family of [families[index % families.length] ?? "sqlite"])
    describe(`the whole way with the console (${family}, ${size})`, () => {
      const { test, arrives, opensMail, signsIn } = openStory(family, size);
      let base: string;
      let owner: Person;
      let accountant: Person;
      let cashier: Person;
      let key: string;

      const goes = ({ page }: Person, path: string) => page.goto(`${test.origin}${base}${path}`);

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
        await addOperator(test.service, { name: "Wanjiru", email });
        const operator = await arrives("operator");
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
        await owner.titled(/^Good (?:morning|afternoon|evening), /);
        await owner.sees("live-home");
        await owner.follow("Go to Sandbox");
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
        await owner.reads("The sandbox sale was sent");
        await owner.reads("Signed");
        await owner.sees("first-sale");
      });

      it("the owner invites an accountant and a cashier, and each sees exactly the role's pages", async () => {
        await owner.follow("Team");
        for (const [role, name] of [
          ["accountant", "Njeri"],
          ["cashier", "Otieno"],
        ] as const) {
          await owner.follow("Invite somebody");
          await owner.fill({ Name: name, "E-mail address": `${role}@duka.example` });
          await owner.page.getByLabel("Role").selectOption(role);
          await owner.press("Send the invitation");
          await owner.reads("The invitation is on its way.");
        }
        await owner.sees("team");
        expect(await owner.menu()).to.deep.equal([
          "Home",
          "Documents",
          "Month",
          "Branches",
          "Stock",
          "Items",
          "Imports",
          "Exports",
          "Team",
          "API keys",
          "Audit",
          "Settings",
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
          await person.fill({ "New password, if you have none yet (optional)": password });
          await person.press("Accept");
          await person.reads("You belong to the account now.");
          await signsIn(person, email);
          await goes(person, "");
          await person.titled(/^Good (?:morning|afternoon|evening), /);
          await person.sees("home");
        }
        expect(await accountant.menu()).to.deep.equal([
          "Home",
          "Documents",
          "Month",
          "Branches",
          "Stock",
          "Items",
          "Imports",
          "Exports",
        ]);
        expect(await cashier.menu()).to.deep.equal(["Home", "Documents", "Stock", "Items", "Exports"]);
        const forOwners = ["/team", "/keys", "/audit", "/settings"];
        for (const [person, paths] of [
          [cashier, [...forOwners, "/months"]],
          [accountant, forOwners],
        ] as const)
          for (const path of paths) {
            await goes(person, path);
            await person.titled(/^Only .* can open this page$/);
          }
        await cashier.sees("not-allowed");
      });

      it("the owner makes keys, one of them live and bound to addresses, rotates it and revokes the old one", async () => {
        await owner.follow("API keys");
        await owner.follow("Create a key");
        await owner.press("Create a key");
        key = await owner.savesKey();
        await owner.follow("Go to Live");
        await owner.follow("API keys");
        await owner.follow("Create a key");
        await owner.fill({ "IP addresses from which it works (optional)": "127.0.0.0/8\n::1" });
        await owner.press("Create a key");
        await owner.titled("Save your new key");
        const live = await owner.savesKey();
        await owner.follow(/txl_/);
        await owner.sees("key");
        await owner.unfoldAndPress("Rotate the key");
        await owner.titled("Save your new key");
        await owner.sees("rotated");
        const second = await owner.savesKey();
        const status = async (used: string) =>
          (await test.call("GET", "/transactions", { key: used })).status;
        expect([await status(live), await status(second)]).to.deep.equal([200, 200]);
        await owner.page.getByRole("link", { name: live.slice(0, 8) }).click();
        await owner.unfoldAndPress("Revoke the key");
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
        const month = sales[0]?.regDt.replace(/^(\d{4})(\d\d).*/, "$1-$2") ?? "";
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
        await accountant.follow("Name the items of suppliers");
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
        await accountant.follow("Workbook");
        expect((await download).suggestedFilename()).to.equal(`purchases-${month}.xlsx`);
        await goes(accountant, "/documents?type=purchase&status=success");
        await accountant.sees("purchases");
        expect(await accountant.page.locator("tbody tr").count()).to.be.above(0);
      });

      it("a sale fails at the unit: the home page shows it with cause and remedy, and the retry succeeds", async () => {
        await test.simulator.setFault({ fault: "F15", path: "saveSales" });
        await goes(owner, "/branches/00");
        await owner.press("Send a sandbox sale");
        await owner.reads(/^Send again unchanged/);
        await owner.sees("failed");
        await owner.follow("Home");
        await owner.reads(/^TRY-\S+ failed: /);
        await owner.sees("failed-home");
        await owner.follow(/^TRY-/);
        await owner.press(/^Send again unchanged/);
        await owner.reads("The document was sent again.");
        await owner.reads("Signed");
        await owner.sees("retried");
        await owner.follow("Home");
        await owner.titled(/^Good (?:morning|afternoon|evening), /);
        expect(await owner.page.getByText(/^TRY-\S+ failed: /).count()).to.equal(0);
      });

      it("a sale with the wrong buyer is credited and reissued from its page", async () => {
        const client = new Taxctl({ apiKey: key, baseUrl: test.url.replace("/api/v1", "/sandbox/api/v1") });
        const { data: items } = await client.items.list({ per_page: 1 });
        const sale_date = localDate(Date.now(), "Africa/Nairobi");
        const { transaction_id } = await client.sales.create({
          invoice_no: "TILL-1-77",
          sale_date,
          payment_type: "01",
          customer_tin: "P051999999X",
          customer_name: "Wrong Ltd",
          items: [{ item_code: items[0]?.item_code ?? "", quantity: 2, unit_price: 116 }],
        });
        await goes(owner, `/documents/${transaction_id}`);
        await owner.reads("Wrong Ltd");
        await owner.page.locator("summary", { hasText: /^More$/ }).click();
        await owner.follow("Correct and reissue");
        await owner.fill({ "PIN of the customer (optional)": "P051888888Y" });
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
        await owner.unfoldAndPress("Remove from the team");
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
          if (environment === "live") await owner.follow("Go to Live");
          await owner.follow("Audit");
          await owner.sees(`audit-${environment}`);
          await owner.follow("Show them");
          for (;;) {
            for (const entry of await owner.page.locator("li[data-action]").all())
              seen.add((await entry.getAttribute("data-action")) ?? "");
            const next = owner.page.getByRole("link", { name: "Next page" });
            if ((await next.count()) === 0) break;
            await owner.page.goto(new URL((await next.getAttribute("href")) ?? "", test.origin).href);
          }
        }
        expect([...seen]).to.include.members([
          "registrations.approve",
          "accounts.approve",
          "accounts.bind_tin",
          "branches.create",
          "devices.create",
          "devices.initialize",
          "items.create",
          "users.invite",
          "users.accept",
          "users.remove",
          "sessions.create",
          "keys.issue",
          "keys.rotate",
          "keys.revoke",
          "transactions.submit",
          "transactions.retry",
          "reconciliations.upload",
          "reconciliations.decide",
          "external_codes.set",
        ]);
      });
    });
