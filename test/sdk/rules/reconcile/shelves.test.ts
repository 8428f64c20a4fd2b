// Which documents of a long shelf are compared: the nearest in amount, then in day.
import { expect } from "chai";
import type { Prepared } from "../../../../sdk/src/rules/reconcile/prepared.ts";
import { meet, nearest, shelve } from "../../../../sdk/src/rules/reconcile/shelves.ts";

const documents = (count: number, of: (index: number) => { total?: number; day?: number }): Prepared[] =>
  Array.from({ length: count }, (_, order) => {
    const { total = 1_000, day = 0 } = of(order);
    return { order, day, group: 1, cents: { taxable: 0, tax: 0, total } } as Prepared;
  });
const shelf = (all: Prepared[]) => shelve(all, ({ group }) => [String(group)]);
const all = { absolute: 0, relative: 0 };

describe("documents of a long shelf", () => {
  /** Three hundred of one amount, one a day. */
  const days = documents(300, (day) => ({ day }));

  it("are the 24 around the day of each document that is compared with them", () => {
    const two = documents(2, (index) => ({ day: 100 + index }));
    const met = [...meet(shelf(two), shelf(days), all)];
    expect(met.map(({ right, cut }) => [right.length, right[0]?.day, cut])).to.deep.equal([
      [24, 88, true],
      [24, 89, true],
    ]);
  });

  it("begin one later for each further document alike in amount and day", () => {
    const alike = documents(3, () => ({ day: 100 }));
    const met = [...meet(shelf(alike), shelf(days), all)];
    expect(met.map(({ right }) => right[0]?.day)).to.deep.equal([88, 89, 90]);
  });

  it("begin at the day of each document again for one of another size", () => {
    const sizes = documents(2, (index) => ({ day: 100, total: 1_000 + index }));
    const larger = documents(300, (day) => ({ day, total: 1_001 }));
    const met = [...meet(shelf(sizes), shelf(larger), { absolute: 1, relative: 0 })];
    expect(met.map(({ right }) => right[0]?.day)).to.deep.equal([0, 88]);
  });

  it("are all if they are no more than 200", () => {
    const [met] = meet(shelf(documents(1, () => ({}))), shelf(days.slice(0, 200)), all);
    expect([met?.right.length, met?.cut]).to.deep.equal([200, false]);
  });

  it("are all of a similar amount, wherever on the shelf they are", () => {
    const prices = documents(300, (index) => ({ total: 100 * index }));
    const [met] = meet(shelf(documents(1, () => ({ total: 25_000 }))), shelf(prices), {
      absolute: 1,
      relative: 0,
    });
    expect(met?.right.map(({ cents }) => cents.total)).to.deep.equal([24_900, 25_000, 25_100]);
    expect(met?.cut).to.equal(false);
  });

  it("are the nearest at both ends of the shelf", () => {
    const [one] = documents(1, () => ({ day: 0 })) as [Prepared];
    const [last] = documents(1, () => ({ day: 400 })) as [Prepared];
    expect(nearest(days, one, 3).map(({ day }) => day)).to.deep.equal([0, 1, 2]);
    expect(nearest(days, last, 3).map(({ day }) => day)).to.deep.equal([297, 298, 299]);
    expect(nearest(undefined, one, 3)).to.deep.equal([]);
  });
});
