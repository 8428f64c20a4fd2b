// Each rule finds nothing in a good history, and the loss, the repetition or the contradiction in one that was broken by hand.
import { expect } from "chai";
import { brokenContents } from "./broken-contents.ts";
import { type Break, call, data, drop, find, type Response, record, unit } from "./changes.ts";
import { goodHistory } from "./example.ts";
import type { Body, Line } from "./format.ts";
import { judge, sentenceOf } from "./judge.ts";

const sentencesOf = (lines: Line[]): string[] => judge(lines).violations.map(sentenceOf);

/** By rule. */
const broken: Record<string, Break[]> = {
  ...brokenContents,
  kept: [
    [
      "a document that was acknowledged is lost",
      (lines) => {
        const list = record(lines, "/transactions?per_page");
        list.body.data = (list.body.data as Body[]).slice(1);
        return lines;
      },
      /^kept: sales INV-1 of branch 00 was acknowledged as t1 and is lost \(lines 3, 4\)$/m,
    ],
    [
      "a success is failed in the end",
      (lines) => {
        Object.assign(Object(record(lines, "/transactions/t2").body.data), { status: "failed" });
        return lines;
      },
      /^kept: sales INV-2 of branch 00 was a success and is failed/m,
    ],
    [
      "a caller gets another document",
      (lines) => {
        data(find(lines, "/sales", "CN-1").response).invoice_no = "INV-9";
        return lines;
      },
      /^kept: CN-1 was answered with the document INV-9/m,
    ],
  ],
  "numbers once": [
    [
      "a number becomes two documents",
      (lines) => [
        ...lines,
        ...call("POST", "/sales", { branch_id: "00", invoice_no: "INV-1", items: [] }, 202, {
          data: { transaction_id: "t9", invoice_no: "INV-1", status: "pending" },
        }),
      ],
      /^numbers once: sales INV-1 of branch 00 became 2 documents: t1 and t9/m,
    ],
  ],
  order: [
    [
      "a later reader sees an older status",
      (lines) => [
        ...lines,
        ...call("GET", "/transactions/t2", undefined, 200, {
          data: { transaction_id: "t2", status: "processing" },
        }),
      ],
      /^order: sales INV-2 of branch 00 was a success, and later processing \(lines 9, 10, \d+, \d+\)$/m,
    ],
    [
      "a receipt changes",
      (lines) => [
        ...lines,
        ...call("GET", "/transactions/t1", undefined, 200, {
          data: { transaction_id: "t1", status: "success", receipt_no: "7" },
        }),
      ],
      /^order: sales INV-1 of branch 00 was shown with the receipts 1 and 7/m,
    ],
    [
      "an acknowledged document isn't found",
      (lines) => [...lines, ...call("GET", "/transactions/t1", undefined, 404, { code: "not_found" })],
      /^order: sales INV-1 of branch 00 was not found after it was acknowledged/m,
    ],
    [
      "a failure succeeds without a retry",
      (lines) => {
        Object.assign(Object(record(lines, "/transactions/t4").body.data), { retry_count: 0 });
        const found = find(lines, "/transactions/t4/retry");
        return [
          ...drop(lines, (line) => line === found.request || line === found.response),
          ...call("GET", "/transactions/t4", undefined, 200, {
            data: { transaction_id: "t4", status: "pending" },
          }),
        ];
      },
      /^order: sales INV-3 of branch 00 was failed, and later pending, without a retry/m,
    ],
  ],
  reads: [
    [
      "a total lacks what was acknowledged",
      (lines) => [...lines, ...call("GET", "/transactions?page=1", undefined, 200, { meta: { total: 3 } })],
      /^reads: the total of \/transactions\?page=1 was 3 after 4 sales \(lines \d+, \d+\)$/m,
    ],
    [
      "a total shrinks",
      (lines) => {
        const path = "/transactions/stats?from_date=2020-01-01";
        const read = (at: number, success: number): Line[] =>
          call("GET", path, undefined, 200, { data: { total: 6, by_status: { success } } }).map(
            (line, index) => ({ ...line, at: at + index }) as Line,
          );
        return [...lines, ...read(1_110, 5), ...read(1_120, 4)];
      },
      /^reads: by_status.success of \/transactions\/stats\?from_date=2020-01-01 was 5, and later 4/m,
    ],
  ],
  idempotency: [
    [
      "a stock take is made twice under one key",
      (lines) => {
        const list = record(lines, "/transactions?per_page").body.data as Body[];
        const taken = (id: string): Body => ({ ...list[5], transaction_id: id, invoice_no: `COUNT-${id}` });
        list.push(taken("t8"), taken("t9"));
        const count = (at: number): Line[] =>
          call("POST", "/stock/master", { branch_id: "00" }, 200, { data: { at } }, "key-8");
        return [...lines, ...count(1), ...count(2)];
      },
      /^idempotency: 1 stock takes of branch 00 were asked for, and 2 were made/m,
    ],
    [
      "one content gets two answers",
      (lines) => {
        const replayed = lines.filter((line) => line.kind === "response")[1] as Response;
        data(replayed).total_amount = 1;
        return lines;
      },
      /^idempotency: the key key-1 got two answers for one content \(lines 3, 4, 5, 6\)$/m,
    ],
    [
      "two contents are carried out",
      (lines) => [
        ...lines,
        ...call(
          "POST",
          "/sales",
          { branch_id: "00", invoice_no: "INV-8", items: [] },
          202,
          { data: { transaction_id: "t8", invoice_no: "INV-8", status: "pending" } },
          "key-1",
        ),
      ],
      /^idempotency: the key key-1 was carried out for two contents/m,
    ],
  ],
  rejected: [
    [
      "a rejected request leaves a document",
      (lines) => {
        const list = record(lines, "/transactions?per_page");
        const stored = { transaction_id: "t7", type: "sales", branch_id: "00", invoice_no: "INV-4" };
        (list.body.data as Body[]).push({ ...stored, status: "pending", receipt_no: null });
        return lines;
      },
      /^rejected: sales INV-4 of branch 00 was rejected with 400, and is stored/m,
    ],
    [
      "a rejected request is signed",
      (lines) => {
        const copy = { ...unit(lines, "sale", 2), number: 4, invoice_no: "INV-4", receipt_no: "3" };
        return [...lines, copy];
      },
      /^rejected: INV-4 was rejected with 400, and the unit has sale number 4 \(INV-4\)/m,
    ],
  ],
  submitted: [
    [
      "the unit has what nobody submitted",
      (lines) => [...lines, { ...unit(lines, "sale", 2), number: 4, invoice_no: "INV-77", receipt_no: "3" }],
      /^submitted: nobody submitted what the unit has as sale number 4 \(INV-77\) of unit P051234567Z\/00 \(line \d+\)$/m,
    ],
    [
      "the service has what nobody submitted",
      (lines) =>
        drop(lines, (line) => {
          const { request, response } = find(lines, "/sales", "CN-1");
          return line === request || line === response;
        }),
      /^submitted: nobody submitted sales CN-1 of branch 00/m,
    ],
  ],
  "signed once": [
    [
      "a success is not at the unit",
      (lines) => drop(lines, (line) => line === unit(lines, "purchase", 1)),
      /^signed once: purchase PUR-1 of branch 00 is a success and is not at the unit/m,
    ],
    [
      "a sale is signed twice",
      (lines) => [...lines, { ...unit(lines, "sale", 2), number: 4, receipt_no: "3" }],
      /^signed once: sales INV-2 of branch 00 is at the unit 2 times/m,
    ],
    [
      "the unit gave another receipt",
      (lines) => {
        unit(lines, "sale", 2).receipt_no = "9";
        return lines;
      },
      /^signed once: sales INV-2 of branch 00 has receipt 2, the unit gave 9/m,
    ],
    [
      "a failed sale is signed",
      (lines) => [...lines, { ...unit(lines, "sale", 2), number: 4, invoice_no: "INV-3", receipt_no: "3" }],
      /^signed once: sales INV-3 of branch 00 is failed, and the unit signed it/m,
    ],
    [
      "a lost submission is signed, and the service doesn't know it",
      (lines) => [...lines, { ...unit(lines, "sale", 2), number: 4, invoice_no: "INV-5", receipt_no: "3" }],
      /^signed once: the unit has sale number 4 \(INV-5\) of .*, and no sales succeeded with it/m,
    ],
  ],
  figures: [
    [
      "a credit note names another sale",
      (lines) => {
        unit(lines, "sale", 3).body.orgInvcNo = 2;
        return lines;
      },
      /^figures: sale number 3 .* credits the number 2; submitted was INV-1/m,
    ],
    [
      "the unit has other quantities",
      (lines) => {
        unit(lines, "sale", 2).body.itemList = [{ itemCd: "KE2NTXU0000001", qty: 4, totAmt: 1740 }];
        return lines;
      },
      /^figures: sale number 2 .* has KE2NTXU0000001 x 4; submitted was KE2NTXU0000001 x 3/m,
    ],
    [
      "the unit has another total",
      (lines) => {
        unit(lines, "sale", 2).body.totAmt = 1741;
        return lines;
      },
      /^figures: sale number 2 .* has the total 1741, acknowledged was 1740/m,
    ],
    [
      "payments add up to another total",
      (lines) => {
        const payments = [
          { payment_type: "01", amount: 1000 },
          { payment_type: "06", amount: 739.99 },
        ];
        Object.assign(Object(find(lines, "/sales?async=true", "INV-2").request.body), { payments });
        return lines;
      },
      /^figures: sale number 2 .* has the total 1740, its payments add up to 1739.99/m,
    ],
    [
      "a line has another total than its price",
      (lines) => {
        unit(lines, "sale", 2).body.itemList = [{ itemCd: "KE2NTXU0000001", qty: 3, totAmt: 1739.99 }];
        return lines;
      },
      /^content: sale number 2 .* has the total of KE2NTXU0000001 1739.99; submitted was 1740/m,
    ],
    [
      "the acknowledged total changes",
      (lines) => {
        Object.assign(Object(record(lines, "/transactions/t1").body.data), { total_amount: 5 });
        return lines;
      },
      /^figures: sales INV-1 of branch 00 has the total 1624 and 5/m,
    ],
    [
      "a receipt has another signature",
      (lines) => {
        Object.assign(data(find(lines, "/sales", "CN-1").response), { receipt_signature: "S-OTHER" });
        return lines;
      },
      /^figures: sale number 3 .* has another signature than the acknowledged one/m,
    ],
    [
      "one document answers two contents",
      (lines) => [
        ...lines,
        ...call(
          "POST",
          "/sales",
          { branch_id: "00", invoice_no: "CN-1", items: [{ item_code: "KE2NTXU0000001", quantity: 9 }] },
          200,
          {
            data: { transaction_id: "t3", invoice_no: "CN-1", receipt_no: "1", total_amount: 522 },
          },
        ),
      ],
      /^figures: sales CN-1 of branch 00 stands for two contents/m,
    ],
  ],
  "unit numbers": [
    [
      "a number is left out",
      (lines) => {
        unit(lines, "sale", 3).number = 5;
        return lines;
      },
      /^unit numbers: sale number 5 \(CN-1\) of unit P051234567Z\/00 leaves out 3 to 4/m,
    ],
    [
      "a number comes twice",
      (lines) => {
        unit(lines, "sale", 3).number = 2;
        return lines;
      },
      /^unit numbers: sale number 2 \(CN-1\) of unit .* comes after number 2/m,
    ],
  ],
  receipts: [
    [
      "a receipt is left out",
      (lines) => {
        unit(lines, "sale", 2).receipt_no = "3";
        return lines;
      },
      /^receipts: sale number 2 \(INV-2\) .* has receipt 3, after 1/m,
    ],
    [
      "credit notes count with sales",
      (lines) => {
        unit(lines, "sale", 3).receipt_no = "3";
        return lines;
      },
      /^receipts: sale number 3 \(CN-1\) .* has receipt 3, after none/m,
    ],
    [
      "two receipts have one signature",
      (lines) => {
        unit(lines, "sale", 2).signature = "S-INV-1";
        return lines;
      },
      /^receipts: sale number 2 .* has the signature of sale number 1/m,
    ],
  ],
  stock: [
    [
      "a movement is missing at the unit",
      (lines) => drop(lines, (line) => line === unit(lines, "movement", 6)),
      /^stock: stock SAR-1 of branch 00 moved KE2NTXL0000002 -3, and the unit doesn't have it/m,
    ],
    [
      "the unit has a movement twice",
      (lines) => [...lines, { ...unit(lines, "movement", 2), number: 7 }],
      /^stock: movement 7 of unit P051234567Z\/00 \(KE2NTXU0000001 -3\) follows from no document/m,
    ],
    [
      "the service's level is off",
      (lines) => {
        Object.assign(Object(Object(record(lines, "/stock").body.data)[0]), { current_qty: 12 });
        return lines;
      },
      /^stock: KE2NTXU0000001 of branch 00: documents add up to 11, \/stock says 12/m,
    ],
    [
      "the unit's level is off",
      (lines) => {
        for (const line of lines) if (line.kind === "level" && line.quantity === 11) line.quantity = 10;
        return lines;
      },
      /^stock: KE2NTXU0000001 of branch 00: \/stock says 11, the unit added up 10/m,
    ],
    [
      "the balance at the unit is off",
      (lines) => {
        for (const line of lines) if (line.kind === "level") line.balance = 11;
        return lines;
      },
      /^stock: KE2NTXL0000002 of unit P051234567Z\/00: movements add up to -3, the unit got a balance of 11/m,
    ],
    [
      "an item that moved is not listed",
      (lines) => {
        const list = record(lines, "/stock");
        list.body.data = (list.body.data as Body[]).slice(0, 1);
        return lines;
      },
      /^stock: \/stock doesn't list KE2NTXL0000002 of branch 00, which moved by -3/m,
    ],
  ],
  events: [
    [
      "nobody is told the end",
      (lines) => drop(lines, (line) => line.kind === "delivery" && line.id === "e-t2"),
      /^events: no event told the end of sales INV-2 of branch 00 \(success\) \(lines 7, 8\)$/m,
    ],
    [
      "a success comes in two events",
      (lines) => [
        ...lines,
        ...lines.flatMap((line) => (line.kind === "delivery" ? [{ ...line, id: `${line.id}+` }] : [])),
      ],
      /^events: the success of t2 came in 2 events/m,
    ],
    [
      "an event has two bodies",
      (lines) => [
        ...lines,
        ...lines.flatMap((line) =>
          line.kind === "delivery" ? [{ ...line, body: { event: "webhook.test" } }] : [],
        ),
      ],
      /^events: event e-t2 was delivered with two bodies/m,
    ],
    [
      "an event names another receipt",
      (lines) => {
        for (const line of lines)
          if (line.kind === "delivery") Object.assign(Object(line.body.data), { receipt_no: "77" });
        return lines;
      },
      /^events: event e-t2 gives sales INV-2 of branch 00 receipt 77/m,
    ],
  ],
  retries: [
    [
      "a fourth retry is made",
      (lines) => [
        ...lines,
        ...[1, 2, 3].flatMap((turn) => {
          const [request, response] = call("POST", "/transactions/t4/retry", {}, 422, {
            code: "retry_failed",
          });
          return [
            { ...request, at: 1_200 + turn * 10 },
            { ...response, at: 1_205 + turn * 10 },
          ] as Line[];
        }),
      ],
      /^retries: sales INV-3 of branch 00 was retried 4 times/m,
    ],
    [
      "a record counts a fourth retry",
      (lines) => {
        Object.assign(Object(record(lines, "/transactions/t4").body.data), { retry_count: 4 });
        return lines;
      },
      /^retries: sales INV-3 of branch 00 counts 4 retries/m,
    ],
  ],
  totals: [
    [
      "statistics are off",
      (lines) => {
        Object.assign(Object(record(lines, "/transactions/stats").body.data), { total: 7, success_rate: 90 });
        return lines;
      },
      /^totals: the total of \/transactions\/stats\?from_date=2020-01-01 is 7, there are 6.*\n.*success_rate/m,
    ],
    [
      "a filtered total is off",
      (lines) => {
        Object.assign(Object(record(lines, "/transactions?status").body.meta), { total: 2 });
        return lines;
      },
      /^totals: the total of \/transactions\?status=failed&per_page=1 is 2, there are 1/m,
    ],
    [
      "a tax report lacks a sale",
      (lines) => {
        const { totals } = record(lines, "/reports/tax").body.data as { totals: { sales: Body } };
        Object.assign(totals.sales, { total_amount: 0 });
        return lines;
      },
      /^totals: totals.sales.total_amount of \/reports\/tax\S* is 0, there are \d+/m,
    ],
    [
      "a list has a document twice",
      (lines) => {
        const list = record(lines, "/transactions?per_page");
        const rows = list.body.data as Body[];
        rows.push({ ...rows[0] });
        return lines;
      },
      /^totals: \/transactions lists t1 twice/m,
    ],
  ],
  failures: [
    [
      "a caller gets a 500",
      (lines) => [...lines, ...call("GET", "/transactions", undefined, 500, { code: "internal_error" })],
      /^failures: GET \/transactions got 500 internal_error/m,
    ],
  ],
  "unit saw": [
    [
      "the unit saw something",
      (lines) => [...lines, { kind: "violation", tin: "P051234567Z", what: "concurrent_saves: two at once" }],
      /^unit saw: the unit of P051234567Z saw concurrent_saves: two at once/m,
    ],
  ],
};

