// Lists of what changes seldom (codes, item classes, notices, branches, insurances) against the same lists made naively, over random histories.
import { expect } from "chai";
import fc from "fast-check";
import { deleteBranch, insertBranch, listBranches } from "../../server/src/core/branches/store.ts";
import { countReference, listCodes, saveCodes, saveItemClasses } from "../../server/src/core/codes/store.ts";
import { insertInsurance, listInsurances } from "../../server/src/core/insurances/store.ts";
import { listNotices, saveNotices } from "../../server/src/core/notices/store.ts";
import type { Position } from "../../server/src/db/sql/keyset.ts";
import type { Page, PageRequest } from "../../server/src/db/sql/page.ts";
import { branchRow } from "../support/branch.ts";
import { describeEachFamily } from "../support/database.ts";
import { forSuite } from "../support/suite.ts";

const noDay = { from_date: undefined, to_date: undefined };
/** Of two families, of one each, and some that are too short to have one. */
const classCode = fc.constantFrom(
  "10",
  "1010",
  "101015",
  "10101501",
  "10101502",
  "10109999",
  "5020",
  "502023",
);
const codeClass = fc.constantFrom("04", "05", "07", "cust-9");
/** As units give it: whole, a day, a month, a year, or not at all; on both sides of the ends of months. */
const published = fc.constantFrom(
  "20260131235959",
  "20260201000000",
  "20260201",
  "20260228120000",
  "20260310",
  "20260310235959",
  "20260311000000",
  "202603",
  "2026",
  "20251231",
  null,
);
const day = fc.constantFrom(undefined, "2025-12-31", "2026-01-31", "2026-02-01", "2026-03-10", "2026-12-31");
/** A part of codes and titles to search for, or undefined. */
const part = fc.constantFrom(undefined, undefined, "101", "02", "2");
const perPage = fc.constantFrom(1, 2, 7, 100);
const dayMs = 86_400_000;

