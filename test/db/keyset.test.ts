// Rows after a position, against the whole list sorted by hand: any columns, either direction, with NULLs.
import { expect } from "chai";
import fc from "fast-check";
import {
  type Position,
  PositionError,
  positionAfter,
  rowsAfter,
  type Sort,
  sortBy,
} from "../../server/src/db/sql/keyset.ts";
import { pageBy } from "../../server/src/db/sql/page.ts";
import { describeEachFamily } from "../support/database.ts";
import { forSuite } from "../support/suite.ts";

type Row = { id: number; set_id: number; number: number | null; text: string | null };

const order = fc.constantFrom("asc" as const, "desc" as const);
const number = fc.option(fc.integer({ min: -2, max: 2 }));
const text = fc.option(fc.constantFrom("a", "A", "b", "ß", ""));
const contents = fc.array(fc.record({ number, text }), { maxLength: 25 });
/** Some of the columns in any order, and the id last. */
const sort: fc.Arbitrary<Sort> = fc
  .tuple(fc.shuffledSubarray(["keyset_rows.number", "text"]), fc.array(order, { minLength: 3, maxLength: 3 }))
  .map(([columns, orders]) =>
    [...columns, "keyset_rows.id"].map((column, index) => ({
      column,
      order: orders[index] ?? "asc",
      isNullable: !column.endsWith("id"),
    })),
  );

/** NULL stands before every value, texts stand in the order of their bytes. */
function compare(one: number | string | null, other: number | string | null): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  if (typeof one === "number") return one - Number(other);
  return Buffer.compare(Buffer.from(one), Buffer.from(String(other)));
}

function inOrder(rows: Row[], by: Sort): Row[] {
  return rows.toSorted((one, other) => {
    const [left, right] = [positionAfter(one, by), positionAfter(other, by)];
    for (const [index, column] of by.entries()) {
      const difference = compare(left[index] ?? null, right[index] ?? null);
      if (difference !== 0) return column.order === "asc" ? difference : -difference;
    }
    return 0;
  });
}

describeEachFamily("rows after a position", (family, open) => {
  let sets = 0;
  const database = forSuite(open);
  before(async () => {
    const end = family === "mysql" ? "default charset=utf8mb4 collate=utf8mb4_bin" : "";
    const columns = "id integer primary key, set_id integer, number integer null, text varchar(9) null";
    await database.knex.raw(`create table keyset_rows (${columns}) ${end}`);
  });

  let ids = 0;
  async function insert(rows: Pick<Row, "number" | "text">[]): Promise<Row[]> {
    const whole = rows.map((row) => ({ ...row, set_id: sets, id: ++ids }));
    if (whole.length > 0) await database.knex("keyset_rows").insert(whole);
    return whole;
  }
  const all = () => database.knex("keyset_rows").where({ set_id: sets });

  it("are those that follow in the order, as many as are wanted", async () => {
    const property = fc.asyncProperty(
      contents,
      sort,
      fc.nat(30),
      fc.integer({ min: 1, max: 9 }),
      async (made, by, at, limit) => {
        sets += 1;
        const rows = inOrder(await insert(made), by);
        const row = rows[at % Math.max(1, rows.length)];
        if (!row) return;
        const found = await rowsAfter<Row>(all(), by, positionAfter(row, by), limit);
        const start = rows.indexOf(row) + 1;
        expect(found.map(({ id }) => id)).to.deep.equal(rows.slice(start, start + limit).map(({ id }) => id));
      },
    );
    await fc.assert(property, { numRuns: 150 });
  });

  it("make pages that give each row once, while others are inserted", async () => {
    const property = fc.asyncProperty(
      contents,
      contents,
      sort,
      fc.integer({ min: 1, max: 6 }),
      async (made, later, by, per_page) => {
        sets += 1;
        const rows = inOrder(await insert(made), by);
        const walked: number[] = [];
        let after: Position | undefined;
        for (let page = 1; page === 1 || after; page++) {
          const found = await pageBy<Row>(all(), by, { page: 1, per_page, after });
          expect(found.meta.total).to.equal(after ? undefined : rows.length);
          walked.push(...found.rows.map(({ id }) => id));
          after = found.next;
          await insert(later.splice(0, 2));
        }
        expect(new Set(walked).size).to.equal(walked.length);
        const wanted = rows.map(({ id }) => id);
        expect(walked.filter((id) => wanted.includes(id))).to.deep.equal(wanted);
      },
    );
    await fc.assert(property, { numRuns: 80 });
  });

  it("are requested by a position of the same columns, and by nothing else", async () => {
    const error = await rowsAfter(all(), sortBy("asc", "number", "id"), [1], 1).catch((reason) => reason);
    expect(error).to.be.instanceOf(PositionError);
    expect(() => positionAfter({ id: 1 }, sortBy("asc", "number", "id"))).to.throw(TypeError, "number");
  });
});
