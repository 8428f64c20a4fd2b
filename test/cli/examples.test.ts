// Every command line that help, README files and guides show: its command exists and takes these words and flags.
import { readFile } from "node:fs/promises";
import { Parser } from "@oclif/core";
import { expect } from "chai";
import { loadCommands } from "../../cli/reference.ts";
import { BaseCommand } from "../../cli/src/base.ts";
import { ALIASES, findCommand } from "../../cli/src/start/find-command.ts";

const GUIDES = ["cli/README.md", "README.md"];

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
  const text = await readFile(new URL(`../../${file}`, import.meta.url), "utf8");
  const blocks = text.matchAll(/^```(\w*)\n(.*?)^```$/gms);
  return [...blocks].flatMap(([, language, block = ""]) => {
    const lines = block.replace(/\\\n\s*/g, " ").split("\n");
    const typed = language === "sh" ? lines : lines.flatMap((line) => /^\$ (.*)$/.exec(line)?.[1] ?? []);
    return typed.flatMap((line) => /^(?:\w+=\S+ )*(?:npx )?taxctl (.*)$/.exec(line)?.[1] ?? []);
  });
}

async function check(line: string): Promise<void> {
  const words = wordsOf(line);
  if (words.every((word) => /^(--help|--version|autocomplete)$/.test(word))) return;
  if (words.includes("--help")) words.splice(words.indexOf("--help"), 1);
  const found = findCommand(words);
  const isTopic = async () => Object.keys(await loadCommands()).some((id) => id.startsWith(`${words[0]}:`));
  if (!found && words.length === 1 && (await isTopic())) return;
  if (!found) throw new Error(`there is no command ${words.join(" ")}`);
  const { default: Shown } = await import(found.file.href);
  const { flags, args, strict } = Shown;
  const all = { ...BaseCommand.baseFlags, ...flags };
  await Parser.parse(found.argv, { flags: all, args, strict, context: undefined as never });
}

describe("the command lines that are shown", () => {
  it("of every command's examples are right", async () => {
    const wrong: string[] = [];
    for (const { examples = [] } of Object.values(await loadCommands()))
      for (const example of examples) {
        const line = (typeof example === "string" ? example : example.command).replace(
          /^<%= config.bin %> /,
          "",
        );
        await check(line).catch((error: Error) => wrong.push(`${line}: ${error.message}`));
      }
    expect(wrong).to.deep.equal([]);
  });

  for (const file of GUIDES)
    it(`of ${file} are right`, async () => {
      const lines = await shownIn(file);
      expect(lines.length).to.be.greaterThan(0);
      const wrong: string[] = [];
      for (const line of lines)
        await check(line).catch((error: Error) => wrong.push(`${line}: ${error.message}`));
      expect(wrong).to.deep.equal([]);
    });

  it("may begin with one of these aliases of a command", async () => {
    const named = Object.entries(await loadCommands()).flatMap(([id, { aliases = [], hiddenAliases = [] }]) =>
      [...aliases, ...hiddenAliases].map((alias) => [alias.replaceAll(":", " "), id.replaceAll(":", " ")]),
    );
    expect(Object.fromEntries(named)).to.deep.equal(ALIASES);
  });

  it("fail the check with an unknown flag, a missing word or an unknown command", async () => {
    for (const line of ["items list --nope", "items show", "items lst", "items list --page x"]) {
      const error: unknown = await check(line).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(error, line).to.be.an("error");
    }
  });
});
