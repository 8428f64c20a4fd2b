// Every command line that help, README files and guides show: its command exists and takes these words and flags.
import { readFile } from "node:fs/promises";
import { type Config, Parser } from "@oclif/core";
import { normalizeArgv } from "@oclif/core/help";
import { expect } from "chai";
import { BaseCommand } from "../../../cli/src/base.ts";
import { loadCommands, loadConfig } from "../support/commands.ts";

const guides = ["cli/README.md", "README.md"];

/** The words after `taxctl` as a shell would pass them, up to a pipe, a redirection or a comment. */
function wordsOf(line: string): string[] {
  const words: string[] = [];
  for (const [, word = ""] of line.matchAll(/\s*((?:'[^']*'|"[^"]*"|\\.|[^\s'"\\])+)/g)) {
    if (/^(#|\||<$|\d*>|&&|;)/.test(word)) break;
    words.push(word.replace(/'([^']*)'|"([^"]*)"/g, "$1$2"));
  }
  return words;
}

/** Lines of shell in a Markdown file that run taxctl, with those that a backslash continues. */
async function shownIn(file: string): Promise<string[]> {
  const text = await readFile(new URL(`../../../${file}`, import.meta.url), "utf8");
  const blocks = text.matchAll(/^```(\w*)\n(.*?)^```$/gms);
  return [...blocks].flatMap(([, language, block = ""]) => {
    const lines = block.replace(/\\\n\s*/g, " ").split("\n");
    const typed = language === "sh" ? lines : lines.flatMap((line) => /^\$ (.*)$/.exec(line)?.[1] ?? []);
    return typed.flatMap((line) => /^(?:\w+=\S+ )*(?:npx )?taxctl (.*)$/.exec(line)?.[1] ?? []);
  });
}

async function check(line: string, config: Config): Promise<void> {
  const words = wordsOf(line);
  if (words.every((word) => /^(--help|--version|autocomplete)$/.test(word))) return;
  if (words.includes("--help")) words.splice(words.indexOf("--help"), 1);
  const [id = "", ...argv] = normalizeArgv(config, words);
  const found = config.findCommand(id);
  if (!found && config.findTopic(id)) return;
  if (!found) throw new Error(`there is no command ${words.join(" ")}`);
  const { flags, args, strict } = await found.load();
  const all = { ...BaseCommand.baseFlags, ...flags };
  await Parser.parse(argv, { flags: all, args, strict, context: undefined as never });
}

describe("the command lines that are shown", () => {
  let config: Config;
  before(async () => {
    config = await loadConfig();
  });

  it("of every command's examples are right", async () => {
    const wrong: string[] = [];
    for (const { examples = [] } of Object.values(await loadCommands()))
      for (const example of examples) {
        const line = (typeof example === "string" ? example : example.command).replace(
          /^<%= config.bin %> /,
          "",
        );
        await check(line, config).catch((error: Error) => wrong.push(`${line}: ${error.message}`));
      }
    expect(wrong).to.deep.equal([]);
  });

  for (const file of guides)
    it(`of ${file} are right`, async () => {
      const lines = await shownIn(file);
      expect(lines.length).to.be.greaterThan(0);
      const wrong: string[] = [];
      for (const line of lines)
        await check(line, config).catch((error: Error) => wrong.push(`${line}: ${error.message}`));
      expect(wrong).to.deep.equal([]);
    });

  it("fail the check with an unknown flag, a missing word or an unknown command", async () => {
    for (const line of ["items list --nope", "items show", "items lst", "items list --page x"]) {
      const error: unknown = await check(line, config).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(error, line).to.be.an("error");
    }
  });
});
