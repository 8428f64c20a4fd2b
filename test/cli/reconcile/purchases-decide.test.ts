// Decisions about the differences between books and authority: by several people, linked and unlinked, and no longer valid.

import { expect } from "chai";
import { deskWithBooks, head, row } from "../support/books-desk.ts";
import type { Ran } from "../support/command.ts";

type TableRow = { status: string; authority_id: string; books_id: string; rule: string; differs: string };
type Data = { counts: Record<string, { count: number; decided: number }>; open: number; rows: TableRow[] };
const dataOf = (ran: Ran) => ran.json().data as Data;

describe("purchases decide", () => {
  const { client, desk, purchases } = deskWithBooks();
  /** The rows of the only reconciliation. */
  const rowsOf = async () => {
    const [only] = await client.reconciliations.list({}).toArray();
    return only ? client.reconciliations.rows(only.id).toArray() : [];
  };

  it("skips an unbooked supplier invoice if a key is pressed once too often", async () => {
    await purchases("decide", "--accept", "exact");
    await purchases("decide", "ignore", "77");
    const decide = (...answers: { to: string; type: string }[]) =>
      desk.runOnTerminal(["purchases", "decide", "--books", desk.path("books.csv")], answers);
    const pair = "accept: it is the same purchase";
    const stopped = await decide({ to: pair, type: "\u0003" });
    expect([stopped.exitCode, stopped.stdout.includes("Your decisions are kept")]).to.deep.equal([130, true]);
    const ran = await decide({ to: pair, type: "" }, { to: "ignore: it needs no entry", type: "" });
    expect(ran.exitCode, ran.stdout).to.equal(0);
    const actions = (await rowsOf()).flatMap(({ decision }) => decision?.action ?? []).sort();
    expect(actions).to.deep.equal(["accept", "accept", "ignore"]);
  });

  it("links, unlinks, and says when a decision no longer holds", async () => {
    const linked = await purchases("decide", "link", "803", "77");
    expect(linked.stdout, "one action, one decision").to.contain("\n1 decision added to ");
    expect(dataOf(await purchases("match", "--json", "--all")).counts).to.have.nested.property(
      "mismatch.count",
      2,
    );
    await purchases("decide", "unlink", "803");
    expect((await rowsOf()).flatMap(({ decision }) => decision ?? [])).to.deep.equal([]);
    await purchases("decide", "accept", "802");
    await desk.write("books.csv", head + row("V1", "801", 3000, 480) + row("V2", "802", 3000, 590));
    for (const argv of [
      ["match"],
      ["report"],
      ["decide", "--accept", "exact"],
      ["sync", "--dry-run", "--register-items"],
    ] as const) {
      const ran = await purchases(argv[0], ...argv.slice(1), "--json");
      expect(ran.json().warnings, argv[0]).to.have.length(1);
      expect(ran.json().warnings[0], argv[0]).to.match(
        /^accept of \S+ by .+ does not hold: a document has changed since it was decided/,
      );
    }
    const people = await purchases("match");
    expect(people.stderr).to.contain("Warning: accept of").and.to.contain("does not hold");
  });

  it("rejects an invalid link, and says how to make it", async () => {
    const rejected = await purchases("decide", "link", "801", "77", "--json");
    expect([rejected.exitCode, rejected.json().error.message]).to.deep.equal([
      2,
      "801 and 801 are a pair already",
    ]);
    expect(rejected.json().error.remedy).to.contain("purchases decide unlink 801 801");
    expect((await rowsOf()).flatMap(({ decision }) => decision ?? [])).to.deep.equal([]);
  });

  it("decides about several documents, and about none if one is unknown", async () => {
    const vain = await purchases("decide", "ignore", "77", "nothing", "--json");
    expect([vain.exitCode, vain.json().error?.code]).to.deep.equal([1, "not_found"]);
    const ran = await purchases("decide", "ignore", "77", "803");
    expect(ran.stdout).to.contain("\n2 decisions added to ");
    const pair = await purchases("decide", "pending", "802", "V2", "801");
    expect(pair.stdout, "802 and V2 are a pair").to.contain("\n2 decisions added to ");
  });

  it("rejects decisions without documents, and without a terminal", async () => {
    for (const words of [
      [],
      ["accept", "77"],
      ["approve", "801"],
      ["link", "801"],
      ["accept", "801", "--accept", "exact"],
    ])
      expect((await purchases("decide", ...words, "--json")).exitCode, words.join(" ")).to.be.oneOf([1, 2]);
  });
});
