// docs/how-it-is-tested.md has the figures of its JSON, which come from the reports of runs.
import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { figuresFile, pageFile, readRuns, render, renew } from "../../docs/test-figures.ts";
import { type Runs, readReports } from "../../docs/test-reports.ts";
import { folders } from "../mutants/folders.ts";
import { plantedBugs } from "../simulation/planted/bugs.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const head = {
  at: "2026-11-29T08:00:00.000Z",
  machine: { cpu: "Some CPU", cores: 2, memory_gb: 8, node: "v24.1.0" },
};
const faults = globSync("test/faults/F*.test.ts", { cwd: root });
const resultOf = (file: string) => ({ file, passed: 3, failed: 0, seconds: 1, figures: { kills: 1 } });

describe("docs/how-it-is-tested.md", () => {
  const page = readFileSync(pageFile, "utf8");

  it("is what npm run test:figures writes from its JSON", () => {
    expect(page).to.equal(render(page, readRuns()));
    expect(readFileSync(figuresFile, "utf8")).to.equal(`${JSON.stringify(readRuns(), null, 2)}\n`);
  });

  it("names only commands that there are", () => {
    const { scripts } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
    const named = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
    expect(named).not.to.deep.equal([]);
    expect(Object.keys(scripts)).to.include.members(named);
  });

  it("says what ran, how long, when and where, or that there are no figures yet", () => {
    const run = { date: "2026-11-29", machine: head.machine, seconds: 480 };
    const figures = { tests: 1, histories: 1, "kills of services": 2_000 };
    const rendered = render(page, { kills: { ...run, figures } });
    expect(rendered).to.contain(
      "| Kills | 1 test, 1 history, 2,000 kills of services | 8 min | 2026-11-29, A | `npm run test:crash` |",
    );
    expect(rendered).to.contain("- A: 2 cores (Some CPU), 8 GB of memory, Node 24.1.0");
    expect(rendered).to.contain("| Mutants | no figures yet | – | – |");
  });

  it("can't be rendered with a marker that is wrong, has no end, or is missing", () => {
    const other = page.replace("<!-- figures: planted -->", "<!-- figures: plants -->");
    expect(() => render(other, {})).to.throw('the figures "plants", which don\'t exist');
    const endless = page.replace("<!-- end of figures -->\n", "");
    expect(() => render(endless, {})).to.throw('The figures "runs" have no end');
    expect(() => render("# A page\n", {})).to.throw("no place for the figures runs, ");
  });
});