describeEachFamily("lists of reference data", (_family, open) => {
  let environmentId = 0;
  const database = forSuite(open);

  async function newEnvironment(): Promise<void> {
    const [id] = await database.knex("data_sets").insert({ account_id: ++accounts, environment: "sandbox" });
    environmentId = Number(id);
  }
  let accounts = 0;

  /** Every page of a list. Each one says the same total: the number of the rows. */
  async function all<Row>(
    read: (request: PageRequest) => Promise<Page<Row>>,
    per_page: number,
  ): Promise<Row[]> {
    const rows: Row[] = [];
    const totals = new Set<number | undefined>();
    for (let page = 1; ; page++) {
      const { rows: some, meta } = await read({ page, per_page });
      rows.push(...some);
      totals.add(meta.total);
      if (some.length === 0) break;
    }
    expect([...totals]).to.deep.equal([rows.length]);
    const behind: Row[] = [];
    for (let after: Position | undefined, page = 1; page === 1 || after; page++) {
      const { rows: some, next } = await read({ page: 1, per_page, after });
      behind.push(...some);
      after = next;
    }
    expect(behind, "by cursor").to.deep.equal(rows);
    return rows;
  }

  it("lists item classes in use by code, all or those that have a part", async () => {
    const classes = fc.array(fc.record({ code: classCode, is_active: fc.boolean() }), { maxLength: 12 });
    const property = fc.asyncProperty(
      fc.array(classes, { maxLength: 4 }),
      part,
      perPage,
      async (pages, q, per_page) => {
        await newEnvironment();
        const inUse = new Map<string, boolean>();
        for (const page of pages) {
          const fetched = page.map((one) => ({ ...one, name: one.code, level: 1, tax_type: null }));
          await database.transaction((trx) => saveItemClasses(trx, environmentId, fetched, 0));
          for (const { code, is_active } of page) inUse.set(code, is_active);
        }
        const used = [...inUse].flatMap(([code, isActive]) => (isActive ? [code] : [])).sort();
        const expected = used.filter((code) => q === undefined || code.includes(q));
        const filter = { code_class: "item_class", ...(q === undefined ? {} : { q }) };
        const rows = await all(
          (request) => listCodes(database.knex, environmentId, filter, request),
          per_page,
        );
        expect(rows.map(({ code }) => code)).to.deep.equal(expected);
        expect((await countReference(database.knex, environmentId)).item_classes).to.equal(used.length);
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });

  it("lists codes in use by class, order and code, and those of one class", async () => {
    const code = fc.record({
      code: fc.constantFrom("A", "B", "C", "01", "02"),
      sort_order: fc.nat(2),
      is_active: fc.boolean(),
    });
    const table = fc.record({ code_class: codeClass, codes: fc.array(code, { maxLength: 6 }) });
    const property = fc.asyncProperty(
      fc.array(fc.array(table, { maxLength: 3 }), { maxLength: 3 }),
      fc.option(fc.oneof(codeClass, fc.constant("nowhere")), { nil: undefined }),
      perPage,
      async (saved, code_class, per_page) => {
        await newEnvironment();
        const known = new Map<
          string,
          { code_class: string; sort_order: number; code: string; is_active: boolean }
        >();
        for (const tables of saved) {
          const fetched = tables.map(({ code_class: of, codes }) => ({
            code_class: of,
            class_name: of,
            codes: codes.map((one) => ({ ...one, unit_code: one.code, name: one.code, rate: null })),
          }));
          await database.transaction((trx) => saveCodes(trx, environmentId, fetched, [], 0));
          for (const { code_class: of, codes } of tables)
            for (const one of codes) known.set(`${of} ${one.code}`, { code_class: of, ...one });
        }
        const place = (one: { code_class: string; sort_order: number; code: string }): string =>
          `${one.code_class} ${one.sort_order} ${one.code}`;
        const expected = [...known.values()]
          .filter((one) => one.is_active && (code_class === undefined || one.code_class === code_class))
          .map(place)
          .sort();
        const filter = code_class === undefined ? {} : { code_class };
        const rows = await all(
          (request) => listCodes(database.knex, environmentId, filter, request),
          per_page,
        );
        expect(rows.map(place)).to.deep.equal(expected);
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });

  it("lists notices, the newest first, also of some days, with a part in their title and where they were dated anew", async () => {
    const notice = fc.record({ number: fc.integer({ min: 1, max: 15 }), date: published });
    const property = fc.asyncProperty(
      fc.array(fc.uniqueArray(notice, { selector: ({ number }) => number, maxLength: 12 }), { maxLength: 3 }),
      day,
      day,
      part,
      perPage,
      async (fetches, from_date, to_date, q, per_page) => {
        await newEnvironment();
        const known = new Map<number, string>();
        for (const fetched of fetches) {
          const whole = fetched.map((one) => ({
            ...one,
            title: `No. ${one.number}`,
            content: "",
            url: null,
            author: null,
          }));
          const added = await database.transaction((trx) => saveNotices(trx, environmentId, whole, 0));
          expect(added).to.equal(fetched.filter(({ number }) => !known.has(number)).length);
          for (const { number, date } of fetched) known.set(number, date ?? "");
        }
        const compact = (of: string): string => of.replaceAll("-", "");
        const expected = [...known]
          .filter(([, at]) => from_date === undefined || at >= compact(from_date))
          .filter(([, at]) => to_date === undefined || (at !== "" && at <= `${compact(to_date)}235959`))
          .filter(([number]) => q === undefined || String(number).includes(q) || number === Number(q))
          .sort(([one, at], [other, otherAt]) => (at === otherAt ? other - one : at < otherAt ? 1 : -1))
          .map(([number]) => number);
        const filter = { from_date, to_date, q };
        const rows = await all(
          (request) => listNotices(database.knex, environmentId, filter, request),
          per_page,
        );
        expect(rows.map(({ notice_no }) => notice_no)).to.deep.equal(expected);
      },
    );
    await fc.assert(property, { numRuns: 80 });
  });

  it("lists branches and their insurances, the newest first, until a branch is deleted", async () => {
    const insurance = fc.record({ branch: fc.nat(2), code: fc.stringMatching(/^[A-F]$/), day: fc.nat(80) });
    const property = fc.asyncProperty(
      fc.uniqueArray(insurance, { selector: ({ branch, code }) => `${branch} ${code}`, maxLength: 15 }),
      fc.option(fc.nat(2), { nil: undefined }),
      perPage,
      async (insurances, deleted, per_page) => {
        await newEnvironment();
        const branches: { id: number; bhf_id: string }[] = [];
        for (const bhf_id of ["00", "01", "02"])
          branches.push(
            await database.transaction((trx) => insertBranch(trx, branchRow(environmentId, bhf_id))),
          );
        const idOf = (branch: number): number => branches[branch]?.id ?? 0;
        for (const { branch, code, day: of } of insurances) {
          const row = {
            data_set_id: environmentId,
            branch_id: idOf(branch),
            code,
            name: code,
            rate: 1,
            is_active: 1,
          };
          const at = Date.UTC(2026, 0, 1) + of * dayMs;
          await database.transaction((trx) =>
            insertInsurance(trx, { ...row, created_at: at, updated_at: at }),
          );
        }
        if (deleted !== undefined)
          await database.transaction((trx) =>
            deleteBranch(trx, { id: idOf(deleted), ...branchRow(environmentId, "") }),
          );
        const left = insurances
          .filter(({ branch }) => branch !== deleted)
          .sort((a, b) => b.day - a.day || b.branch - a.branch || (a.code < b.code ? 1 : -1))
          .map(({ branch, code }) => ({ bhf_id: `0${branch}`, code }));
        const listed = (branch_id?: number) =>
          all(
            (request) => listInsurances(database.knex, { data_set_id: environmentId, branch_id }, request),
            per_page,
          );
        const shown = (rows: { bhf_id: string; code: string }[]) =>
          rows.map(({ bhf_id, code }) => ({ bhf_id, code }));
        expect(shown(await listed())).to.deep.equal(left);
        for (const { id, bhf_id } of branches)
          expect(shown(await listed(id))).to.deep.equal(left.filter((one) => one.bhf_id === bhf_id));
        const rows = await all((request) => listBranches(database.knex, environmentId, request), per_page);
        const kept = [...branches].reverse().filter((_, index) => 2 - index !== deleted);
        expect(rows.map(({ id }) => id)).to.deep.equal(kept.map(({ id }) => id));
      },
    );
    await fc.assert(property, { numRuns: 30 });
  });

  const someClasses = (isActive: (index: number) => boolean) =>
    Array.from({ length: 40 }, (_, index) => {
      const code = `${1010 + (index % 4)}${String(index).padStart(4, "0")}`;
      return { code, name: code, level: 4, tax_type: null, is_active: isActive(index) };
    });

  it("store each row once where several devices bring the same at the same time", async () => {
    await newEnvironment();
    const turns = Array.from({ length: 12 }, (_, turn) => turn);
    await Promise.all(
      turns.map(async (turn) => {
        const classes = someClasses((index) => (index + turn) % 3 > 0);
        await database.transaction((trx) => saveItemClasses(trx, environmentId, classes, 0));
      }),
    );
    const classes: { code: string }[] = await database
      .knex("item_classes")
      .where({ data_set_id: environmentId });
    expect(classes.map(({ code }) => code)).to.have.members(someClasses(() => true).map(({ code }) => code));
    const notices = Array.from({ length: 20 }, (_, index) => ({
      number: 1 + index,
      title: "T",
      content: "",
      url: null,
      author: null,
      date: `202603${10 + index}`,
    }));
    const added = await Promise.all(
      turns.map(() => database.transaction((trx) => saveNotices(trx, environmentId, notices, 0))),
    );
    expect(added.filter((count) => count > 0)).to.deep.equal([20]);
    expect(
      await listNotices(database.knex, environmentId, noDay, { page: 1, per_page: 1 }),
    ).to.have.nested.property("meta.total", 20);
  });
});
