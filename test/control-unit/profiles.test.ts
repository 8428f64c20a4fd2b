// The profiles of control units: letters, codes and QR text, both ways.

import { profileOfCountry, taxLetters } from "@taxctl/sdk/rules/profiles";
import { rulesOf } from "@taxctl/sdk/rules/profiles/units";
import { expect } from "chai";
import {
  interfaceLetter,
  interfacePayment,
  profileRate,
  rulesFor,
  stockTypes,
  TranslationError,
  unitLetter,
  unitPayment,
  unitStockType,
} from "../../server/src/control-unit/profiles.ts";
import { interfaceCode } from "../../server/src/control-unit/read-reference.ts";
import type { ProfileName } from "../../server/src/control-unit/types.ts";

describe("control unit profiles", () => {
  for (const profile of ["ke", "plain"] as ProfileName[]) {
    const rules = rulesOf(profile);

    it(`${profile}: tax types translate both ways`, () => {
      expect(new Set(Object.values(rules.letters)).size).to.equal(5);
      for (const letter of taxLetters) {
        const rate = profileRate(rules, letter) || (letter === "E" ? 8 : 0);
        expect(interfaceLetter(rules, unitLetter(rules, letter, rate))).to.equal(letter);
      }
      expect(interfaceLetter(rules, "TOT")).to.equal("TOT");
      // A letter that only the unit has is none of the API's.
      const { E: _, ...taxTypes } = rules.taxTypes;
      expect(interfaceLetter({ ...rules, taxTypes }, "E")).to.equal("~E");
      expect(() => unitLetter({ ...rules, letters: {} }, "A", 16)).to.throw("Tax type A is not one of A, B");
    });

    it(`${profile}: payment types translate both ways`, () => {
      const codes = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, "0"));
      expect(new Set(codes.map((code) => unitPayment(rules, code))).size).to.equal(codes.length);
      for (const code of codes) expect(interfacePayment(rules, unitPayment(rules, code))).to.equal(code);
    });

    it(`${profile}: codes stay different within each class`, () => {
      const units: Record<string, string[]> = {
        "04": [...taxLetters],
        "07": ["01", "02", "03", "04", "05", "06", "07", "08"],
        "12": ["01", "02", "03", "04", "05", "06", "11", "12", "13", "14", "15", "16"],
        "17": ["NT", "BX", "CT"],
      };
      for (const [codeClass, codes] of Object.entries(units)) {
        expect(new Set(codes.map((code) => interfaceCode(rules, codeClass, code))).size).to.equal(
          codes.length,
        );
      }
    });
  }

  it("ke: A is the standard rate, B exempt, card and credit change places", () => {
    const rules = rulesOf("ke");
    expect(taxLetters.map((letter) => rules.letters[letter]).join("")).to.equal("BACDE");
    expect(profileRate(rules, "A")).to.equal(16);
    expect(unitPayment(rules, "02")).to.equal("05");
    expect(unitPayment(rules, "05")).to.equal("02");
    expect(stockTypes("ke")).to.deep.equal({
      sale: "11",
      sale_return: "03",
      purchase: "02",
      purchase_return: "12",
      import: "01",
      transfer_out: "13",
      transfer_in: "04",
    });
  });

  it("ke: movements by hand are adjustments, by the sign of their quantity", () => {
    expect(unitStockType("ke", "11", 2)).to.equal("06");
    expect(unitStockType("ke", "12", 2)).to.equal("16");
    expect(unitStockType("ke", "21", 2)).to.equal("16");
    expect(unitStockType("ke", "13", 2)).to.equal("06");
    expect(unitStockType("ke", "13", -2)).to.equal("16");
    for (const type of ["11", "12", "21"])
      expect(unitStockType("ke", type, -2)).to.equal(unitStockType("ke", type, 2));
    expect(() => unitStockType("ke", "99", 1)).to.throw(TranslationError);
  });
});

