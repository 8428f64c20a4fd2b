// What a terminal is shown and asked: foreign text, widths, colors, and the one rule of interactivity.
import { expect } from "chai";
import { nearest } from "../../../cli/src/input/suggest.ts";
import { Progress } from "../../../cli/src/output/progress.ts";
import { formatRows, table } from "../../../cli/src/output/table.ts";
import { clean, cleanLines, hasColors, mayAsk, safeJson } from "../../../cli/src/output/terminal.ts";

describe("foreign text", () => {
  const cases: [name: string, text: string, shown: string][] = [
    ["color sequences", "a\u001b[31mred\u001b[0m", "ared"],
    ["window titles", "a\u001b]0;owned\u0007b", "ab"],
    ["cursor movement", "a\u001b[2K\u001b[1Gb", "ab"],
    ["bells and backspaces", "a\u0007\u0008b", "ab"],
    ["C1 controls", "a\u009b31mb\u0085", "ab"],
    ["bidirectional controls", "a\u202egnp.exe\u202c\u2066x\u2069", "agnp.exex"],
    ["zero-width characters", "a\u200bb\ufeff", "ab"],
    ["line breaks", "a\nb\r\nc", "a b c"],
  ];
  for (const [name, text, shown] of cases) it(`loses ${name}`, () => expect(clean(text)).to.equal(shown));

  it("keeps letters of every script", () =>
    expect(clean("Café Ünï 東京 نيروبي")).to.equal("Café Ünï 東京 نيروبي"));

  it("keeps line breaks where they belong", () =>
    expect(cleanLines("a\r\nb\u001b[2J\tc")).to.equal("a\nb\tc"));

  it("keeps every character in JSON, escaped", () => {
    const text = "a\u001b[31m\u202e\u009b";
    const json = safeJson({ text });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test checks that no control character is left
    expect(json).to.not.match(/[\u001b\u0080-\u009f\u202e]/);
    expect(JSON.parse(json)).to.deep.equal({ text });
  });
});

describe("whether questions may be asked", () => {
  const person = { stdinIsTerminal: true, stdoutIsTerminal: true, env: {} };
  it("asks a person at both ends", () => expect(mayAsk(person, false)).to.equal(true));
  it("does not ask with --no-input", () => expect(mayAsk(person, true)).to.equal(false));
  it("does not ask in CI", () => {
    expect(mayAsk({ ...person, env: { CI: "1" } }, false)).to.equal(false);
    expect(mayAsk({ ...person, env: { CI: "false" } }, false)).to.equal(true);
  });
  it("does not ask when input or output is no terminal", () => {
    expect(mayAsk({ ...person, stdinIsTerminal: false }, false)).to.equal(false);
    expect(mayAsk({ ...person, stdoutIsTerminal: false }, false)).to.equal(false);
  });
});

describe("colors", () => {
  it("are for terminals that want them", () => {
    expect(hasColors({ isTTY: true }, {})).to.equal(true);
    expect(hasColors({ isTTY: true }, { NO_COLOR: "1" })).to.equal(false);
    expect(hasColors({ isTTY: true }, { TERM: "dumb" })).to.equal(false);
    expect(hasColors({}, {})).to.equal(false);
  });
});

describe("tables", () => {
  const rows = [
    {
      item_code: "KE2NTXU0000001",
      item_name: "White hanging heart t-light holder",
      unit_price: 2.5,
      is_active: true,
    },
  ];
  const columns = ["item_code", "item_name", "unit_price", "is_active"];

  it("shows money with two decimals and absence as a dash", async () => {
    const text = await table([...rows, { item_code: "X" }], columns, {});
    expect(text.split("\n")[1]).to.match(/White hanging heart t-light holder +2\.50 +yes$/);
    expect(text.split("\n")[2]).to.match(/^X +- +- +-$/);
  });

  it("cuts nothing without a terminal", async () => {
    expect(await table(rows, columns, {})).to.contain("White hanging heart t-light holder");
  });

  it("shows no control sequences of foreign text, in no format", async () => {
    const foreign = [{ name: "evil\u001b[2J\u202etxt" }];
    for (const format of ["table", "json", "csv"] as const) {
      const text = await formatRows(foreign, { format, columns: ["name"], screen: {} });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the test checks that no control character is left
      expect(text, format).to.not.match(/[\u001b\u202e]/);
    }
  });
});

describe("progress", () => {
  function progressOn(isTTY: boolean) {
    const written: string[] = [];
    let nowMs = 0;
    let due: { ms: number; run: () => void } | undefined;
    const every = (ms: number, run: () => void) => {
      due = { ms, run };
      return () => {
        due = undefined;
      };
    };
    const screen = { isTTY, columns: 80, write: (text: string) => written.push(text) };
    const progress = new Progress({ screen, label: "Invoices", total: 40, now: () => nowMs, every });
    const pass = (ms: number) => {
      const before = nowMs;
      nowMs += ms;
      if (due && Math.floor(nowMs / due.ms) > Math.floor(before / due.ms)) due.run();
    };
    return { written, progress, pass };
  }

  it("is a plain line each ten seconds without a terminal, whether or not anything was finished", () => {
    const { written, progress, pass } = progressOn(false);
    for (let done = 0; done < 20; done += 1) {
      pass(999);
      progress.tick(done !== 3);
    }
    pass(20);
    pass(10_000);
    expect(written).to.deep.equal([
      "Invoices 10/40, 1 not accepted, 55/min, 33 s left\n",
      "Invoices 20/40, 1 not accepted, 1/s, 20 s left\n",
      "Invoices 20/40, 1 not accepted, 40/min, 30 s left\n",
    ]);
  });

  it("ends with its last line, or with the run", () => {
    const all = progressOn(false);
    for (let done = 0; done < 40; done += 1) all.progress.tick();
    const stopped = progressOn(false);
    stopped.progress.tick();
    stopped.progress.end();
    for (const { pass } of [all, stopped]) pass(60_000);
    expect([all.written, stopped.written]).to.deep.equal([["Invoices 40/40\n"], []]);
  });

  it("redraws one line on a terminal and takes it away", () => {
    const { written, progress, pass } = progressOn(true);
    pass(500);
    progress.tick();
    progress.end();
    expect(written[0]?.startsWith("\r\u001b[K")).to.equal(true);
    expect(written[0]?.endsWith(" Invoices 1/40")).to.equal(true);
    expect(written[1]).to.equal("\r\u001b[K");
  });

  it("has a rate in whole numbers while it runs, and none in its first second or at its end", () => {
    const { progress, pass } = progressOn(true);
    const tick = (times: number) => Array.from({ length: times }, () => progress.tick());
    expect(progress.line()).to.equal("Invoices 0/40");
    pass(900);
    tick(7);
    expect(progress.line()).to.equal("Invoices 7/40");
    pass(1100);
    expect(progress.line()).to.equal("Invoices 7/40, 4/s, 10 s left");
    pass(12_000);
    expect(progress.line()).to.equal("Invoices 7/40, 30/min, 1 min 6 s left");
    tick(33);
    expect(progress.line()).to.equal("Invoices 40/40");
  });
});

describe("an unknown command", () => {
  it("shows the nearest one, if it is near", () => {
    const names = ["items list", "items show", "sales submit"];
    expect(nearest("items lst", names)).to.equal("items list");
    expect(nearest("sale submit", names)).to.equal("sales submit");
    expect(nearest("weather", names)).to.equal(undefined);
  });
});
