// Pages by cursor: every list of the document gives each row exactly once while rows are added, and takes no cursor but its own.
import { expect } from "chai";
import { type Operation, operationList } from "../../server/src/core/context/operations.ts";
import { openBranch, sale, type TestBranch } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { databaseFamilies } from "../support/database.ts";
import type { ServiceResponse } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";
import { startQuietService } from "../support/webhooks.ts";
import { addOutage, cola, dayMs, type List, pagedLists } from "./paged-lists.ts";

type Row = Record<string, unknown>;

for (const family of databaseFamilies()) {
  describe(`cursors of lists on ${family}`, () => {
    const clock = createTestClock();
    const environment = { TAXD_WEBHOOKS: "50" };
    const test = forSuite(() => startQuietService({ family, clock, simulator: true, environment }));
    let branch: TestBranch;
    let transactionId = "";
    const context = { test, clock, branch: () => branch, transactionId: () => transactionId };
    const lists = pagedLists(context);

    before(async () => {
      branch = await openBranch(test);
      const { body } = await test.call("POST", "/sales?async=true", { body: sale() });
      transactionId = Object(body.data).transaction_id;
      // Paths name one id: an outage has the transaction's.
      await addOutage(context, transactionId, "0");
      for (const n of [90, 91]) {
        await lists.listBranches?.().add(n);
        await lists.listNotices?.().add(n);
      }
    });

    let added = 0;
    async function add(list: List): Promise<void> {
      added += 1;
      await list.add(added);
      clock.advance(dayMs / 3);
    }

    function ask(operation: Operation, search: object, key?: string): Promise<ServiceResponse> {
      const path = operation.path
        .replace("{id}", transactionId)
        .replace("{bhfId}", "00")
        .replace("{item_code}", cola);
      const texts = Object.entries(search).map(([name, value]): [string, string] => [name, String(value)]);
      const options = key === undefined ? {} : { key };
      return operation.method === "post"
        ? test.call("POST", path, { body: search, ...options })
        : test.call("GET", `${path}?${new URLSearchParams(texts)}`, options);
    }

    async function pageOf(operation: Operation, search: object) {
      const { status, body, text } = await ask(operation, { per_page: 3, ...search });
      expect(status, text).to.equal(200);
      // An item's stock holds its movements.
      return { rows: (Object(body.data).movements ?? body.data) as Row[], meta: body.meta as Row };
    }

    const nameOf = (row: Row) => row.id ?? row.transaction_id ?? JSON.stringify(row);

    for (const operation of operationList.filter(({ isPaged }) => isPaged)) {
      const { id } = operation;
      describe(id, () => {
        let list: List;
        before(async () => {
          const made = lists[id]?.();
          if (!made) throw new Error(`Say in paged-lists.ts what ${id} lists, and how a row is added.`);
          list = made;
          added = 0;
          for (let count = 0; count < 8; count++) await add(list);
        });

        it("gives each row once in the list's order, while rows are added", async () => {
          for (const search of list.searches) {
            const expected: unknown[] = [];
            const pages: Row[][] = [];
            for (let page = 1; page === 1 || (pages.at(-1)?.length ?? 0) > 0; page++) {
              const { rows, meta } = await pageOf(operation, { ...search, page });
              expect(meta).to.include.keys("current_page", "total_pages", "next_cursor");
              pages.push(rows);
              expected.push(...rows.map(nameOf));
            }
            expect(expected, JSON.stringify(search)).to.have.length.above(6);

            let { rows, meta } = await pageOf(operation, search);
            const walked: unknown[] = rows.map(nameOf);
            for (let page = 1; meta.next_cursor !== null; page++) {
              // Nothing was added yet: the page by cursor is the page by number.
              ({ rows, meta } = await pageOf(operation, { ...search, cursor: meta.next_cursor }));
              if (page === 1) expect(rows).to.deep.equal(pages[1]);
              expect(meta).not.to.have.any.keys("current_page", "total", "total_pages", "total_movements");
              expect(meta.per_page).to.equal(3);
              walked.push(...rows.map(nameOf));
              if (page < 6) await add(list);
            }
            expect(new Set(walked).size, "a row came twice").to.equal(walked.length);
            expect(walked.filter((name) => expected.includes(name))).to.deep.equal(expected);
          }
        });

        it("rejects cursors that were changed, and those of other searches, lists and accounts", async () => {
          const [search = {}] = list.searches;
          const { meta } = await pageOf(operation, search);
          const cursor = String(meta.next_cursor);
          const other = operationList.find(
            (one) => one.id === (id === "listBranches" ? "listNotices" : "listBranches"),
          );
          if (!other) throw new Error("there is no other list");
          const foreign = await ask(other, { per_page: 1 });
          const changed = [...cursor].map((letter, index) => {
            const next = letter === "A" ? "B" : "A";
            return `${cursor.slice(0, index)}${next}${cursor.slice(index + 1)}`;
          });
          const wrong = [
            "x",
            "?",
            `${cursor}=`,
            `${cursor} `,
            cursor.slice(0, -1),
            ...[0, 5, 21, 25, changed.length - 1].map((index) => changed[index] ?? "x"),
            String(Object(foreign.body.meta).next_cursor),
          ];
          const expectRejected = ({ status, body, text }: ServiceResponse, what: string): void => {
            expect([status, body.code], `${what}: ${text}`).to.deep.equal([422, "invalid_cursor"]);
            expect(body.message).to.match(/omit cursor to begin again|Send either/);
          };
          for (const one of wrong) expectRejected(await ask(operation, { ...search, cursor: one }), one);
          expectRejected(await ask(operation, { ...search, cursor, page: 1 }), "with page");
          const filters = list.searches.slice(1);
          for (const filter of filters)
            expectRejected(await ask(operation, { ...filter, cursor }), "another filter");
          const ok = await ask(operation, { ...search, cursor, per_page: 1 });
          expect(ok.status, "its own cursor, another page size").to.equal(200);
        });
      });
    }

    it("of one account show nothing to another", async () => {
      const operation = operationList.find(({ id }) => id === "listNotices");
      if (!operation) throw new Error("there is no such list");
      const { meta } = await pageOf(operation, { per_page: 1 });
      expect(meta.next_cursor).to.be.a("string");
      const stranger = await test.openAccount();
      const search = { per_page: 1, cursor: String(meta.next_cursor) };
      const { status, body } = await ask(operation, search, stranger.keys.owner);
      expect([status, body.code]).to.deep.equal([422, "invalid_cursor"]);
      const live = await ask(operation, search, test.keys.live);
      expect([live.status, live.body.code]).to.deep.equal([422, "invalid_cursor"]);
    });
  });
}
