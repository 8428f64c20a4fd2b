// Reading cells: numbers in both decimal signs, dates by a format, CSV that survives its own result file.
import { guessDelimiter, readDate, readNumber, readSheet, readTime, SheetError } from "@taxctl/sdk/books";
import { neutralizeFormula as neutralized, restoreFormula as restored } from "@taxctl/sdk/cells";
import { expect } from "chai";
import fc from "fast-check";
import { toCsv } from "../../../cli/src/output/csv.ts";

describe("numbers of a sheet", () => {
  const cases: [text: string, comma: boolean, value: number | undefined][] = [
    ["2.55", false, 2.55],
    ["-12", false, -12],
    [" 7 ", false, 7],
    [".5", false, 0.5],
    ["1,234.50", false, 1234.5],
    ["1,234,567", false, 1234567],
    ["1 234.5", false, 1234.5],
    ["1'234.5", false, 1234.5],
    ["1,5", false, undefined],
    ["12,34,567", false, undefined],
    ["2,55", true, 2.55],
    ["1.234,50", true, 1234.5],
    ["1.234", true, 1234],
    ["2.55", true, undefined],
    ["", false, undefined],
    ["abc", false, undefined],
    ["1e5", false, undefined],
    ["Infinity", false, undefined],
    ["0x10", false, undefined],
    ["--5", false, undefined],
  ];
  for (const [text, comma, value] of cases) {
    it(`reads ${JSON.stringify(text)} with a decimal ${comma ? "comma" : "point"} as ${value}`, () => {
      expect(readNumber(text, comma)).to.equal(value);
    });
  }
});

describe("dates of a sheet", () => {
  const cases: [text: string, format: string | undefined, date: string | undefined, time?: string][] = [
    ["01/12/2010 08:26", "dd/mm/yyyy hh:mm", "20101201", "082600"],
    ["1/2/2010 8:05", "dd/mm/yyyy hh:mm", "20100201", "080500"],
    ["01/12/2010", "dd/mm/yyyy hh:mm", "20101201"],
    ["12/01/2010 08:26:59", "mm/dd/yyyy hh:mm:ss", "20101201", "082659"],
    ["1.12.10", "d.m.yy", "20101201"],
    ["2010-12-01", undefined, "20101201"],
    ["2010-12-01T08:26:00.000", undefined, "20101201", "082600"],
    ["2010-12-01T23:26:00Z", undefined, undefined],
    ["2010-12-01 08:26", undefined, "20101201", "082600"],
    ["20101201", undefined, "20101201"],
    ["20101201082601", undefined, "20101201", "082601"],
    ["31/02/2010", "dd/mm/yyyy", undefined],
    ["01/12/2010 25:00", "dd/mm/yyyy hh:mm", undefined],
    ["2010/12/01", "dd/mm/yyyy", undefined],
    ["yesterday", undefined, undefined],
    ["", undefined, undefined],
  ];
  for (const [text, format, date, time] of cases) {
    it(`reads ${JSON.stringify(text)} by ${format ?? "ISO"}`, () => {
      expect(readDate(text, format)).to.deep.equal(date === undefined ? undefined : { date, time });
    });
  }

  it("reads times of their own column", () => {
    expect(["08:26", "8:26:05", "082605", "0826", "24:00", "8"].map(readTime)).to.deep.equal([
      "082600",
      "082605",
      "082605",
      "082600",
      undefined,
      undefined,
    ]);
  });
});

