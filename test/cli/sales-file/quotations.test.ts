// Quotations from files and JSON: never signed, with numbers that the sales that follow can have.
import { expect } from "chai";
import { signedInDesk } from "../support/command.ts";
import { cola } from "../support/service.ts";

describe("sales submit of quotations", () => {
  const { service, desk } = signedInDesk();
  const document = {
    invoice_no: "Q-1",
    sale_date: "20260310",
    payment_type: "01",
    items: [{ item_code: cola, quantity: 2, unit_price: 580 }],
  };
  const kinds = () => service.calls("POST", "/sales").map(({ body }) => Object(body).sale_kind);

  it("takes one as JSON, shows its kind, and finds it by its kind", async () => {
    const path = await desk.write("quotation.json", JSON.stringify(document));
    const ran = await desk.run(["sales", "submit", path, "--proforma"]);
    expect(ran.exitCode, ran.stderr).to.equal(0);
    expect(ran.stdout).to.match(/sale_kind +proforma/);
    expect(kinds()).to.deep.equal(["proforma"]);
    const shown = await desk.run(["sales", "show", "Q-1", "--kind", "proforma"]);
    expect(shown.stdout).to.match(/sale_kind +proforma/);
    expect((await desk.run(["sales", "show", "Q-1"])).exitCode).not.to.equal(0);
    const receipt = await desk.run(["receipt", "Q-1", "--kind", "proforma"]);
    expect(receipt.stdout).to.match(/label +PS/);
    expect((await desk.run(["sales", "list"])).stdout).not.to.contain("Q-1");
    const [listed] = (await desk.run(["sales", "list", "--kind", "proforma", "--format", "csv"])).stdout
      .split("\n")
      .slice(1);
    expect(listed).to.contain("Q-1").and.contain("success,no,");
    const x = await desk.run(["reports", "x"]);
    expect(x.stdout).to.match(/Not in the figures above:\nLABEL[^\n]*\nPS +1 +1/);
  });

  it("reads the kind of a sale from a column of a sheet", async () => {
    const head = "invoice_no,sale_date,item_code,quantity,unit_price,sale_kind\n";
    const row = (no: string, kind: string) => `${no},2026-03-10,${cola},1,100,${kind}\n`;
    const path = await desk.write("day.csv", head + row("1", "Proforma") + row("2", "") + row("3", "normal"));
    const checked = (await desk.run(["sales", "submit", path, "--dry-run", "--json"])).json().data;
    expect(checked).to.include({ receipts_out: 3 });
    const ran = await desk.run(["sales", "submit", path, "--json", "--concurrency", "1"]);
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect(kinds()).to.deep.equal(["proforma", undefined, "normal"]);
  });

  it("rejects another kind, and rows of an invoice that disagree", async () => {
    const head = "invoice_no,sale_date,item_code,quantity,unit_price,sale_kind\n";
    const row = (no: string, kind: string) => `${no},2026-03-10,${cola},1,100,${kind}\n`;
    const text = head + row("1", "training") + row("2", "proforma") + row("2", "");
    const path = await desk.write("bad.csv", text);
    const { error } = (await desk.run(["sales", "submit", path, "--dry-run", "--json"])).json();
    expect(error.errors["line 2"]?.[0]).to.contain(
      "sale_kind training must be normal, or proforma for a quotation",
    );
    expect(error.errors["line 3"]?.[0]).to.contain("its rows disagree on sale_kind");
  });

  it("takes a sale under the number of a quotation, and finds the sale by it", async () => {
    const path = await desk.write("sale.json", JSON.stringify(document));
    await desk.run(["sales", "submit", path, "--proforma"]);
    const ran = await desk.run(["sales", "submit", path, "--json"]);
    expect(ran.exitCode, ran.stderr).to.equal(0);
    expect(ran.json().data).to.include({ sale_kind: "normal", receipt_no: "1" });
    const shown = await desk.run(["transactions", "show", "Q-1", "--json"]);
    expect(shown.json().data).to.include({ type: "sales" });
  });
});
