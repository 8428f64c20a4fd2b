// What a row of a sheet of sales becomes: a line with its invoice's fields, or the reasons why it can't be one.
import { readingOf, readRow } from "@taxctl/sdk/sales-file";
import { expect } from "chai";
import { rowChecks } from "../../../cli/src/sales-file/checks.ts";
import { buildMapping, type MappingFlags, resolveColumns } from "../../../cli/src/sales-file/mapping.ts";

type Cells = Record<string, string>;

const sold: Cells = {
  invoice_no: "INV-1",
  sale_date: "2026-03-10",
  stock_code: "COLA",
  quantity: "2",
  unit_price: "80",
};

/** Reads a row of these cells; `numbers` are the columns in which a workbook holds a number. */
function read(cells: Cells, flags: MappingFlags = {}, numbers?: string[]) {
  const mapping = buildMapping(undefined, { decimalComma: false, ...flags });
  const row = { line: 2, cells, ...(numbers ? { numbers: new Set(numbers) } : {}) };
  const columns = resolveColumns(mapping, Object.keys(cells));
  const today = { today: "20260401", timeZone: "Africa/Nairobi" };
  return readRow(row, { mapping, columns, ...rowChecks(today), ...readingOf([row], { mapping, columns }) });
}

/** The reasons of a row, as `column: problem`. */
function reasonsOf(...given: Parameters<typeof read>): string[] {
  const result = read(...given);
  return "reasons" in result ? result.reasons.map(({ field, problem }) => `${field}: ${problem}`) : [];
}

const lineOf = (...given: Parameters<typeof read>) => {
  const result = read(...given);
  return "line" in result ? result.line : undefined;
};
const headOf = (...given: Parameters<typeof read>) => {
  const result = read(...given);
  return "head" in result ? result.head : undefined;
};

