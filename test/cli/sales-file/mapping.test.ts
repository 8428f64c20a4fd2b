// The mapping of a sheet's columns: joined from file and flags, and every wrong key and value named at once.
import { expect } from "chai";
import { Failure } from "../../../cli/src/failures/failure.ts";
import { buildMapping, resolveColumns } from "../../../cli/src/sales-file/mapping.ts";
import { mappingOf, sheetColumns } from "../support/sheet.ts";

describe("the mapping", () => {
  function thrownBy(work: () => unknown): Failure {
    try {
      work();
    } catch (error) {
      if (error instanceof Failure) return error;
      throw error;
    }
    return expect.fail("should have rejected");
  }

  it("joins file and flags, flags winning", () => {
    const file = JSON.stringify({
      columns: { invoice_no: "Nr" },
      constants: { payment_type: "02" },
      date_format: "yyyy-mm-dd",
      item: { item_class_code: "5020230602" },
      items: { A: "KE2NTXU0000001" },
    });
    const mapping = buildMapping(file, {
      map: ["invoice_no=No"],
      set: ["customer_name=Walk in"],
      dateFormat: "dd/mm/yyyy",
    });
    expect(mapping.columns).to.deep.equal({ invoice_no: "No" });
    expect(mapping.constants).to.include({
      payment_type: "02",
      refund_reason_code: "06",
      customer_name: "Walk in",
    });
    expect(mapping.date_format).to.equal("dd/mm/yyyy");
    expect(mapping.item.item_class_code).to.equal("5020230602");
    expect(mapping.items).to.deep.equal({ A: "KE2NTXU0000001" });
  });

  const bad: [
    name: string,
    file: string | undefined,
    flags: Parameters<typeof buildMapping>[1],
    message: RegExp,
  ][] = [
    ["a file that is not JSON", "{", {}, /not JSON/],
    ["an unknown field", undefined, { map: ["invoice=No"] }, /no field invoice/],
    ["a flag that is no pair", undefined, { map: ["invoice_no"] }, /not field=value/],
  ];
  for (const [name, file, flags, message] of bad) {
    it(`rejects ${name}`, () => expect(() => buildMapping(file, flags)).to.throw(Failure, message));
  }

  it("adds the codes of the flags to those of its file", () => {
    const file = JSON.stringify({ service_codes: ["POST"], rejected_codes: ["B"] });
    const { service_codes, rejected_codes } = buildMapping(file, {
      serviceCodes: ["DOT"],
      rejectedCodes: ["M"],
    });
    expect([service_codes, rejected_codes]).to.deep.equal([
      ["POST", "DOT"],
      ["B", "M"],
    ]);
  });

  it("takes every key of its file, and names every wrong key and value of it at once", () => {
    const good = {
      ...mappingOf(),
      payment_types: { "M-PESA": "06" },
      items: { "7": "KE2NTXU0000001" },
      service_codes: ["POST"],
      rejected_codes: [],
      decimal_comma: true,
    };
    expect(buildMapping(JSON.stringify(good), {})).to.deep.equal(good);
    expect(buildMapping(JSON.stringify(good), { decimalComma: false })).to.include({ decimal_comma: false });
    const file = JSON.stringify({
      colums: {},
      columns: { invoice: "No", quantity: ["Qty"], unit_price: 7 },
      constants: "none",
      date_format: "dd/mm",
      decimal_comma: "yes",
      credit_prefix: null,
      service_codes: "POST",
      rejected_codes: ["B", {}],
      items: { A: null },
      item: { color: "red", tax_type_code: "Z", item_type: 2 },
    });
    const thrown = thrownBy(() => buildMapping(file, {}));
    expect([thrown.exitCode, thrown.message]).to.deep.equal([
      2,
      "12 entries of the mapping file can't be used",
    ]);
    expect(thrown.errors).to.deep.equal({
      colums: ["is unknown"],
      "columns.invoice": ["is unknown"],
      "columns.quantity": ['["Qty"] is not text'],
      constants: ["is not an object"],
      date_format: ["dd/mm is not a date format"],
      decimal_comma: ['"yes" is not true or false'],
      credit_prefix: ["null is not text"],
      service_codes: ["is not a list"],
      "rejected_codes[1]": ["{} is not text"],
      "items.A": ["null is not text"],
      "item.color": ["is unknown"],
      "item.tax_type_code": ["Z isn't one of A, B, C, D, E"],
    });
    expect(thrown.remedy)
      .to.contain("Keys: columns, constants, payment_types, date_format,")
      .and.to.contain("Keys of columns: invoice_no, sale_date,")
      .and.to.contain("Keys of item: item_class_code, tax_type_code,")
      .and.to.contain("Name day, month and year once each");
    expect(thrownBy(() => buildMapping("[]", {})).errors).to.deep.equal({ "the file": ["is not an object"] });
  });

  it("names every flag that isn't a pair of field and value at once", () => {
    expect(() =>
      buildMapping(undefined, { map: ["invoice=No", "quantity"], set: ["color=red", "remark=till 1"] }),
    ).to.throw(
      Failure,
      "--map: there is no field invoice; --map quantity is not field=value; --set: there is no field color",
    );
  });

  it("names every missing column at once", () => {
    const mapping = mappingOf({ map: ["invoice_no=Nowhere"] });
    const { errors } = thrownBy(() => resolveColumns(mapping, ["Amount"]));
    expect(Object.keys(errors ?? {})).to.include.members([
      "invoice_no",
      "quantity",
      "sale_date",
      "unit_price",
      "item_code",
    ]);
  });

  it("needs no mapping for columns named like fields", () => {
    const columns = resolveColumns(buildMapping(undefined, {}), [
      "invoice_no",
      "sale_date",
      "quantity",
      "unit_price",
      "item_code",
    ]);
    expect(columns).to.include({ invoice_no: "invoice_no", item_code: "item_code" });
    expect(sheetColumns).to.include("InvoiceNo");
  });
});
