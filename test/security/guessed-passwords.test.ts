// Guessed passwords: each failure makes the next attempt wait, and locks nobody out who knows the password.
import { expect } from "chai";
import { createTestClock } from "../support/clock.ts";
import { activate, password, sessionClient } from "../support/people.ts";
import { failureOf } from "../support/records.ts";
import { type ServiceResponse, startTestService, type TestService } from "../support/service.ts";

const minuteMs = 60_000;
const outcomeOf = ({ status, body }: ServiceResponse): string => `${status} ${body.code ?? ""}`.trim();

describe("a sign-in of somebody who guesses", () => {
  const clock = createTestClock();
  let test: TestService;
  before(async () => {
    const environment = { TAXD_TRUSTED_PROXIES: "127.0.0.1,::1" };
    test = await startTestService({ clock, environment, simulator: false, overrides: { work: false } });
  });
  after(() => test?.close());

  const guess = async (email: string, address: string, text = "a wrong password"): Promise<string> => {
    const headers = { "X-Forwarded-For": address };
    return outcomeOf(
      await test.call("POST", "/sessions", { key: null, headers, body: { email, password: text } }),
    );
  };

  it("has to wait longer after each failure, at most 15 minutes", async () => {
    const waits: number[] = [];
    for (let failures = 0; failures < 20; failures++) {
      let waited = 0;
      while ((await guess("a@example.com", "203.0.113.1")) === "429 too_many_attempts") {
        clock.advance(1_000);
        waited++;
        if (waited >= 10) {
          clock.advance(15 * minuteMs);
          waited = 900;
        }
      }
      waits.push(waited);
    }
    expect(waits.slice(0, 9)).to.deep.equal([0, 0, 0, 0, 0, 1, 2, 4, 8]);
    expect(Math.max(...waits)).to.equal(900);
  });

  it("locks nobody out at another address, even with guesses from many addresses", async () => {
    const { email } = await activate(test, test.account.users.owner);
    for (let host = 1; host <= 40; host++)
      expect(await guess(email, `198.51.100.${host}`)).to.equal("401 sign_in_failed");
    // Each of them waits now, though it failed only once.
    expect(await guess(email, "198.51.100.1")).to.equal("429 too_many_attempts");
    expect(await guess(email, "203.0.113.77", password)).to.equal("201");
  });

  it("counts guesses that come at the same moment", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => guess("b@example.com", "203.0.113.2")),
    );
    expect(outcomes.filter((outcome) => outcome === "401 sign_in_failed")).to.have.lengthOf(5);
  });

  it("counts guesses at many accounts from one address, and from one IPv6 network", async () => {
    const outcomes: string[] = [];
    for (let person = 0; person < 22; person++)
      outcomes.push(await guess(`person-${person}@example.com`, `2001:db8::${person + 1}`));
    expect(outcomes.indexOf("429 too_many_attempts")).to.equal(20);
  });

  it("an office whose people mistype is not locked out: a right password is not a failure", async () => {
    const { email } = await activate(test, test.account.users.admin);
    for (let round = 0; round < 30; round++)
      expect(await guess(email, "203.0.113.3", password)).to.equal("201");
    const failure = await failureOf(sessionClient(test).sessions.create({ email, password: "mistyped" }));
    expect(failure.code).to.equal("sign_in_failed");
  });
});
