// Columns of ordinary sales exports are recognized by their names, and what they were taken for is said.
import { tableOf } from "@taxctl/sdk/books";
import { knownNames } from "@taxctl/sdk/sales-file";
import { expect } from "chai";
import { buildMapping, type MappingFlags, resolveColumns } from "../../../cli/src/sales-file/mapping.ts";
import { signedInDesk } from "../support/command.ts";
import { submitArguments } from "../support/sheet.ts";

const resolved = (columns: string[], flags: MappingFlags = {}) =>
  resolveColumns(buildMapping(undefined, flags), columns);

function problemsOf(columns: string[], flags: MappingFlags = {}): Record<string, string[]> {
  try {
    resolved(columns, flags);
  } catch (error) {
    return Object(error).errors;
  }
  return {};
}

const retail = [
  "InvoiceNo",
  "StockCode",
  "Description",
  "Quantity",
  "InvoiceDate",
  "UnitPrice",
  "CustomerID",
  "Country",
];

describe("the columns of an export of sales", () => {
  const exports: [what: string, columns: string[], fields: Record<string, string>][] = [
    [
      "of a shop on the web",
      retail,
      {
        invoice_no: "InvoiceNo",
        stock_code: "StockCode",
        item_name: "Description",
        quantity: "Quantity",
        sale_date: "InvoiceDate",
        unit_price: "UnitPrice",
        customer_id: "CustomerID",
      },
    ],
    [
      "of its later version",
      ["Invoice", "StockCode", "Description", "Quantity", "InvoiceDate", "Price", "Customer ID", "Country"],
      {
        invoice_no: "Invoice",
        stock_code: "StockCode",
        item_name: "Description",
        quantity: "Quantity",
        sale_date: "InvoiceDate",
        unit_price: "Price",
        customer_id: "Customer ID",
      },
    ],
    [
      "of a till",
      [
        "Receipt number",
        "Date",
        "SKU",
        "Item",
        "Qty",
        "Selling price",
        "Customer",
        "Customer PIN",
        "Cashier",
      ],
      {
        invoice_no: "Receipt number",
        sale_date: "Date",
        stock_code: "SKU",
        item_name: "Item",

        quantity: "Qty",
        unit_price: "Selling price",
        customer_name: "Customer",
        customer_tin: "Customer PIN",
      },
    ],
  ];
  for (const [what, columns, fields] of exports)
    it(`are recognized: ${what}`, () => {
      expect(resolved(columns)).to.deep.equal(fields);
    });

  it("are those of the mapping, and no other field takes them", () => {
    const columns = resolved(retail, {
      map: ["item_name=StockCode", "stock_code=Description", "invoice_no=Country"],
    });
    expect(columns).to.include({ item_name: "StockCode", stock_code: "Description", invoice_no: "Country" });
    expect(resolved([...retail, "item_code"])).to.not.have.property("stock_code");
    const { sale_date } = resolved(retail, { set: ["sale_date=2010-12-01"] });
    expect(sale_date, "a constant says that no column has it").to.equal(undefined);
  });

  it("are asked for where two could be it, or none", () => {
    const two = problemsOf([...retail, "Receipt No", "SKU"]);
    expect(two).to.deep.equal({
      invoice_no: ["could be InvoiceNo or Receipt No: add --map invoice_no=COLUMN"],
      stock_code: ["could be StockCode or SKU: add --map stock_code=COLUMN"],
    });
    expect(problemsOf(["InvoiceNo", "StockCode", "Qty", "Date", "Price excl. VAT"])).to.deep.equal({
      unit_price: ["no column: add --map unit_price=COLUMN"],
    });
  });

  it("are none of those that a run has added", () => {
    const results = ["taxctl_status", "taxctl_invoice_no", "transaction_id", "receipt_no", "reason"];
    expect(resolved([...retail, ...results])).to.deep.equal(resolved(retail));
  });

  it("show where the header is", async () => {
    const bytes = Buffer.from(
      `Sales,of,December,2010,,,,\n${retail.join()}\n536365,85123A,LAMP,6,01/12/2010,2.55,17850,UK\n`,
    );
    const table = await tableOf(bytes, "a.csv", { known: knownNames(buildMapping(undefined, {})) });
    expect([table.columns, table.titles, table.rows.length]).to.deep.equal([retail, 1, 1]);
  });
});

describe("an ordinary export", () => {
  const { service, desk } = signedInDesk();

  it("is submitted without a mapping, and the summary says which column is which", async () => {
    await desk.write(
      "shop.csv",
      `${retail.join()},Discount\n1,85123A,HOLDER,6,13/12/2010 08:26,2.55,17850,Kenya,\n`,
    );
    const others = submitArguments.filter(
      (word, index) => word !== "--map" && submitArguments[index - 1] !== "--map",
    );
    const ran = await desk.run(["sales", "submit", desk.path("shop.csv"), ...others, "--json"]);
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect(service.submitted()).to.deep.equal(["1"]);
    expect(ran.json().data).to.deep.include({ total_amount: 15.3 });
    expect(ran.json().data)
      .to.have.nested.property("read_as.unused_columns")
      .that.deep.equals(["Country", "Discount"]);
    expect(ran.json().data).to.have.nested.property("read_as.columns.unit_price", "UnitPrice");
    const again = await desk.run(["sales", "submit", desk.path("shop.results.csv"), ...others]);
    expect(again.exitCode, again.stdout).to.equal(0);
    expect(again.stdout).to.match(/^Columns +invoice_no from InvoiceNo, /m);
    expect(again.stdout).to.match(/^Columns without a use +Country, Discount$/m);
    expect(service.submitted()).to.deep.equal(["1"]);
  });
});