describe("the reports of runs", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "taxctl-reports-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const put = (name: string, content: unknown): void =>
    writeFileSync(
      join(folder, name),
      typeof content === "string" ? content : JSON.stringify({ ...head, ...Object(content) }),
    );
  const read = () => readReports(folder, root);

  it("give the figures of suites, the newest of each file", () => {
    put("old.json", {
      at: "2026-11-01T08:00:00.000Z",
      files: [{ ...resultOf(faults[0] ?? ""), passed: 70 }],
    });
    put("faults.json", { files: faults.map(resultOf) });
    put("restores.json", {
      files: [{ ...resultOf("test/crash/restores.test.ts"), figures: { restores: 12 } }],
    });
    const { runs } = read();
    const { date, machine } = { date: "2026-11-29", machine: head.machine };
    const count = faults.length;
    expect(runs).to.deep.equal({
      faults: { date, machine, seconds: count, figures: { faults: count, tests: 3 * count } },
      restores: { date, machine, seconds: 1, figures: { tests: 3, restores: 12 } },
    } satisfies Runs);
  });

  it("are good again once a file that failed has a newer result", () => {
    const [file = ""] = faults;
    put("faults.json", { files: faults.map((one) => ({ ...resultOf(one), failed: one === file ? 1 : 0 })) });
    expect(read).to.throw(`faults.json has 1 failures in ${file}`);
    put("again.json", { at: "2026-11-30T08:00:00.000Z", files: [resultOf(file)] });
    expect(read().runs.faults?.date).to.equal("2026-11-30");
  });

  it("leave out a suite of which files are missing, and say so", () => {
    put("faults.json", { files: faults.slice(1).map(resultOf) });
    const { runs, notes } = read();
    expect(runs).to.deep.equal({});
    expect(notes).to.include(
      `faults: the reports have ${faults.length - 1} of its ${faults.length} files; its figures stay`,
    );
  });

  it("give what happened in a simulation", () => {
    const happened = { "a process crashed at a read": 2, "a process crashed at a write": 3, other: 9 };
    const run = { histories: 9, virtualSeconds: 7_200, processorSeconds: 4, violating: [] };
    put("simulation.json", { ...run, happened });
    const { simulation } = read().runs;
    expect(simulation?.figures).to.deep.equal({ histories: 9, violations: 0, "hours of virtual time": 2 });
    expect(simulation?.details).to.deep.equal([["crashes of a process", 5]]);
  });

  it("leave out a run of some planted bugs or mutated folders", () => {
    put("planted.json", { seconds: 1, bugs: [{ name: "a", harm: "b", after: 1 }] });
    put("mutants.json", { seconds: 1, folders: { lanes: { mutants: 9, killed: 7, "timed out": 1 } } });
    const { runs, notes } = read();
    expect(runs).to.deep.equal({});
    expect(notes[0]).to.match(/^planted: the reports have 1 of \d+; its figures stay$/);
    expect(notes[1]).to.match(/^mutants: the reports have 1 of \d+; its figures stay$/);
  });

  it("join the parts of a run, the newest of each row", () => {
    const [first = "", ...rest] = plantedBugs.map(({ name }) => name);
    const bug = (name: string, after: number | null) => ({ name, harm: "Harm.", after });
    put("rest.json", { seconds: 2, bugs: rest.map((name) => bug(name, 5)) });
    put("b.json", { seconds: 3, bugs: [bug(first, 700)] });
    put("a.json", { seconds: 4, at: "2026-11-01T08:00:00.000Z", bugs: [bug(first, null)] });
    const summary = { mutants: 10, killed: 8, "timed out": 1 };
    const names = Object.keys(folders);
    put("mutants.json", { seconds: 6, folders: Object.fromEntries(names.map((name) => [name, summary])) });
    const { planted, mutants } = read().runs;
    expect(planted?.seconds).to.equal(9);
    expect(planted?.figures).to.deep.equal({
      "planted bugs": rest.length + 1,
      "of them found": rest.length + 1,
      "histories for the one that took longest": 700,
    });
    const all = names.length;
    expect(mutants?.figures).to.deep.equal({ mutants: 10 * all, "of them noticed": 9 * all, folders: all });
    expect(mutants?.details?.[0]).to.deep.equal([names[0], 10, 9]);
  });

  const wrong: Record<string, [content: unknown, message: string]> = {
    "isn't JSON": ["2 passed, 0 failed", "run.json is not JSON: "],
    "is a list": ["[]", "run.json is not a report: it is no object"],
    "has no machine": ['{ "files": [] }', "run.json is not a report: it doesn't say when (at)"],
    "is of no suite": [{ results: [] }, "run.json is not a report: it has no files, happened"],
    "has a file without a count": [{ files: [{ file: "a.ts", failed: 0 }] }, "run.json has no number passed"],
    "has a failure": [
      { files: [{ ...resultOf("test/faults/table.test.ts"), failed: 2 }] },
      "run.json has 2 failures in test/faults/table.test.ts: only good runs give figures",
    ],
    "has a history that failed": [
      { happened: {}, violating: [{ seed: 1 }] },
      "run.json has 1 histories with violations",
    ],
    "has a planted bug without its harm": [
      { seconds: 1, bugs: [{ name: "a", after: 1 }] },
      "run.json has no text harm",
    ],
    "has a folder without mutants": [
      { seconds: 1, folders: { lanes: 7 } },
      "run.json has no figures of lanes",
    ],
  };
  for (const [what, [content, message]] of Object.entries(wrong))
    it(`are rejected by name if one ${what}`, () => {
      put("run.json", content);
      expect(read).to.throw(message);
    });

  it("change nothing if one is wrong: the command names it", () => {
    put("run.json", "[]");
    const ran = spawnSync(process.execPath, ["--no-warnings", `${root}docs/test-figures.ts`, folder]);
    expect(String(ran.stderr)).to.equal("run.json is not a report: it is no object\n");
    expect(ran.status).to.equal(1);
    expect(render(readFileSync(pageFile, "utf8"), readRuns())).to.equal(readFileSync(pageFile, "utf8"));
  });

  it("renew the figures of their suites alone", () => {
    put("faults.json", { files: faults.map(resultOf) });
    const earlier = { ...head, date: "2026-01-01", seconds: 5, figures: { tests: 1 } };
    const { runs } = renew({ faults: earlier, checker: earlier }, folder);
    expect(runs.checker).to.equal(earlier);
    expect(runs.faults?.date).to.equal("2026-11-29");
    expect(runs.code?.figures["lines of tests"]).to.be.greaterThan(1_000);
  });
});