describe("a row of a sheet of sales", () => {
  it("names a day that does not exist, digits that a program replaced, and the error of a formula", () => {
    expect(reasonsOf({ ...sold, sale_date: "2026-02-30" })).to.deep.equal([
      "sale_date: 2026-02-30 is a day that does not exist",
    ]);
    const format = { dateFormat: "dd/mm/yyyy" };
    expect(reasonsOf({ ...sold, sale_date: "31/06/2026" }, format)).to.deep.equal([
      "sale_date: 31/06/2026 is a day that does not exist",
    ]);
    const [cut] = reasonsOf({ ...sold, invoice_no: "12345678901234500" });
    expect(cut).to.contain("invoice_no: 12345678901234500 lost its digits after the 15th");
    expect(reasonsOf({ ...sold, stock_code: "123456789012345" })).to.deep.equal([]);
    expect(reasonsOf({ ...sold, stock_code: "#N/A" }).join()).to.contain("#N/A is the error of a formula");
  });

  it("becomes a line with every field that it has", () => {
    const rest = { item_class_code: "5020230602", qty_unit_code: "KG", pkg_unit_code: "BX", barcode: "616" };
    const cells = {
      ...sold,
      ...rest,
      item_name: "Cola",
      tax_type: "A",
      insurance_code: "SHA",
      insurance_rate: "10",
      discount_rate: "5",
      tax_rate: "16",
    };
    expect(lineOf(cells)).to.deep.equal({
      code: "COLA",
      codeIsOurs: false,
      name: "Cola",
      quantity: 2,
      unit_price: 80,
      tax_type: "A",
      discount_amount: undefined,
      discount_rate: 5,
      insurance_code: "SHA",
      insurance_rate: 10,
      ...rest,
      tax_rate: 16,
    });
    const { discount_amount, discount_rate } =
      lineOf({ ...sold, discount_amount: "7.5", discount_rate: "0" }) ?? {};
    expect([discount_amount, discount_rate]).to.deep.equal([7.5, undefined]);
  });

  it("has the service's own code before the shop's", () => {
    expect(lineOf({ ...sold, item_code: "KE2NTXU0000001" })).to.include({
      code: "KE2NTXU0000001",
      codeIsOurs: true,
    });
    expect(lineOf({ ...sold, item_code: " " })).to.include({ code: "COLA", codeIsOurs: false });
  });

  it("becomes the fields of its invoice", () => {
    const customer = { customer_id: "C7", customer_tin: "P051900007G", customer_mobile: "0712345678" };
    const code = { purchase_code: "ab12cd" };
    const cells = {
      ...sold,
      ...customer,
      ...code,
      customer_name: "Baraka",
      remark: "till 4",
      receipt_type: "s",
    };
    const time = { sale_date: "10.03.2026 08:26", sale_time: "" };
    expect(headOf({ ...cells, ...time }, { dateFormat: "dd.mm.yyyy hh:mm" })).to.deep.equal({
      sale_date: "20260310",
      sale_time: "082600",
      payment_type: "01",
      payments: undefined,
      receipt_type: "S",
      original_invoice_no: undefined,
      refund_reason_code: "06",
      ...customer,
      purchase_code: "AB12CD",
      customer_name: "Baraka",
      remark: "till 4",
      bill_discount_rate: undefined,
      bill_discount_amount: undefined,
      sale_kind: undefined,
      currency: undefined,
      exchange_rate: undefined,
      exchange_rate_source: undefined,
      exchange_rate_date: undefined,
    });
    const credited = { original_invoice_no: "INV-0", refund_reason_code: "02", receipt_type: "R" };
    expect(headOf({ ...sold, ...credited, sale_time: "09:30", payment_type: "02" })).to.include({
      ...credited,
      sale_time: "093000",
      payment_type: "02",
    });
  });

  it("has the discount on its bill, and payments in place of a payment type", () => {
    const bill = { ...sold, bill_discount_rate: "5", bill_discount_amount: "0" };
    expect(headOf(bill)).to.include({ bill_discount_rate: 5, bill_discount_amount: undefined });
    expect(headOf({ ...sold, bill_discount_amount: "8.00" })).to.include({ bill_discount_amount: 8 });
    const paid = headOf({ ...sold, payments: "Cash = 100; M-PESA=52.50", payment_type: "SPLIT" }, {});
    expect(paid).to.equal(undefined);
    const payments = headOf({ ...sold, payments: "01 = 100; 06=52.50;", payment_type: "SPLIT" });
    expect(payments).to.deep.include({
      payment_type: undefined,
      payments: [
        { payment_type: "01", amount: 100 },
        { payment_type: "06", amount: 52.5 },
      ],
    });
    const returned = headOf({ ...sold, quantity: "-2", payments: "01=-100;06=-60" });
    expect(returned?.payments?.map(({ amount }) => amount)).to.deep.equal([100, 60]);
    const [comma] =
      headOf({ ...sold, unit_price: "80,50", payments: "01=161,00" }, { decimalComma: true })?.payments ?? [];
    expect(comma).to.deep.equal({ payment_type: "01", amount: 161 });
  });

  it("has constants where the sheet has nothing, and texts that the authority has room for", () => {
    const set = ["remark=stall", "payment_type=05", "quantity=3"];
    const { quantity: _none, ...cells } = sold;
    const given = { ...cells, remark: "", payment_type: "02" };
    expect(headOf(given, { set })).to.include({ remark: "stall", payment_type: "02" });
    expect(lineOf(given, { set })).to.include({ quantity: 3 });
    const long = {
      ...sold,
      customer_name: "n".repeat(61),
      remark: "r".repeat(401),
      item_name: "i".repeat(201),
    };
    expect(headOf(long)).to.include({ customer_name: "n".repeat(60), remark: "r".repeat(400) });
    expect(lineOf(long)).to.include({ name: "i".repeat(200) });
  });

  it("is checked as a line of a credit note, whatever it says: the whole invoice decides that", () => {
    const credited = {
      receipt_type: "S",
      original_invoice_no: "INV-0",
      insurance_code: "SHA",
      insurance_rate: "10",
    };
    expect(headOf({ ...sold, ...credited })).to.include({ receipt_type: "S", original_invoice_no: "INV-0" });
  });

  it("keeps the sign of its quantity, by which a credit note is recognized", () => {
    expect(lineOf({ ...sold, quantity: "-2" })).to.include({ quantity: -2 });
    expect(read({ ...sold, quantity: "-2" })).to.have.property("invoiceNo", "INV-1");
  });

  it("is rejected for every empty field at once", () => {
    const empty = Object.fromEntries(Object.keys(sold).map((field) => [field, ""]));
    expect(read({ ...empty, item_name: " " })).to.deep.equal({
      invoiceNo: "",
      reasons: ["invoice_no", "sale_date", "stock_code", "item_name", "unit_price", "quantity"].map(
        (field) => ({
          field,
          problem: "is empty",
        }),
      ),
    });
  });

  const wrong: [what: string, cells: Cells, ...reasons: string[]][] = [
    ["no number", { quantity: "two" }, "quantity: two is not a number"],
    ["a price of zero", { unit_price: "0" }, "unit_price: is zero"],
    ["no date", { sale_date: "soon" }, "sale_date: soon can't be read as"],
    ["no time", { sale_time: "noon" }, "sale_time: noon can't be read as hh:mm"],
    ["no payment type", { payment_type: "by card" }, "payment_type: by card is not a payment type"],
    [
      "a text instead of payments",
      { payments: "cash" },
      "payments: cash is not a payment: write the type and the amount",
    ],
    ["a payment by no type", { payments: "by card=5" }, "payments: by card is not a payment type"],
    ["a payment of no number", { payments: "01=five" }, "payments: five is not a number"],
    ["a payment of nothing", { payments: "01=0" }, "payments: amount must be more than 0"],
    ["a negative payment of a sale", { payments: "01=-5" }, "payments: amount must be more than 0"],
    ["two payments by one type", { payments: "01=5;01=6" }, "payments: payment_type repeats 01"],
    ["a discount of more than all", { bill_discount_rate: "101" }, "bill_discount_rate: must be 100 or less"],
    [
      "a discount with three decimals",
      { bill_discount_amount: "1.005" },
      "bill_discount_amount: must have at most 2 decimals",
    ],
    ["a rate that can't be", { discount_rate: "150" }, "discount_rate: must be 100 or less"],
    ["lost characters, once", { item_name: "Caf\uFFFD" }, "item_name: "],
    ["a code that is no item", { stock_code: "FEE" }, "stock_code: FEE is not an item or a service"],
    ["one of the service", { item_code: "FEE" }, "item_code: FEE is not an item or a service"],
    ["a day to come", { sale_date: "2026-04-02" }, "sale_date: "],
  ];
  for (const [what, cells, ...reasons] of wrong)
    it(`is rejected for ${what}`, () => {
      const found = reasonsOf({ ...sold, ...cells }, { rejectedCodes: ["FEE"] });
      expect(found.map((reason, at) => reason.slice(0, reasons[at]?.length))).to.deep.equal(reasons);
    });

  it("names the columns of the sheet, and the form of dates that was asked for", () => {
    const { sale_date: _date, unit_price: _price, ...rest } = sold;
    const map = ["sale_date=Day", "unit_price=Price"];
    expect(reasonsOf({ ...rest, Day: "soon", Price: "" }, { map, dateFormat: "dd/mm/yyyy" })).to.deep.equal([
      "Day: soon can't be read as dd/mm/yyyy, the --date-format",
      "Price: is empty",
    ]);
    const { stock_code: _code, ...others } = sold;
    expect(reasonsOf({ ...others, SKU: "" }, { map: ["stock_code=SKU"] })).to.deep.equal(["SKU: is empty"]);
  });

  describe("with a rate", () => {
    const ambiguous = (value: string, shown: string) =>
      `discount_rate: ${value} can mean ${shown}%, as a spreadsheet program stores it, or ${value}%: ` +
      `write ${shown} as a plain number, or ${value}% as text`;

    it("below one is rejected: it may be a share or a percentage", () => {
      expect(reasonsOf({ ...sold, discount_rate: "0.1" })).to.deep.equal([ambiguous("0.1", "10")]);
      expect(reasonsOf({ ...sold, discount_rate: "0.07" })).to.deep.equal([ambiguous("0.07", "7")]);
    });

    it("of one is rejected only where a workbook holds it as a number", () => {
      const cells = { ...sold, discount_rate: "1" };
      expect(lineOf(cells)).to.include({ discount_rate: 1 });
      expect(lineOf(cells, {}, ["quantity"])).to.include({ discount_rate: 1 });
      expect(reasonsOf(cells, {}, ["discount_rate"])).to.deep.equal([ambiguous("1", "100")]);
    });

    it("above one, of zero, or with a percent sign is read as it stands", () => {
      expect(lineOf({ ...sold, discount_rate: "1.5" })).to.include({ discount_rate: 1.5 });
      expect(lineOf({ ...sold, discount_rate: "0" })).to.have.property("discount_rate", undefined);
      expect(lineOf({ ...sold, discount_rate: "0.5%" })).to.include({ discount_rate: 0.5 });
    });
  });
});