describe("the rules of the checker", () => {
  it("find nothing in a good history", () => {
    expect(sentencesOf(goodHistory())).to.deep.equal([]);
  });

  for (const [rule, cases] of Object.entries(broken)) {
    describe(rule, () => {
      for (const [what, change, sentence] of cases) {
        it(`finds that ${what}`, () => {
          expect(sentencesOf(change(goodHistory())).join("\n")).to.match(sentence);
        });
      }
    });
  }

  it("are each shown by a test", () => {
    const found = new Set<string>();
    for (const [, change] of Object.values(broken).flat())
      for (const { rule } of judge(change(goodHistory())).violations) found.add(rule);
    expect([...found].sort()).to.deep.equal(Object.keys(broken).sort());
  });
});

describe("what the checker allows", () => {
  const head = (lines: Line[], facts: object): Line[] => {
    Object.assign(lines[0] as object, facts);
    return lines;
  };

  it("a reader that began before the success may see what was before", () => {
    const [request, response] = call("GET", "/transactions/t2", undefined, 200, {
      data: { transaction_id: "t2", status: "processing" },
    });
    const lines = [...goodHistory(), { ...request, at: 1_021 } as Line, response as Line];
    expect(sentencesOf(lines)).to.deep.equal([]);
  });

  it("gaps of a counter that another system used too", () => {
    const lines = goodHistory();
    unit(lines, "sale", 3).number = 5;
    expect(
      sentencesOf([...lines, { kind: "foreign", tin: "P051234567Z", branch: "00", document: "sale" }]),
    ).to.deep.equal([]);
  });

  it("documents at the unit that a restored database lost", () => {
    const lines = goodHistory();
    const extra = {
      ...unit(lines, "sale", 2),
      number: 4,
      invoice_no: "INV-5",
      receipt_no: "3",
      signature: "S-5",
    };
    expect(sentencesOf(head([...lines, extra], { restored: true }))).to.deep.equal([]);
  });

  it("what nobody recorded, in a history that isn't complete", () => {
    const lines = goodHistory();
    const { request, response } = find(lines, "/sales", "CN-1");
    const partial = drop(lines, (line) => line === request || line === response);
    expect(sentencesOf(head(partial, { complete: false }))).to.deep.equal([]);
  });

  it("a status of before the database was put back", () => {
    const lines = goodHistory();
    const older = call("GET", "/transactions/t2", undefined, 200, {
      data: { transaction_id: "t2", status: "pending" },
    });
    expect(sentencesOf([...lines, { kind: "restore", at: 1_104 }, ...older])).to.deep.equal([]);
  });

  it("retries that were asked for at the same time: they may be one", () => {
    const retry = () => call("POST", "/transactions/t4/retry", {}, 422, { code: "retry_failed" });
    expect(sentencesOf([...goodHistory(), ...retry(), ...retry(), ...retry()])).to.deep.equal([]);
  });

  it("an unreachable unit's 500, and callers that are asked to come back", () => {
    const lines = [
      ...goodHistory(),
      ...call("POST", "/purchases/sales", {}, 500, { code: "unit_unreachable" }),
      ...call("GET", "/stock", undefined, 503, { code: "unavailable" }),
    ];
    expect(sentencesOf(lines)).to.deep.equal([]);
  });
});
