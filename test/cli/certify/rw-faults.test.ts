// What `certify rw` says about a unit or a paper that is wrong.
import type { Receipt } from "@taxctl/sdk";
import { expect } from "chai";
import { comparePaper } from "../../../cli/src/certify/rw/compare.ts";
import { expectedOf } from "../../../cli/src/certify/rw/expected.ts";
import type { Unread } from "../../../cli/src/certify/script.ts";
import { type EditingProxy, startEditingProxy } from "../../support/editing-proxy.ts";
import { Evidence, failedRows, rowsOf, tins } from "../support/evidence.ts";

const failures = (ran: Parameters<typeof failedRows>[0]) =>
  failedRows(ran).filter(({ status }) => status === "failed");
const checksIn = (rows: { row: string }[]) =>
  rows.flatMap(({ row }) => (row.startsWith("RRA ") ? [Number(row.split(" ")[1])] : []));

describe("certify rw at a unit that is wrong", () => {
  let evidence: Evidence;
  let proxy: EditingProxy | undefined;
  afterEach(async () => {
    await evidence.close();
    await proxy?.close();
    proxy = undefined;
  });
  const open = async (edit: Parameters<typeof startEditingProxy>[1]) => {
    let to = "";
    proxy = await startEditingProxy(() => to, edit);
    const { url } = proxy;
    evidence = await Evidence.openInRwanda(undefined, (simulator) => {
      to = simulator;
      return url;
    });
  };

  it("fails the counters if one is skipped, and says what to do", async () => {
    let signed = 0;
    await open({
      response(path, body) {
        const data = Object(body).data;
        if (!path.endsWith("/saveSales") || !data) return;
        signed++;
        if (signed > 2) data.totRcptNo += 1;
      },
    });
    const ran = await evidence.certify();
    expect(ran.exitCode, ran.stderr).to.equal(3);
    const rows = failures(ran);
    expect(checksIn(rows)).to.deep.equal([50, 51]);
    expect(rows[0]?.row).to.equal("Counters rise by one");
    expect(rows[0]?.detail).to.match(/^INV-\d+-03: total counter 4 after 2\. Nothing else may sell/);
    expect((await evidence.read("checklist.html")).toString()).to.contain("FAILED");
  });

  it("fails a discount that the unit rejects, and what depends on it", async () => {
    await open({
      request(path, body) {
        if (path.endsWith("/saveSales")) for (const line of Object(body).itemList) line.dcRt = 0;
      },
    });
    const ran = await evidence.certify();
    expect(ran.exitCode).to.equal(3);
    const rows = failures(ran);
    const discount = rows.find(({ row }) => row === "Invoice: a discount on one line");
    expect(discount?.detail).to.match(/dcRt/);
    expect(checksIn(rows)).to.include.members([8, 9, 20, 39]).and.not.include.members([10, 26, 48, 60]);
    expect(rows.find(({ row }) => row === "Z report")?.detail).to.equal(
      "waits for discount, refund-discount: correct them, then run the command again",
    );
    expect(rows.find(({ row }) => row.startsWith("RRA 39"))?.detail).to.match(/dcRt/);
  });

  it("fails the sales to a buyer whom the authority doesn't know (884), and says who must act", async () => {
    evidence = await Evidence.openInRwanda();
    const ran = await evidence.certify(["--buyer-tin", "000600571", ...tins.slice(2)]);
    const rows = failures(ran);
    const sale = rows.find(({ row }) => row === "Invoice: standard rate, to a business, on credit");
    expect(ran.exitCode).to.equal(3);
    expect(sale?.detail).to.match(/^unit_884: .*Correct `customer_tin`/);
    expect(checksIn(rows)).to.include.members([8, 37, 62]);
  });

  it("takes a new purchase code for the sale whose code was rejected (882), and then passes", async () => {
    evidence = await Evidence.openInRwanda();
    await evidence.certify([
      ...tins.slice(0, 4),
      "--purchase-code",
      "AB12CD",
      "--purchase-code",
      "000000",
      ...tins.slice(8),
    ]);
    const first = await evidence.certify([]);
    const mixed = failures(first).find(({ row }) => row.includes("three rates, to a business"));
    expect(mixed?.detail).to.match(/^unit_882: /);
    const ran = await evidence.certify(["--purchase-code", "ZZ99ZZ"]);
    expect(failures(ran), ran.stderr).to.deep.equal([]);
    const codes = evidence.test.simulator.ledger().flatMap(({ kind }) => (kind === "sale" ? [kind] : []));
    expect(codes).to.have.length(11);
    expect(rowsOf(ran).find(({ row }) => row === "Counters rise by one")?.detail).to.equal(
      "total counter 1 to 11",
    );
  });
});

