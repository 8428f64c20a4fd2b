// Bodies of attempts: bounded when they are kept, secrets masked when they are shown, deleted by the service's own timer.
import { expect } from "chai";
import { firstIdAt } from "../../server/src/base/ids.ts";
import { openDatabase } from "../../server/src/db/open.ts";
import { toBlob } from "../../server/src/db/sql/values.ts";
import { receivedOf, showAttempt } from "../../server/src/lanes/attempt-bodies.ts";
import type { ListedAttempt } from "../../server/src/lanes/attempts.ts";
import { openBranch, sale } from "../support/branch.ts";
import { createPlace, describeEachFamily } from "../support/database.ts";
import { startTestService } from "../support/service.ts";

const attempt: ListedAttempt = {
  id: "a",
  call_id: "c",
  transaction_id: "t",
  lane_id: 1,
  number: null,
  kind: "master",
  sent_at: 0,
  answered_at: 1,
  took_ms: 1,
  outcome: "accepted",
  result_code: "000",
  result_message: "",
  http_status: 200,
  sent: null,
  received: null,
  body: null,
};

describe("bodies of attempts", () => {
  it("are shown without keys and passwords, at any depth", () => {
    const body = { tin: "P051234567Z", cmcKey: "k-1", users: [{ userId: "u", pwd: "hunter2" }] };
    const { sent } = showAttempt({ ...attempt, body: toBlob({ path: "/x", body }) });
    expect(JSON.parse(sent ?? "")).to.deep.equal({
      tin: "P051234567Z",
      cmcKey: "***",
      users: [{ userId: "u", pwd: "***" }],
    });
  });

  it("show nothing as sent if nothing was sent", () => {
    const body = toBlob({ path: "/x", body: {} });
    expect(showAttempt({ ...attempt, outcome: "not_sent", body }).sent).to.equal(null);
  });

  it("show what was sent, and nothing if the content is not kept", () => {
    expect(showAttempt(attempt)).to.include({ path: null, sent: null });
    const body = { invcNo: 7 };
    const shown = showAttempt({ ...attempt, kind: "sale", number: 7, body: toBlob({ path: "/x", body }) });
    expect(shown).to.include({ path: "/x", sent: JSON.stringify(body) });
  });

  it("name each outcome in the words of the API", () => {
    const words = {
      accepted: "accepted",
      rejected: "rejected",
      duplicate: "duplicate",
      drift: "number_mismatch",
      not_sent: "not_sent",
      doubt: "unknown",
      sent: "unknown",
    };
    for (const [outcome, word] of Object.entries(words))
      expect(showAttempt({ ...attempt, outcome }).outcome).to.equal(word);
  });

  it("keep 4,096 bytes whole, and nothing without a response", () => {
    const received = (body: string) =>
      receivedOf({ kind: "doubt", code: null, message: "", answer: { http_status: 500, body } }).received;
    expect(received("x".repeat(4_096))?.toString()).to.equal("x".repeat(4_096));
    expect(received("x".repeat(4_097))?.toString()).to.match(/x … \(4097 bytes in all\)$/);
    expect(receivedOf({ kind: "doubt", code: null, message: "" })).to.deep.equal({});
    expect(receivedOf({ kind: "doubt", code: null, message: "", answer: null })).to.deep.equal({});
    expect(showAttempt({ ...attempt, received: Buffer.from("é") }).received).to.equal("é");
    expect(showAttempt(attempt).received).to.equal(null);
  });

  for (const body of [{ resultMsg: "ä".repeat(5_000) }, "ä".repeat(5_000)]) {
    it(`keep 4 KB of a long ${typeof body}, and its length`, () => {
      const answer = { http_status: 500, body };
      const { received } = receivedOf({ kind: "doubt", code: null, message: "", answer });
      expect(received?.byteLength).to.be.within(4_000, 4_096);
      const text = Buffer.from(received ?? []).toString();
      expect(text)
        .to.match(/ … \(\d{5} bytes in all\)$/)
        .and.not.contain("\ufffd");
    });
  }
});

describeEachFamily("attempts that are older than they are kept", (family) => {
  it("are deleted by the timer of a running service", async () => {
    const timers: { look(): void; everyMs: number }[] = [];
    const { setInterval } = globalThis;
    const spy = (look: () => void, everyMs: number) => {
      timers.push({ look, everyMs });
      return setInterval(look, everyMs);
    };
    globalThis.setInterval = spy as typeof setInterval;
    const place = await createPlace(family);
    const test = await startTestService({ place }).finally(() => {
      globalThis.setInterval = setInterval;
    });
    const old = firstIdAt(Date.now() - 91 * 86_400_000);
    try {
      await openBranch(test);
      await test.client.sales.create(sale());
      const { knex } = test.service.db;
      const row = await knex("attempts").first();
      await knex("attempts").insert({ ...row, id: old });
      for (const { look, everyMs } of timers) if (everyMs === 3_600_000) look();
    } finally {
      // Waits for the looks that are under way.
      await test.close();
    }
    const db = await openDatabase(place);
    const left: string[] = await db.knex("attempts").pluck("id");
    await db.close();
    await place.release();
    expect(left).to.not.be.empty.and.not.include(old);
  });
});