describe("CSV", () => {
  it("names every line with a cell too many or too few at once", async () => {
    const error = await readSheet('a,b\n1,2\n1,2,3\n\n"1\n2",2\n1\n').catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(SheetError);
    const { message, errors } = error as SheetError;
    expect(message).to.equal("2 lines of the file have more or fewer cells than the header, which has 2");
    expect(errors).to.deep.equal({ "line 3": ["has 3 cells"], "line 7": ["has 1 cell"] });
  });

  it("keeps lines, quotes and delimiters apart", async () => {
    const sheet = await readSheet('a;b\n"x;1";"say ""hi"""\n\n2;3\n');
    expect(sheet.columns).to.deep.equal(["a", "b"]);
    expect(sheet.rows.map(({ cells }) => cells)).to.deep.equal([
      { a: "x;1", b: 'say "hi"' },
      { a: "2", b: "3" },
    ]);
    expect(sheet.rows.map(({ line }) => line)).to.deep.equal([2, 4]);
  });

  it("reads a byte order mark and carriage returns as nothing", async () => {
    const { columns, rows } = await readSheet("\ufeffa,b\r\n1,2\r\n");
    expect({ columns, rows }).to.deep.equal({
      columns: ["a", "b"],
      rows: [{ line: 2, cells: { a: "1", b: "2" } }],
    });
  });

  for (const [name, text] of [
    ["a row with a cell too many", "a,b\n1,2,3\n"],
    ["an open quote", 'a,b\n"1,2\n'],
    ["an empty file", ""],
    ["a column twice", "a,a\n1,2\n"],
  ] as const) {
    it(`rejects ${name}`, async () => {
      const error = await readSheet(text).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(error).to.be.instanceOf(SheetError);
    });
  }

  it("guesses the delimiter outside quotes", () => {
    expect(['"a;b",c,d', "a;b;c", "a\tb", "a|b|c"].map(guessDelimiter)).to.deep.equal([",", ";", "\t", "|"]);
  });

  it("leaves numbers alone and neutralizes formulas", () => {
    expect(["-12", "+1.5", "=1+1", "@x", "-a", "'=x", "\tx", "plain", ""].map(neutralized)).to.deep.equal([
      "-12",
      "+1.5",
      "'=1+1",
      "'@x",
      "'-a",
      "''=x",
      "'\tx",
      "plain",
      "",
    ]);
  });

  it("treats full-width signs, and text after a separator, as formulas too", () => {
    const cells = [
      "＝1+1",
      "﹣cmd",
      "x;=1+1",
      'x\t"@sum',
      "a, -5",
      "a\n+cmd",
      "  =1",
      "1,-2",
      "Acacia = Hotel",
    ];
    expect(cells.map(neutralized)).to.deep.equal([
      "'＝1+1",
      "'﹣cmd",
      "x;'=1+1",
      "x\t\"'@sum",
      "a, -5",
      "a\n'+cmd",
      "  '=1",
      "1,-2",
      "Acacia = Hotel",
    ]);
  });

  describe("guards a cell in a time that grows with its length only", () => {
    const cellOf = (part: string, length: number) => `${part.repeat(length)}x`;
    const parts = ["1", " ", "'", ";=", "''=", '" ', ",", "\t", "+", "- "];
    const used = new Set<string>();

    /** How many characters the guard's expressions are given to read. */
    function charactersRead(cell: string): number {
      const { exec, test } = RegExp.prototype;
      const { split } = String.prototype;
      let count = 0;
      // `split` calls `exec` at each place of the text; it reads the text once.
      let isSplitting = false;
      const note = (expression: unknown, text: string) => {
        if (isSplitting) return;
        count += text.length;
        if (expression instanceof RegExp) used.add(expression.source);
      };
      RegExp.prototype.exec = function (this: RegExp, text: string) {
        note(this, text);
        return exec.call(this, text);
      };
      RegExp.prototype.test = function (this: RegExp, text: string) {
        note(this, text);
        return exec.call(this, text) !== null;
      };
      String.prototype.split = function (this: string, separator: string | RegExp, limit?: number) {
        note(separator, String(this));
        isSplitting = true;
        const pieces = split.call(this, separator as RegExp, limit);
        isSplitting = false;
        return pieces;
      } as typeof split;
      try {
        restored(neutralized(cell));
      } finally {
        Object.assign(RegExp.prototype, { exec, test });
        String.prototype.split = split;
      }
      return count;
    }

    it("gives each character to its expressions a few times, however many there are", () => {
      for (const part of parts) {
        const [short, long] = [cellOf(part, 200), cellOf(part, 2_000)];
        expect(charactersRead(short), part).to.be.at.most(20 * short.length);
        expect(charactersRead(long), part).to.be.at.most(20 * long.length);
      }
    });

    it("has no expression that reads a character twice", () => {
      for (const part of parts) charactersRead(cellOf(part, 2));
      expect(used.size, "expressions seen").to.equal(4);
      const some = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
      for (const source of used) {
        const atoms = [...source.matchAll(/(\[(?:\\.|[^\]])*\]|\\.|[^()^$])([*+?]?)/g)];
        const repeated = atoms.filter(([, , times]) => times !== "");
        // Where it may begin anywhere, it may repeat nothing: each beginning would read the rest.
        if (!source.replace(/^\(/, "").startsWith("^")) expect(repeated, source).to.deep.equal([]);
        expect(source, "no repetition of a group").to.not.match(/\)[*+{]/);
        for (const [index, [, atom = ""]] of atoms.entries()) {
          const next = atoms[index + 1]?.[1];
          if (!repeated.includes(atoms[index] as RegExpExecArray) || next === undefined) continue;
          const [here, after] = [atom, next].map((one) => new RegExp(`^${one}$`));
          const shared = some.filter((letter) => here?.test(letter) && after?.test(letter));
          expect(shared, `${source}: ${atom} and ${next}`).to.deep.equal([]);
        }
      }
    });
  });

  it("gives back every cell that it neutralized", () => {
    fc.assert(fc.property(fc.string(), (cell) => restored(neutralized(cell)) === cell));
    const dangerous = fc.stringMatching(/^[=+\-@'\t\d.;, "＝]{0,8}$/);
    fc.assert(fc.property(dangerous, (cell) => restored(neutralized(cell)) === cell));
  });

  it("reads back what it wrote, line breaks and quotes included, without blank rows", async () => {
    const cell = fc.stringMatching(/^[a-z=+\-@'",;\n |0-9]{0,12}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1 }), async (rows) => {
        const written = toCsv(["first", "second"], rows);
        const { rows: read } = await readSheet(written, ",");
        const cells = read.map(({ cells: { first = "", second = "" } }) => [
          restored(first),
          restored(second),
        ]);
        expect(cells).to.deep.equal(
          rows.filter((row) => row.some((text) => neutralized(text).trim() !== "")),
        );
      }),
    );
  });
});
