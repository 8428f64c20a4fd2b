// Submitting JSON documents: one alone with its receipt, lists and lines with a result file.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { catalogue } from "../../../sdk/src/rules/catalogue.ts";
import { signedInDesk } from "../support/command.ts";
import { cola, sale } from "../support/service.ts";

describe("sales submit of JSON", () => {
  const { service, desk } = signedInDesk();

  it("prints one document's receipt, from standard input too", async () => {
    const file = await desk.write("sale.json", JSON.stringify(sale("1")));
    const [people, program] = [
      await desk.run(["sales", "submit", file]),
      await desk.run(["sales", "submit", "-", "--json"], { stdin: JSON.stringify(sale("2")) }),
    ];
    expect(people.exitCode).to.equal(0);
    expect(people.stdout)
      .to.match(/receipt_no +1\n/)
      .and.to.match(/total_amount +100\.00/);
    expect(program.json().data).to.include({ status: "success", invoice_no: "2", receipt_no: "2" });
  });

  it("checks documents under --dry-run as it checks rows", async () => {
    const list = [
      sale("1", { sale_date: "20260231" }),
      sale("2", { sale_date: "2026-03-01" }),
      sale("3", { customer_tin: "GB123456789" }),
      sale("4", { customer_tin: "GB123456789", accept_unusual_tin: true }),
    ];
    const ran = await desk.run(["sales", "submit", "-", "--dry-run", "--json"], {
      stdin: JSON.stringify(list),
    });
    const { error, warnings, data } = ran.json();
    expect([ran.exitCode, error.code]).to.deep.equal([3, "partly_done"]);
    expect(error.errors).to.deep.equal({
      "document 1": ["sale_date must be a day of the calendar as YYYYMMDD"],
      "document 2": ["sale_date must be a day of the calendar as YYYYMMDD"],
      "document 3": [
        "tin_form: customer_tin must be A or P, nine digits and a letter, such as P051234567Z. Correct it, or remove it to sign the sale without a TIN",
      ],
    });
    expect(data).to.include({ receipts_out: 1, invalid: 3 });
    expect(warnings).to.deep.equal([
      "document 3, 3: A TIN must be A or P, nine digits and a letter, such as P051234567Z. Correct GB123456789, or remove it to sign the sale without a TIN.",
    ]);
  });

  it("rejects one document that is not valid before the service is asked, and writes no files", async () => {
    const file = await desk.write("sale.json", JSON.stringify(sale("1", { sale_date: "20260231" })));
    const ran = await desk.run(["sales", "submit", file, "--json"]);
    expect([ran.exitCode, ran.json().error.code]).to.deep.equal([1, "validation_failed"]);
    expect(ran.json().error.errors).to.deep.equal({
      "document 1": ["sale_date must be a day of the calendar as YYYYMMDD"],
    });
    expect(service.calls("POST", "/sales")).to.deep.equal([]);
    expect(existsSync(desk.path("sale.results.jsonl"))).to.equal(false);
  });

  it("keeps the receipt of a document that became invalid later, and reports the difference", async () => {
    const two = (more: object) => JSON.stringify([sale("1", more), sale("2")]);
    const file = await desk.write("two.json", two({}));
    await desk.run(["sales", "submit", file]);
    await desk.write("two.json", two({ sale_date: "20260231" }));
    const ran = await desk.run(["sales", "submit", file, "--json"]);
    expect(ran.json().data).to.include({ receipts_out: 1, differs: 1, invalid: 0 });
    const [first] = (await readFile(desk.path("two.results.jsonl"), "utf8")).split("\n");
    expect(JSON.parse(first ?? "")).to.include({ taxctl_status: "differs", taxctl_receipt_no: "1" });
  });

  it("says that a repeated document made no new receipt", async () => {
    const file = await desk.write("sale.json", JSON.stringify(sale("1")));
    await desk.run(["sales", "submit", file]);
    const again = await desk.run(["sales", "submit", file, "--json"]);
    expect(again.json().data).to.include({ receipt_no: "1", is_duplicate: true });
    expect(again.json().warnings[0]).to.contain("no new one was made");
  });

  it("warns of a receipt that was lost at the unit: of one sale, and of those of a file", async () => {
    const { remedy } = catalogue.receipt_unrecovered;
    const warning = { code: "receipt_unrecovered", message: "The receipt's data are lost", remedy };
    service.before = ({ path, body }) => {
      const data = { transaction_id: "0199c1a2", ...Object(body), receipt_no: null, warning };
      return path === "/sales" ? { status: 201, body: { status: "success", data, meta: {} } } : undefined;
    };
    const one = await desk.run(["sales", "submit", "-", "--json"], { stdin: JSON.stringify(sale("1")) });
    expect(one.exitCode).to.equal(0);
    expect(one.json().warnings[0]).to.contain(
      "`taxctl transactions settle 0199c1a2 accepted --receipt-no NO",
    );
    const file = await desk.write(
      "two.jsonl",
      [sale("2"), sale("3")].map((one) => JSON.stringify(one)).join("\n"),
    );
    const all = await desk.run(["sales", "submit", file]);
    expect(all.exitCode).to.equal(0);
    expect(all.stdout).to.match(/^Receipts out +2 \(2 of them lost\)$/m);
    expect(all.stdout).to.match(
      /Signed, but the receipt was lost:\n +2 {2}The receipt's data are lost.* settle /,
    );
    expect(all.stdout).to.not.contain("Without a receipt");
    expect(await readFile(desk.path("two.results.jsonl"), "utf8")).to.contain("settle 0199c1a2 accepted");
  });

  it("exits with the code of the one document's failure", async () => {
    const run = (document: object, ...more: string[]) =>
      desk.run(["sales", "submit", "-", "--json", ...more], { stdin: JSON.stringify(document) });
    await run(sale("3"));
    await service.rejectSales();
    const rejected = await run(sale("1"));
    const [invalid, conflict] = await Promise.all([
      run(
        sale("2", { items: [{ item_code: cola, quantity: 1, unit_price: 1, tax_type: "E", tax_rate: 16 }] }),
      ),
      run(sale("3", { remark: "other" })),
    ]);
    expect([rejected.exitCode, rejected.json().error.code]).to.deep.equal([5, "unit_910"]);
    expect(rejected.json().error.transaction_id).to.be.a("string");
    expect([invalid.exitCode, invalid.json().error.code]).to.deep.equal([1, "validation_failed"]);
    expect(invalid.json().error.errors).to.have.property("items[0].tax_rate");
    expect(invalid.json().error.remedy).to.match(/^Correct the listed fields, then submit it again/);
    expect([conflict.exitCode, conflict.json().error.code]).to.deep.equal([1, "invoice_conflict"]);
  });

  it("waits for one outcome no longer than requested, and submits once", async () => {
    await service.closeLane();
    // The service delays submissions that don't ask for a response at once.
    service.answers["POST /sales"] = ({ path }) =>
      path.includes("async=true") ? undefined : new Promise(() => {});
    const path = await desk.write("one.json", JSON.stringify(sale("A")));
    const ran = await desk.runOnTerminal(["sales", "submit", path, "--timeout", "1"], []);
    expect(ran.exitCode, ran.stdout).to.equal(8);
    expect(ran.stdout).to.contain("waiting up to 1 s");
    expect(service.calls("POST", "/sales")).to.have.length(1);
  });

  it("says at the end of the wait what holds the sale up, and which command helps", async () => {
    const blocked = {
      code: "lane_stopped",
      message: "The numbering of branch 00 is held",
      remedy: "Set the next number: `taxd numbers set 1 live 00 sales NEXT`",
    };
    await service.closeLane();
    service.before = async ({ path }) => {
      const [, resource, id = ""] = path.split("/");
      if (resource !== "transactions") return undefined;
      const data = { ...(await service.client.transactions.get(id)), blocked };
      return { status: 200, body: { status: "success", data } };
    };
    const path = await desk.write("one.json", JSON.stringify(sale("A")));
    const ran = await desk.run(["sales", "submit", path, "--timeout", "1"]);
    expect(ran.exitCode, ran.stderr).to.equal(8);
    const [{ transaction_id: id } = { transaction_id: "" }] = await service.client.transactions
      .list()
      .toArray();
    expect(ran.stderr.replaceAll(/\s+/g, " "))
      .to.match(new RegExp(`${id} is still pending after [01] s\\. The numbering of branch 00 is held`))
      .and.contain(
        "Set the next number: `taxd numbers set 1 live 00 sales NEXT`. It is stored and will be sent",
      )
      .and.contain(`taxctl transactions watch ${id}`);
  });

  it("submits asynchronously, waiting or not", async () => {
    const run = (no: string, ...more: string[]) =>
      desk.run(["sales", "submit", "-", "--async", "--json", ...more], { stdin: JSON.stringify(sale(no)) });
    const [waited, left] = await Promise.all([run("1"), run("2", "--no-wait")]);
    expect(waited.json().data).to.include({ status: "success" });
    expect(left.json().data).to.include({ status: "pending", invoice_no: "2" });
  });

  it("writes each document's outcome as lines that can be submitted again", async () => {
    const credit = sale("C3", { receipt_type: "R", original_invoice_no: "1", refund_reason_code: "06" });
    await service.rejectSales();
    const lines = [credit, sale("2"), sale("1")].map((document) => JSON.stringify(document)).join("\n");
    const file = await desk.write("sales.jsonl", lines);
    const ran = await desk.run(["sales", "submit", file, "--concurrency", "1", "--json"]);
    expect(ran.exitCode).to.equal(3);
    expect(service.submitted().at(-1)).to.equal("C3");
    const path = desk.path("sales.results.jsonl");
    const written = (await readFile(path, "utf8"))
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(written.map(({ taxctl_status: status }) => status)).to.deep.equal([
      "success",
      "failed",
      "success",
    ]);
    expect(written[1].taxctl_reason).to.match(/^unit_910/);
    service.seen.length = 0;
    await desk.run(["sales", "submit", path, "--json"]);
    expect(service.calls("POST", "/sales").map(({ body }) => body)).to.deep.equal([sale("2")]);
  });
});
