// Line numbers: from 1, each once, on every line or on none; the document and the service agree.
import { expect } from "chai";
import { operationList } from "../../server/src/core/context/operations.ts";
import { fieldsOf } from "../security/support.ts";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { mapImport } from "../support/imports.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

describe("line numbers", () => {
  const test = forSuite(() => startTestService());
  before(async () => {
    await openBranch(test);
  });

  const line = (more: object) => ({ item_code: "KE2NTXU0000001", quantity: 1, unit_price: 580, ...more });
  const submit = async (...lines: object[]) => {
    const { status, body } = await test.call("POST", "/sales", { body: sale({ items: lines as never }) });
    return { status, errors: body.errors, id: Object(body.data).transaction_id };
  };
  const numbersOf = async (id: string) => {
    const { body } = await test.call("GET", `/sales/${id}`);
    return (Object(body.data).items as { item_seq: number }[]).map(({ item_seq }) => item_seq);
  };

  it("begin at 1 in the document, wherever a caller gives one", () => {
    const numbers = operationList.flatMap(({ id, body }) =>
      (body ? fieldsOf(body.pointer) : [])
        .filter(({ name }) => /^item_seq(uence)?$/.test(name))
        .map(({ path, schema }) => [`${id} ${path.join(".")}`, schema.minimum]),
    );
    expect(numbers).to.have.length.above(6);
    expect(numbers.filter(([, minimum]) => minimum !== 1)).to.deep.equal([]);
  });

  it("are the positions if no line has one", async () => {
    const { status, id } = await submit(line({}), line({}), line({}));
    expect([status, await numbersOf(id)]).to.deep.equal([200, [1, 2, 3]]);
  });

  it("are the caller's if every line has one, under either name", async () => {
    const { status, id } = await submit(line({ item_seq: 7 }), line({ item_sequence: 3 }));
    expect([status, (await numbersOf(id)).toSorted()]).to.deep.equal([200, [3, 7]]);
  });

  const rejected: [string, object[], Record<string, string[]>][] = [
    [
      "twice",
      [line({ item_seq: 1 }), line({ item_seq: 1 })],
      { "items[1].item_seq": ["repeats 1: number each line once, or omit it in all"] },
    ],
    [
      "twice under two names",
      [line({ item_seq: 1 }), line({ item_sequence: 1 })],
      { "items[1].item_sequence": ["repeats 1: number each line once, or omit it in all"] },
    ],
    [
      "on some lines only",
      [line({ item_seq: 1 }), line({})],
      { items: ["must have item_seq on every line or on no line"] },
    ],
    ["0", [line({ item_seq: 0 })], { "items[0].item_seq": ["must be 1 or more"] }],
    ["0 as item_sequence", [line({ item_sequence: 0 })], { "items[0].item_sequence": ["must be 1 or more"] }],
    ["above 999", [line({ item_seq: 1_000 })], { "items[0].item_seq": ["must be 999 or less"] }],
    [
      "different under two names",
      [line({ item_seq: 1, item_sequence: 2 })],
      { "items[0].item_sequence": ["must equal item_seq, its other spelling: 2 is not 1"] },
    ],
  ];
  for (const [name, lines, errors] of rejected) {
    it(`are rejected in a sale: ${name}`, async () => {
      expect(await submit(...lines)).to.deep.include({ status: 400, errors });
    });
  }

  it("are rejected in a purchase: twice, and 0", async () => {
    const [first] = purchase().items;
    for (const [second, errors] of [
      [
        { ...first, item_seq: 1 },
        { "items[1].item_seq": ["repeats 1: number each line once, or omit it in all"] },
      ],
      [{ ...first, item_seq: 0 }, { "items[1].item_seq": ["must be 1 or more"] }],
    ] as const) {
      const body = { ...purchase(), items: [first, second] };
      const response = await test.call("POST", "/purchases", { body });
      expect([response.status, response.body.errors]).to.deep.equal([400, errors]);
    }
  });

  it("are rejected in a customs record: 0", async () => {
    const { task_code, declaration_date, hs_code } = mapImport();
    const update = {
      task_code,
      declaration_date,
      hs_code,
      item_code: "KE2NTXU0000001",
      item_class_code: "5020230602",
      import_item_status_code: "3",
      item_sequence: 0,
    };
    for (const [path, body] of [
      ["/imports/process", mapImport({ item_sequence: 0 })],
      ["/imports/update-items", update],
    ] as const) {
      const response = await test.call("POST", path, { body });
      expect([response.status, Object(response.body.errors).item_sequence], path).to.deep.equal([
        422,
        ["must be 1 or more"],
      ]);
    }
  });
});
