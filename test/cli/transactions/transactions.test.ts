// A submission after it was sent: looked at by id or number, waited for, followed, retried, settled.
import { expect } from "chai";
import { table } from "../../../cli/src/output/table.ts";
import { documentColumns, readableDocument } from "../../../cli/src/transactions/document-rows.ts";
import { purchase } from "../../support/branch.ts";
import { failureOf } from "../../support/records.ts";
import { signedInDesk } from "../support/command.ts";
import { failure } from "../support/response.ts";
import { cola } from "../support/service.ts";

const note = { receipt_type: "R", original_invoice_no: "INV-1", refund_reason_code: "06" } as const;

describe("transactions", () => {
  const { service, desk } = signedInDesk();

  it("retries failed submissions after showing the reason, and only with a yes", async () => {
    const id = await service.submit("INV-1", { end: "rejected" });
    const rejected = await desk.run(["transactions", "retry", id]);
    expect(rejected.exitCode).to.equal(2);
    expect(rejected.stderr).to.contain("INV-1").and.to.contain("--yes");
    expect(service.calls("POST", `/transactions/${id}/retry`)).to.have.length(0);
    const dry = await desk.run(["transactions", "retry", "--all-failed", "--dry-run", "--json"]);
    expect(dry.json().data).to.deep.include.members([
      {
        transaction_id: id,
        type: "sales",
        receipt_type: "S",
        status: "failed",
        invoice_no: "INV-1",
        retries_left: 3,
        can_retry: true,
        reason:
          "unit_910: Request parameter error: regrId, regrNm, modrId, modrNm is required. Correct the submission and send it again under the same number: it replaces the rejected one.",
        next_step: "",
      },
    ]);
    const done = await desk.run([
      "transactions",
      "retry",
      "--all-failed",
      "--yes",
      "--reason",
      "corrected",
      "--json",
    ]);
    expect(done.exitCode).to.equal(0);
    expect(service.calls("POST", `/transactions/${id}/retry`)[0]?.body).to.deep.equal({
      reason: "corrected",
    });
    const again = await desk.run(["transactions", "retry", id, "--yes", "--json"]);
    expect([again.exitCode, again.json().error.code]).to.deep.equal([1, "retry_not_allowed"]);
    expect(again.json().error.remedy).to.equal("INV-1: nothing: it succeeded, receipt 1.");
  });

  it("says why a submission can't be retried, and what to do instead", async () => {
    const used = await service.submit("INV-1", { end: "rejected" });
    await service.rejectSales(3);
    for (let retries = 0; retries < 3; retries += 1) await failureOf(service.client.transactions.retry(used));
    const replaced = await service.submit("INV-2", { end: "rejected" });
    const other = await service.submit("INV-2", { remark: "corrected" });
    const open = await service.submit("INV-3", { end: "waiting" });
    const ran = await desk.run(["transactions", "retry", used, replaced, open, "--dry-run", "--json"]);
    const real = await desk.run(["transactions", "retry", used, replaced, open, "--yes", "--json"]);
    expect([ran.exitCode, ran.json().error], "as the real run").to.deep.equal([1, real.json().error]);
    const rows = ran.json().data as { invoice_no: string; next_step: string }[];
    expect(rows.map(({ invoice_no, next_step }) => [invoice_no, next_step])).to.deep.equal([
      ["INV-1", "its retries are used up: correct the document and submit it again, under the same number"],
      ["INV-2", `another took its number: see \`taxctl transactions show ${other}\``],
      ["INV-3", `wait, it is sent automatically: \`taxctl transactions watch ${open}\``],
    ]);
    const all = await desk.run(["transactions", "retry", "--all-failed", "--yes", "--json"]);
    expect([all.exitCode, all.json().data]).to.deep.equal([0, []]);
    expect(all.json().warnings[0]).to.match(
      /^2 failed submissions can't be retried: their retries are used up/,
    );
  });

  it("lists a credit note in words, and for programs by its type", async () => {
    await service.submit("INV-1");
    await service.submit("CN-1", note);
    const list = async (...more: string[]) => (await desk.run(["transactions", "list", ...more])).stdout;
    expect(await list("--fields", "invoice_no,type"))
      .to.match(/CN-1 +credit note\n/)
      .and.match(/INV-1 +sales\n/);
    const csv = await list("--fields", "invoice_no,type,receipt_type", "--format", "csv");
    expect(csv).to.contain("CN-1,sales,R").and.contain("INV-1,sales,S");
    const json = await desk.run(["transactions", "list", "--json"]);
    const found = (json.json().data as Record<string, string>[]).find(
      ({ invoice_no }) => invoice_no === "CN-1",
    );
    expect(found).to.include({ type: "sales", receipt_type: "R" });
  });

  it("lists customer and amount on 80 columns, and says which branch it is about", async () => {
    await service.submit("INV-1", { customer_name: "Acacia Hotel" });
    await service.submit("CN-1", note);
    const list = await desk.run(["transactions", "list"]);
    expect(list.stdout).to.match(/^CN-1 .* -100\.00 /m);
    expect(list.stderr, "there is no other").to.not.contain("Only branch");
    await service.client.branches.create({ bhf_id: "07", name: "Kiosk" });
    expect((await desk.run(["transactions", "list"])).stderr).to.contain("Only branch 00.");
    const { data } = await service.client.transactions.list();
    const narrow = await table(data.map(readableDocument), documentColumns, { isTTY: true, columns: 80 });
    expect(narrow).to.match(/^INV-1 .*2026-03-10.* Acacia Hotel .* 100\.00 .*success/m);
    const all = await desk.run(["transactions", "list", "--all-branches"]);
    expect(all.stdout).to.contain("INV-1");
    expect(all.stderr).to.not.contain("Only branch");
  });

  it("adds up the signed documents of some days, of types that have sums", async () => {
    await service.submit("INV-1");
    const days = ["--from", "2026-03-01", "--to", "2026-03-31", "--by-document-date", "--sums"];
    const list = (...more: string[]) => desk.run(["transactions", "list", ...days, ...more]);
    expect((await list("--type", "sales")).stderr).to.match(/Signed documents: 1\. Tax \S+, total 100\.00\./);
    const { meta } = (await list("--type", "sales", "--json")).json();
    expect(meta.sums).to.include({ documents: 1, total_amount: 100 });
    const wrong = await list("--type", "stock");
    expect([wrong.exitCode, wrong.stderr]).to.deep.equal([2, wrong.stderr]);
    expect(wrong.stderr).to.contain("--sums can't add up --type stock");
    expect((await desk.run(["transactions", "list", "--sums"])).exitCode).to.equal(2);
  });

  it("searches by number, name and amount", async () => {
    await service.submit("INV-1", { customer_name: "Acacia Hotel" });
    await service.submit("INV-12");
    const one = await desk.run(["search", "acacia", "hotel"]);
    expect(one.stdout).to.contain("INV-1 ").and.not.contain("INV-12");
    const both = await desk.run(["search", "100.00", "--json"]);
    const found = both.json().data as { invoice_no: string; found_by: string[] }[];
    expect(found.map(({ invoice_no, found_by }) => [invoice_no, found_by])).to.deep.equal([
      ["INV-12", ["amount"]],
      ["INV-1", ["amount"]],
    ]);
    expect(both.json().meta).to.include({ has_more: false, searched_from: null });
    const some = await desk.run(["search", "INV", "--limit", "1"]);
    expect(some.stderr).to.contain("There are more");
  });

  it("says that a search found nothing, and rejects a blank text", async () => {
    const none = await desk.run(["search", "INV-9"]);
    expect([none.exitCode, none.stdout]).to.deep.equal([0, ""]);
    expect(none.stderr).to.contain("No document in branch 00 has this number");
    const blank = await desk.run(["search", " ", "--json"]);
    expect([blank.exitCode, blank.json().error.code]).to.deep.equal([1, "validation_failed"]);
    expect((await desk.run(["search"])).exitCode).to.equal(2);
  });

  it("names a credit note when it waits for it, or retries it", async () => {
    await service.submit("INV-1");
    const signed = await service.submit("CN-1", note);
    const watch = (...more: string[]) => desk.run(["transactions", "watch", signed, ...more]);
    expect((await watch("--fields", "invoice_no,type")).stdout).to.match(/CN-1 +credit note\n/);
    const first = (ran: Awaited<ReturnType<typeof watch>>) =>
      (ran.json().data as Record<string, string>[])[0];
    expect(first(await watch("--json"))).to.include({ type: "sales", receipt_type: "R" });
    await service.submit("INV-2");
    const failed = await service.submit("CN-2", {
      ...note,
      original_invoice_no: "INV-2",
      end: "rejected",
    });
    const retry = (...more: string[]) => desk.run(["transactions", "retry", failed, "--dry-run", ...more]);
    expect((await retry("--fields", "invoice_no,type")).stdout).to.match(/CN-2 +credit note\n/);
    expect(first(await retry("--json"))).to.include({ type: "sales", receipt_type: "R" });
  });

  it("shows a submission with its total and lines", async () => {
    const id = await service.submit("INV-7", { items: [{ item_code: cola, quantity: 2, unit_price: 100 }] });
    const ran = await desk.run(["transactions", "show", id]);
    expect(ran.exitCode).to.equal(0);
    expect(ran.stdout)
      .to.match(/total_amount +200\.00/)
      .and.to.match(/KE2NTXU0000001 .+ 2 +100\.00/)
      .and.to.match(/receipt_no +1\n/)
      .and.not.to.contain("can_retry");
    const json = await desk.run(["transactions", "show", id, "--json"]);
    expect(json.json().data).to.have.property("request_data");
  });

  it("shows a failed submission with its lines, its rejection and what to do next", async () => {
    const id = await service.submit("INV-7", {
      items: [{ item_code: cola, quantity: 2, unit_price: 100 }],
      end: "rejected",
    });
    const { stdout } = await desk.run(["transactions", "show", id]);
    expect(stdout)
      .to.contain("unit_910: Request parameter error: regrId")
      .and.to.contain("What to do: Correct the submission and send it again under the same number")
      .and.to.contain(`Next: deal with the cause, then \`taxctl transactions retry ${id}\``)
      .and.to.match(/can_retry +yes/)
      .and.to.match(/KE2NTXU0000001 .+ 2 +100\.00/);
  });

  it("retries nothing if nothing is named, even with --yes", async () => {
    const id = await service.submit("INV-1", { end: "rejected" });
    for (const more of [[], ["--yes"]]) {
      const ran = await desk.run(["transactions", "retry", ...more, "--json"]);
      expect([ran.exitCode, ran.json().error.message]).to.deep.equal([2, "Say what to retry"]);
    }
    expect(service.calls("POST", `/transactions/${id}/retry`)).to.deep.equal([]);
  });

  it("are found by the number on them, and asked for by id where several have it", async () => {
    const id = await service.submit("INV-1");
    const bought = await service.client.purchases.create(purchase({ invoice_no: "INV-2" }));
    const twice = [await service.submit("INV-2"), bought.transaction_id];
    const found = await desk.run(["transactions", "show", "INV-1", "--json"]);
    expect(found.json().data).to.include({ transaction_id: id });
    const several = await desk.run(["transactions", "show", "INV-2", "--json"]);
    expect([several.exitCode, several.json().error.message]).to.deep.equal([
      2,
      "Several submissions have the number INV-2",
    ]);
    for (const one of twice) expect(several.json().error.remedy).to.contain(one);
    const none = await desk.run(["purchases", "show", "INV-1", "--json"]);
    expect([none.exitCode, none.json().error.message]).to.deep.equal([1, "No purchase has the number INV-1"]);
    expect(none.json().error.remedy).to.contain("`taxctl purchases list`");
  });

  it("settle an unconfirmed one; in live only with the outcome typed out", async () => {
    const id = await service.submit("INV-1", { end: "unknown" });
    const live = {
      client: service.test.clientFor(service.liveKey),
      branch: await service.openBranch("live"),
    };
    const inLive = await service.submit("INV-2", { end: "unknown" }, live);
    const settled = (one: string) =>
      service.calls("POST", `/transactions/${one}/settle`).map(({ body }) => body);
    const settle = (number: string, ...more: string[]) =>
      desk.run(["transactions", "settle", number, "accepted", "--reason", "on the journal", ...more]);
    const dry = await settle("INV-1", "--dry-run", "--json");
    expect(dry.json().data).to.include({ transaction_id: id, outcome: "accepted", reason: "on the journal" });
    expect(settled(id), "nothing was settled").to.deep.equal([]);
    expect((await settle("INV-1", "--yes")).exitCode).to.equal(0);
    expect(await service.client.transactions.get(id)).to.include({ status: "success", in_doubt: false });
    await desk.signIn(service.url, service.liveKey);
    const rejected = await settle("INV-2", "--yes");
    expect([rejected.exitCode, rejected.stderr.includes("confirm it with --confirm accepted")]).to.deep.equal(
      [2, true],
    );
    expect(settled(inLive)).to.deep.equal([]);
    expect((await settle("INV-2", "--confirm", "accepted")).exitCode).to.equal(0);
    expect(settled(inLive)).to.deep.equal([{ outcome: "accepted", reason: "on the journal" }]);
  });

  it("say how an unknown outcome is resolved: automatically, or by a person", async () => {
    const id = await service.submit("INV-1", { end: "unknown" });
    const { stdout } = await desk.run(["transactions", "show", id]);
    expect(stdout)
      .to.match(/in_doubt +yes/)
      .and.to.contain(
        `\`taxctl transactions settle ${id} OUTCOME --reason REASON\`, where OUTCOME is accepted or rejected`,
      );
  });

  it("waits for submissions and says how they ended", async () => {
    const good = await service.submit("1");
    const bad = await service.submit("2", { end: "rejected" });
    const open = await service.submit("3", { end: "waiting" });
    const [success, rejected, pending] = await Promise.all([
      desk.run(["transactions", "watch", good]),
      desk.run(["transactions", "watch", good, bad, "--json"]),
      desk.run(["transactions", "watch", open, "--timeout", "1", "--json"]),
    ]);
    expect([success.exitCode, rejected.exitCode, pending.exitCode]).to.deep.equal([0, 5, 8]);
    expect(success.stdout).to.contain(good);
    expect(rejected.json().data).to.have.length(2);
  });

  it("shows complete transaction ids on a terminal", async () => {
    const id = await service.submit("P051900002B-00-895/2026");
    service.before = () =>
      service.calls("GET", "/transactions").length > 1 ? failure(401, "key_unknown", "Gone") : undefined;
    const { stdout } = await desk.runOnTerminal(["transactions", "watch", "--every", "1"], []);
    expect(stdout).to.contain(`895/2026 1\r\n  ${id}\r\n`);
  });

  it("follows changes, and never shows old submissions", async () => {
    const row = (no: number, status = "success") => ({
      transaction_id: `t${no}`,
      type: "sales",
      status,
      branch_id: "00",
      invoice_no: `INV-${no}`,
      created_at: "2026-03-10T07:15:00.118Z",
    });
    const rows = Array.from({ length: 60 }, (_, index) =>
      row(60 - index, index === 20 ? "pending" : "success"),
    );
    const looks = [rows, rows, [row(61), ...rows.map((one) => ({ ...one, status: "success" }))]];
    service.before = ({ path }) => {
      const data = looks.shift()?.slice(0, Number(new URLSearchParams(path.split("?")[1]).get("per_page")));
      if (!data) return failure(401, "key_unknown", "Gone");
      return {
        status: 200,
        body: { status: "success", data, meta: { total: 60, current_page: 1, total_pages: 2 } },
      };
    };
    const ran = await desk.run(["transactions", "watch", "--every", "1", "--json-lines"]);
    const shown = [...ran.stdout.matchAll(/"invoice_no":"INV-(\d+)"/g)].map(([, no]) => Number(no));
    expect(shown).to.deep.equal([51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 40, 61]);
  });

  it("follows the newest submissions until it is interrupted", async () => {
    await service.submit("INV-9");
    let looked: () => void = () => {};
    const hasLooked = new Promise<void>((resolve) => {
      looked = resolve;
    });
    service.before = (seen) => {
      if (service.calls("GET", seen.path.split("?")[0] ?? "").length > 1) looked();
      return undefined;
    };
    const ran = await desk.run(["transactions", "watch", "--every", "1", "--json"], {
      meanwhile: ({ kill }) => hasLooked.then(() => kill("SIGINT")),
    });
    expect(ran.exitCode).to.equal(130);
    expect(JSON.parse(ran.stdout.split("\n")[0] ?? "")).to.include({ invoice_no: "INV-9" });
  });
});
