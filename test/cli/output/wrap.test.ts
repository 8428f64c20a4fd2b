// Sentences on a terminal: broken between words, continued under their beginning, commands never broken.
import { stripVTControlCharacters } from "node:util";
import { expect } from "chai";
import { Failure, interrupted } from "../../../cli/src/failures/failure.ts";
import { failureText } from "../../../cli/src/output/envelope.ts";
import { details } from "../../../cli/src/output/table.ts";
import { continued, fitted, hanging } from "../../../cli/src/output/wrap.ts";

const screen = (columns: number) => ({ isTTY: true, columns });

describe("sentences on a terminal", () => {
  it("break between words and keep their indentation", () => {
    expect(fitted("one two three four five six seven\n  and again one two three", screen(24))).to.equal(
      "one two three four five\nsix seven\n  and again one two\n  three",
    );
  });

  it("continue under their beginning", () => {
    const text = `label: ${hanging("one two three four five six", 7, screen(30))}`;
    expect(text).to.equal("label: one two three four five\n       six");
  });

  it("keep commands and long words whole", () => {
    const command = "`taxctl transactions watch 01a20049-72f3-7000-a872-daeee5f45089`";
    expect(fitted(`Follow it: ${command}, or wait`, screen(60)).split("\n")).to.deep.equal([
      "Follow it:",
      `${command},`,
      "or wait",
    ]);
    expect(
      fitted("must be an item class (`taxctl codes list`); 9 isn't one", screen(40)).split("\n"),
    ).to.deep.equal(["must be an item class", "(`taxctl codes list`); 9 isn't one"]);
    const url = `https://example.com/${"x".repeat(90)}`;
    expect(hanging(url, 10, screen(60))).to.equal(url);
  });

  it("continue a command line between words, quotes and flags with their values kept whole", () => {
    const line = "$ taxctl purchases match --map number='Bill No' --note \"a b\" - < in.csv";
    expect(continued(line, 36).split("\n")).to.deep.equal([
      "$ taxctl purchases match \\",
      "    --map number='Bill No' \\",
      '    --note "a b" - < in.csv',
    ]);
    expect(continued(line, 80)).to.equal(line);
  });

  it("are not wrapped without a terminal, or on a very narrow one", () => {
    const text = "word ".repeat(40).trim();
    expect(fitted(text, {})).to.equal(text);
    expect(hanging(text, 15, screen(30))).to.equal(text);
  });

  it("are wrapped in errors, remedies and records", () => {
    const failure = new Failure(`It failed ${"very ".repeat(12)}badly`, {
      code: "failed",
      remedy: `Do ${"this and ".repeat(8)}that`,
      errors: { field: ["is missing"] },
    });
    for (const line of failureText(failure, undefined, screen(60)).split("\n"))
      expect(stripVTControlCharacters(line).length, line).to.be.at.most(60);
    expect(failureText(failure, undefined, screen(60))).to.match(
      /\n {7}very.*\n {2}field: is missing\n {2}What to do: Do/s,
    );
    const record = details({ remedy: "one two three four five six" }, ["remedy"], screen(30));
    expect(record.split("\n")[1]).to.match(/^ {8}\w/);
  });

  it("name a field once if the message is about it alone", () => {
    const failure = new Failure("Not valid: url is wrong.", {
      code: "failed",
      errors: { url: ["is wrong"] },
    });
    expect(failureText(failure, undefined, {}).match(/url is wrong/g)).to.have.length(1);
    expect(failureText(failure, undefined, {})).to.not.contain("url:");
  });

  it("don't call an interruption an error, and say how to resume", () => {
    expect(failureText(interrupted("Run it again."), undefined, {})).to.equal("Interrupted. Run it again.\n");
    expect(failureText(interrupted(), undefined, {})).to.equal("Interrupted.\n");
  });
});
