// showInvitation: the code of the mail shows the account and the role, and still works.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { describeEachFamily } from "../support/database.ts";
import { mailedToken } from "../support/mails.ts";
import { clientOf, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describeEachFamily("showInvitation", (family) => {
  const clock = createTestClock();
  const test = forSuite(() =>
    startTestService({ family, clock, simulator: false, overrides: { work: false } }),
  );

  async function invite(email: string): Promise<string> {
    const owner = await clientOf(test, test.account.users.owner);
    await owner.users.invite({ name: "Ben", email, role: "accountant" });
    return mailedToken(test.service, email);
  }
  const read = (token: string) => sessionClient(test).users.showInvitation({ token });

  it("200: shows the account and the role, any number of times", async () => {
    const token = await invite("ben@duka.example");
    for (const shown of [await read(token), await read(token)]) {
      expect(shown).to.include({ role: "accountant" });
      expect(shown.account.id).to.equal(test.account.id);
    }
    await sessionClient(test).users.acceptInvitation({ token, password: "four unrelated words" });
  });

  it("422: shows nothing for a used, expired or unknown code", async () => {
    const used = await invite("used@duka.example");
    await sessionClient(test).users.acceptInvitation({ token: used, password: "four unrelated words" });
    const late = await invite("late@duka.example");
    clock.advance(24 * 3_600_000);
    for (const token of [used, late, "x"])
      expect(await failureOf(read(token))).to.include({ status: 422, code: "link_invalid" });
  });
});
