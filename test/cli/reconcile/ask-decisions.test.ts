// The wizard of decisions asks about each document that the other side lacks, on either side, and says which side that is.
import { match } from "@taxctl/sdk/reconcile";
import { expect } from "chai";
import { askDecisions } from "../../../cli/src/reconcile/ask-decisions.ts";
import { type Matched, Reconciliation } from "../../../cli/src/reconcile/reconciliation.ts";
import { booked, reported } from "../../sdk/rules/reconcile/documents.ts";

type Ask = Parameters<typeof askDecisions>[0]["ask"];

async function asked(answers: string[]) {
  const stranger = { supplier_tin: "P099", supplier_name: "Someone else" };
  const result = match(
    [reported(), reported({ id: "unbooked", number: "4711", total: 5800, taxable: 5000, tax: 800 })],
    [
      booked(),
      booked({ id: "again", number: "0812", date: "2026-03-11" }),
      booked({ id: "unreported", number: "9", ...stranger }),
    ],
  );
  const matched: Partial<Matched> = { result, registrations: new Map() };
  const reconciliation = new Reconciliation(matched as Matched, "Wanjiru", { lapsed: [] }, []);
  const notes: string[] = [];
  const ask: Partial<Ask> = { confirm: async () => true, choose: async () => answers.shift() ?? "stop" };
  const note = (line: string) => notes.push(line);
  const now = () => new Date("2026-11-23T06:00:00Z");
  await askDecisions({ ask: ask as Ask, reconciliation, note, now });
  const decided = reconciliation.decisions.map(({ action, authority, books }) => [
    action,
    authority ?? books,
  ]);
  return { notes: notes.join("\n"), decided };
}

describe("the wizard of decisions", () => {
  it("asks about documents missing on either side and about duplicates, and keeps each answer", async () => {
    const { notes, decided } = await asked(["pending", "ignore", "skip"]);
    expect(notes).to.match(/1 of 3: 4711 of 2026-03-\d\d.*, not in the books/);
    expect(notes).to.match(/2 of 3: 0812 of 2026-03-11.*, in the books twice/);
    expect(notes).to.match(/3 of 3: 9 of .*Someone else.*, not reported by a supplier/);
    expect(decided).to.deep.equal([
      ["accept", "reported"],
      ["pending", "unbooked"],
      ["ignore", "again"],
    ]);
  });

  it("stops at once on request, and keeps earlier decisions", async () => {
    const { notes, decided } = await asked(["stop"]);
    expect(notes).to.contain("1 of 3").and.not.contain("2 of 3");
    expect(decided).to.deep.equal([["accept", "reported"]]);
  });
});
