// rejectRegistration: an operator says no, and why.
import { expect } from "chai";
import { describeEachFamily } from "../support/database.ts";
import { mailsTo } from "../support/mails.ts";
import { operatorClient, registerBusiness } from "../support/operators.ts";
import { clientOf } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const reason = "The TIN does not belong to this business.";

describeEachFamily("rejectRegistration", (family) => {
  const test = forSuite(() => startTestService({ family, simulator: false, overrides: { work: false } }));

  it("200: mails the reason; the applicant may register again", async () => {
    const form = await registerBusiness(test);
    const { operators } = await operatorClient(test);
    await operators.rejectRegistration(form.id, { reason });
    const mail = (await mailsTo(test.service, form.email)).at(-1);
    expect(mail).to.deep.include({ kind: "registration_rejected" });
    expect(mail?.values).to.include({ reason });
    const [row] = await operators.registrations({ status: "rejected" });
    expect(row).to.include({ id: form.id, reason, account_id: null });
    const { id: _, ...again } = form;
    await registerBusiness(test, again);
    expect(await operators.registrations()).to.have.lengthOf(1);
  });

  it("403: is for operators", async () => {
    const { id } = await registerBusiness(test);
    const owner = await clientOf(test, test.account.users.owner);
    const late = await operatorClient(test, { confirmed_at: 0 });
    expect(await failureOf(owner.operators.rejectRegistration(id, { reason }))).to.include({
      status: 403,
      code: "operator_required",
    });
    expect(await failureOf(late.operators.rejectRegistration(id, { reason }))).to.include({
      status: 403,
      code: "confirmation_required",
    });
  });

  it("404, 409 and 422: requires a waiting registration, and a reason", async () => {
    const { operators } = await operatorClient(test);
    expect(await failureOf(operators.rejectRegistration("nothing", { reason }))).to.include({ status: 404 });
    const { id } = await registerBusiness(test);
    expect(await failureOf(operators.rejectRegistration(id, { reason: " " }))).to.include({ status: 422 });
    await operators.rejectRegistration(id, { reason });
    expect(await failureOf(operators.rejectRegistration(id, { reason }))).to.include({
      status: 409,
      code: "registration_not_pending",
    });
  });
});
