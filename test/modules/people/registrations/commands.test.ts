// `taxd operators …` and `taxd registrations …`: the review without a session.
import { expect } from "chai";
import { environmentOf } from "../../../support/database.ts";
import { mailsTo } from "../../../support/mails.ts";
import { registerBusiness } from "../../../support/operators.ts";
import { startTestService } from "../../../support/service.ts";
import { forSuite } from "../../../support/suite.ts";
import { runTaxd, runTaxdJson } from "../../../support/taxd.ts";

describe("taxd registrations", () => {
  let env: Record<string, string>;
  const test = forSuite(() => startTestService({ simulator: false, overrides: { work: false } }));
  before(async () => {
    const { dataDir, databaseUrl: url } = test.service.config;
    env = environmentOf({ dataDir, url });
  });

  it("lists waiting registrations, approves and rejects by the same rules as the API", async () => {
    const first = await registerBusiness(test);
    const second = await registerBusiness(test);
    const { stdout } = await runTaxd(["registrations", "list"], env);
    expect(stdout).to.contain(first.business).and.contain(second.tin).and.not.contain("argon2");
    const account = await runTaxdJson<{ status: string }>(["registrations", "approve", first.id], env);
    expect(account).to.include({ name: first.business, status: "active" });
    const again = await runTaxd(["registrations", "approve", first.id], env);
    expect(again).to.include({ code: 1 });
    expect(again.stderr).to.contain("is approved already");
    expect(await runTaxd(["registrations", "reject", second.id], env)).to.include({ code: 2 });
    const reason = "Not your TIN.";
    const rejected = await runTaxdJson<object>(
      ["registrations", "reject", second.id, "--reason", reason],
      env,
    );
    expect(rejected).to.include({ status: "rejected", reason });
    expect((await mailsTo(test.service, second.email)).at(-1)?.kind).to.equal("registration_rejected");
    expect(await runTaxdJson<object[]>(["registrations", "list"], env)).to.deep.equal([]);
  });

  it("knows its operators", async () => {
    const operator = ["--name", "Wanjiru", "--email", "wanjiru@tax.example"];
    expect(await runTaxd(["operators", "add", "--name", "Wanjiru"], env)).to.include({ code: 2 });
    expect((await runTaxd(["operators", "add", ...operator], env)).stdout).to.contain("is an operator");
    expect((await runTaxd(["operators", "list"], env)).stdout).to.match(/wanjiru@tax\.example +Wanjiru +off/);
    expect(await runTaxd(["operators", "remove", "wanjiru@tax.example"], env)).to.include({ code: 0 });
    expect(await runTaxd(["operators", "remove", "wanjiru@tax.example"], env)).to.include({ code: 1 });
  });
});
