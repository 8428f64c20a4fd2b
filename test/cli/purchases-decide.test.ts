// Decisions about the differences between books and authority: by several people, linked and unlinked, and no longer valid.

import { readFile, writeFile } from "node:fs/promises";
import { expect } from "chai";
import { deskWithBooks, HEAD, row } from "./support/books-desk.ts";
import type { Ran } from "./support/command.ts";

type TableRow = { status: string; authority_id: string; books_id: string; rule: string; differs: string };
type Data = { counts: Record<string, { count: number; decided: number }>; open: number; rows: TableRow[] };
const dataOf = (ran: Ran) => ran.json().data as Data;

describe("purchases decide", () => {
  const { desk, purchases } = deskWithBooks();

  it("skips an unbooked supplier invoice if a key is pressed once too often", async () => {
    await purchases("decide", "--accept", "exact");
    await purchases("decide", "ignore", "77");
    const decide = (...answers: { to: string; type: string }[]) =>
      desk.runOnTerminal(
        ["purchases", "decide", "--books", desk.path("books.csv"), "--author", "Wanjiru"],
        answers,
      );
    const pair = "accept: it is the same purchase";
    const stopped = await decide({ to: pair, type: "\u0003" });
    expect([stopped.exitCode, stopped.stdout.includes("Your decisions are kept")]).to.deep.equal([130, true]);
    const ran = await decide({ to: pair, type: "" }, { to: "ignore: it needs no entry", type: "" });
    expect(ran.exitCode, ran.stdout).to.equal(0);
    const { decisions } = JSON.parse(await readFile(desk.path("books.decisions.json"), "utf8"));
    const actions = decisions.map(({ action }: { action: string }) => action).sort();
    expect(actions).to.deep.equal(["accept", "accept", "ignore"]);
  }).timeout(30_000);

  it("keeps others' decisions made meanwhile, and lists conflicts", async () => {
    const file = desk.path("books.decisions.json");
    await purchases("decide", "accept", "802");
    const first = JSON.parse(await readFile(file, "utf8"));
    expect(first.decisions[0]).to.include({ action: "accept", author: "Wanjiru", books: "V2" });
    const copy = desk.path("otieno.json");
    await writeFile(copy, JSON.stringify({ ...first, decisions: [] }));
    await purchases("decide", "pending", "802", "--decisions", copy);
    await purchases("decide", "ignore", "77", "--decisions", copy);
    const clash = await purchases("decide", "--merge", copy, "--json");
    expect([clash.exitCode, clash.json().error.code]).to.deep.equal([1, "decisions_conflict"]);
    expect(JSON.parse(await readFile(file, "utf8")).decisions).to.have.length(1);
    await writeFile(
      copy,
      JSON.stringify(
        JSON.parse(await readFile(copy, "utf8")).decisions.filter(
          ({ books: own }: { books: string }) => own !== "V2",
        ),
      ),
    );
    const merged = await purchases("decide", "--merge", copy, "--json");
    expect(merged.exitCode).to.equal(0);
    expect(JSON.parse(await readFile(file, "utf8")).decisions).to.have.length(2);
  });

  it("links, unlinks, and says when a decision no longer holds", async () => {
    const linked = await purchases("decide", "link", "803", "77");
    expect(linked.stdout, "one action, one decision").to.contain("\n1 decision added to ");
    expect(dataOf(await purchases("match", "--json", "--all")).counts).to.have.nested.property(
      "mismatch.count",
      2,
    );
    await purchases("decide", "unlink", "803");
    expect(JSON.parse(await readFile(desk.path("books.decisions.json"), "utf8")).decisions).to.deep.equal([]);
    await purchases("decide", "accept", "802");
    await desk.write("books.csv", HEAD + row("V1", "801", 3000, 480) + row("V2", "802", 3000, 590));
    for (const argv of [
      ["match"],
      ["report"],
      ["decide", "--accept", "exact"],
      ["sync", "--dry-run", "--register-items"],
    ] as const) {
      const ran = await purchases(argv[0], ...argv.slice(1), "--json");
      expect(ran.json().warnings, argv[0]).to.have.length(1);
      expect(ran.json().warnings[0], argv[0]).to.match(
        /^accept of \S+ by Wanjiru does not hold: a document has changed since it was decided/,
      );
    }
    const people = await purchases("match");
    expect(people.stderr).to.contain("Warning: accept of").and.to.contain("does not hold");
  });

  it("rejects an invalid link, and removes one that became invalid", async () => {
    const rejected = await purchases("decide", "link", "801", "77", "--json");
    expect([rejected.exitCode, rejected.json().error.message]).to.deep.equal([
      2,
      "801 and 801 are a pair already",
    ]);
    expect(rejected.json().error.remedy).to.contain("purchases decide unlink 801 801");
    await purchases("decide", "link", "803", "77");
    const file = desk.path("books.decisions.json");
    const { rows } = dataOf(await purchases("match", "--json", "--all"));
    const { authority_id: paired } = rows.find(({ status }) => status === "exact") ?? {};
    const kept = JSON.parse(await readFile(file, "utf8"));
    const [{ seen, ...link }] = kept.decisions;
    expect([seen, paired]).to.satisfy((texts: unknown[]) => texts.every((text) => typeof text === "string"));
    await writeFile(file, JSON.stringify({ ...kept, decisions: [{ ...link, authority: paired }] }));
    expect((await purchases("match", "--json")).json().warnings[0]).to.match(/^link of .* does not hold/);
    const taken = await purchases("decide", "unlink", "801", "77", "--json");
    expect([taken.exitCode, taken.json().warnings]).to.deep.equal([0, []]);
    expect(JSON.parse(await readFile(file, "utf8")).decisions).to.deep.equal([]);
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