describe("the rules of a profile", () => {
  it("are those of the country's units", () => {
    expect(["KE", "ke", "UG", ""].map(profileOfCountry)).to.deep.equal(["ke", "plain", "plain", "plain"]);
  });

  it("have the device's own setting of amounts", () => {
    expect(rulesFor({ profile: "ke" }).amounts).to.equal("tax_included");
    expect(rulesFor({ profile: "ke", amounts: "tax_excluded" })).to.include({
      name: "ke",
      amounts: "tax_excluded",
    });
    expect(rulesFor({ profile: "ke", amounts: "tax_included" })).to.equal(rulesOf("ke"));
    expect(rulesFor({ profile: "plain" }).amounts).to.equal("as_submitted");
  });

  it("say when stock moves, for how long tax can be deducted, and what a rejection means", () => {
    const rules = (profile: ProfileName) => {
      const { followUpDate, inputTaxMonths, revisesRejections, untaxedOwnRate } = rulesOf(profile);
      return [followUpDate, inputTaxMonths, revisesRejections, untaxedOwnRate];
    };
    expect(rules("ke")).to.deep.equal(["document", 6, false, "A"]);
    expect(rules("plain")).to.deep.equal(["today", null, true, "E"]);
  });

  it("show which TINs are of people", () => {
    const tins = ["A001234567B", "a001234567b", "P001234567B"];
    expect(tins.map(rulesOf("ke").isPersonalTin)).to.deep.equal([true, true, false]);
    expect(tins.map(rulesOf("plain").isPersonalTin)).to.deep.equal([true, true, true]);
  });

  it("of a plain unit have the API's own movement types and rates", () => {
    expect(stockTypes("plain")).to.deep.equal({
      sale: "12",
      sale_return: "11",
      purchase: "11",
      purchase_return: "12",
      import: "01",
      transfer_out: "12",
      transfer_in: "11",
    });
    const types = ["11", "12", "13", "21"].map((type) =>
      [1, -1].map((qty) => unitStockType("plain", type, qty)),
    );
    expect(types).to.deep.equal([
      ["11", "11"],
      ["12", "12"],
      ["11", "12"],
      ["12", "12"],
    ]);
    expect(taxLetters.map((letter) => profileRate(rulesOf("plain"), letter))).to.deep.equal([16, 0, 0, 0, 0]);
    expect(profileRate(rulesOf("ke"), "X")).to.equal(0);
    expect(rulesOf("plain").purchaseTypes).to.deep.equal({ N: "N", I: "I" });
    expect(interfaceCode(rulesOf("plain"), "12", "11")).to.equal("11");
  });

  it("name the unit's movement types as the API does", () => {
    const codes = ["01", "02", "06", "11", "12", "13", "16"].map((code) =>
      interfaceCode(rulesOf("ke"), "12", code),
    );
    expect(codes).to.deep.equal(["01", "PURCHASE", "11", "SALE", "PURCHASE_RETURN", "TRANSFER_OUT", "12"]);
    expect(interfaceCode(rulesOf("ke"), "10", "11")).to.equal("11");
  });

  it("have the sections of the authority's VAT return, each rate of sales, purchases and imports in its own", () => {
    const { form, rates, boxes } = rulesOf("ke").vatReturn;
    expect([form, taxLetters.map((letter) => rates[letter])]).to.deep.equal([
      "VAT 3",
      ["exempt", "general", "zero_rated", "outside_vat", "other"],
    ]);
    const plain = rulesOf("plain").vatReturn;
    expect([plain.form, taxLetters.map((letter) => plain.rates[letter])]).to.deep.equal([
      "VAT return",
      ["general", "exempt", "zero_rated", "outside_vat", "other"],
    ]);
    const all = ["general", "other", "zero_rated", "exempt", "outside_vat"];
    const ofSide = (side: string) => boxes.filter((box) => box.side === side);
    expect(ofSide("sales").map(({ rate }) => rate)).to.deep.equal(all);
    expect(ofSide("purchases").map(({ rate }) => rate)).to.deep.equal(all);
    expect(ofSide("imports").map(({ rate }) => rate)).to.deep.equal(all.slice(0, 4));
    expect(boxes.map(({ title }) => title)).to.include.members([
      "Sales at the general rate",
      "Purchases zero-rated",
      "Imports exempt",
      "Sales outside VAT, not on the return",
    ]);
    expect(boxes).to.have.lengthOf(14);
  });
});

describe("control unit QR text", () => {
  const receipt = {
    receipt_no: 7,
    total_receipt_no: 9,
    internal_data: "INTRL",
    signature: "SIGNSIGNSIGNSIGN",
    signed_at: "20260412080908",
    sdc_id: "KRACU0300000003",
    mrc_no: null,
  };
  const of = {
    tin: "P000111222A",
    bhf_id: "01",
    receipt,
    receipt_type: "S",
    qr_text: "document",
  } as const;

  it("is the authority's page for ke, by environment", () => {
    const query = "/common/link/etims/receipt/indexEtimsReceiptData?Data=P000111222A01SIGNSIGNSIGNSIGN";
    expect(rulesOf("ke").qrText("live", of)).to.equal(`https://etims.kra.go.ke${query}`);
    expect(rulesOf("ke").qrText("sandbox", of)).to.equal(`https://etims-sbx.kra.go.ke${query}`);
  });

  it("is left out where the receipt lacks a part of it", () => {
    const unsigned = { ...of, receipt: { ...receipt, signature: "" } };
    const without = { ...of, receipt: { ...receipt, internal_data: "" } };
    for (const profile of ["ke", "plain"] as const)
      expect(rulesOf(profile).qrText("live", unsigned), profile).to.equal(null);
    expect(rulesOf("plain").qrText("live", without)).to.equal(null);
    expect(rulesOf("ke").qrText("live", without)).to.contain("SIGNSIGN");
  });

  it("is date, time and signature for plain units", () => {
    expect(rulesOf("plain").qrText("live", of)).to.equal(
      "12042026#080908#KRACU0300000003#7#INTRL#SIGNSIGNSIGNSIGN",
    );
    expect(rulesOf("plain").qrText("live", { ...of, receipt: { ...receipt, sdc_id: null } })).to.equal(
      "12042026#080908##7#INTRL#SIGNSIGNSIGNSIGN",
    );
  });
});