describe("a paper of Rwanda", () => {
  const sale = (credits?: string): Unread => {
    const line = {
      itemNm: "Juice",
      prc: 1180,
      qty: 2,
      splyAmt: 2360,
      dcRt: 0,
      dcAmt: 0,
      totAmt: 2360,
      taxAmt: 360,
    };
    const sums = {
      taxblAmtA: 0,
      taxblAmtB: 2360,
      taxblAmtC: 0,
      taxblAmtD: 0,
      taxAmtA: 0,
      taxAmtB: 360,
      taxAmtC: 0,
      taxAmtD: 0,
    };
    return {
      document: {
        ...{ key: "sale", shows: "", isForBuyer: false, payment: "01", lines: [] },
        ...(credits ? { credits } : {}),
      },
      number: "INV-1",
      receipt: {
        seller: { name: "Umusambi Lodge", trade_name: null, tin: "100600570" },
        payment_type_name: "Cash",
        invoice_no: "INV-1",
        software_version: "taxctl 0.1.0",
      } as unknown as Receipt,
      copy: undefined,
      pdfs: {},
      sent: {
        ...{
          tin: "100600570",
          rcptTyCd: credits ? "R" : "S",
          cfmDt: "20260310101501",
          receipt: { adrs: "Kigali" },
        },
        ...{ taxRtA: 0, taxRtB: 18, taxRtC: 0, taxRtD: 0, ...sums },
        ...{ invcNo: 1, totItemCnt: 1, totAmt: 2360, totTaxAmt: 360, itemList: [{ ...line, taxTyCd: "B" }] },
      },
      received: {
        ...{ rcptNo: 1, totRcptNo: 1, vsdcRcptPbctDate: "20260310101502", sdcId: "SDC010000005" },
        ...{ intrlData: "ABCD", rcptSign: "EFGH", mrcNo: "WIS01006230" },
      },
    };
  };
  const linesFor = (paper: Unread, isCopy = false) => {
    const lines = expectedOf(paper, undefined, isCopy).map(({ text }) => text);
    // The phone of the branch, above the TIN.
    return lines.toSpliced(2, 0, "Tel. 0788300099");
  };
  const wrong = (lines: readonly string[], paper: Unread, isCopy = false) =>
    comparePaper(lines, paper, undefined, { title: "A4", isCopy })
      .filter(({ agrees }) => !agrees)
      .map(({ name, printed, shows }) => [name.replace("A4: ", ""), printed, shows]);

  it("agrees with its message", () => {
    expect(wrong(linesFor(sale()), sale())).to.deep.equal([]);
    expect(wrong(linesFor(sale(), true), sale(), true)).to.deep.equal([]);
    expect(wrong(linesFor(sale("mixed")), sale("mixed"))).to.deep.equal([]);
  });

  it("fails without the mark of a copy, or with it on an original", () => {
    const copy = linesFor(sale(), true);
    const without = copy.filter((line) => line !== "COPY");
    expect(wrong(without, sale(), true)).to.deep.equal([["Mark", "", [7, 10, 30, 40, 54, 55]]]);
    const [mark] = wrong(linesFor(sale()).toSpliced(4, 0, "COPY"), sale());
    expect(mark).to.deep.equal(["no other mark", "COPY", [8, 9, 29]]);
  });

  it("fails without B, which is always printed, and with a letter that no line has", () => {
    const lines = linesFor(sale());
    expect(
      wrong(
        lines.filter((line) => !line.startsWith("TOTAL TAX B")),
        sale(),
      ),
    ).to.deep.equal([["TOTAL TAX B", "", [46, 48]]]);
    const more = lines.toSpliced(lines.indexOf("TOTAL TAX 360.00"), 0, "TOTAL C 0.00");
    expect(wrong(more, sale())).to.deep.equal([["no total of an unused letter", "TOTAL C", [49]]]);
  });

  it("fails a refund with an amount that has no minus", () => {
    const lines = linesFor(sale("mixed")).map((line) => line.replace("TOTAL -2,360.00", "TOTAL 2,360.00"));
    expect(wrong(lines, sale("mixed"))).to.deep.include(["no amount without a minus", "2,360.00", [56]]);
  });

  it("fails what stands in another place, and a head of two lines", () => {
    const lines = linesFor(sale());
    const mrc = lines.findIndex((line) => line.startsWith("MRC"));
    const moved = ["MRC: WIS01006230", ...lines.toSpliced(mrc, 1)];
    expect(wrong(moved, sale())).to.deep.equal([["MRC", "MRC: WIS01006230 in another place", [6]]]);
    const [head] = wrong(lines.toSpliced(2, 1), sale());
    expect(head).to.deep.equal(["lines of name and address", "2", [33]]);
  });
});
