// Commands in messages and docs are pasted into a shell: it must read each as one command with plain words.
import { readdir, readFile } from "node:fs/promises";
import { expect } from "chai";
import ts from "typescript";
import { helpFamilies } from "../../cli/src/start/help-families.ts";
import { resolvingCommand } from "../../server/src/lanes/by-hand.ts";
import { setNumberCommand } from "../../server/src/lanes/hold.ts";
import { loadCommands } from "../cli/support/commands.ts";
import { commandsIn, shellOperatorsIn } from "../support/printed-commands.ts";

const root = new URL("../../", import.meta.url);

/** Files of a folder with this ending; the OpenAPI document has copies in generated files. */
async function filesIn(folder: string, ending: RegExp): Promise<string[]> {
  const names = await readdir(new URL(`${folder}/`, root), { recursive: true });
  return names
    .filter((name) => ending.test(name) && !/(^|\/)(openapi|document)\.ts$/.test(name))
    .map((name) => `${folder}/${name}`);
}

/** The texts of a source file; a value that is filled in stands as `X`. */
function textsOf(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(node.head.text + node.templateSpans.map(({ literal }) => `X${literal.text}`).join(""));
    node.forEachChild(look);
  };
  look(source);
  return found;
}

async function readTexts(file: string): Promise<string[]> {
  const content = await readFile(new URL(file, root), "utf8");
  if (!file.endsWith(".ts")) return [content.replaceAll(/^```.*?^```/gms, "")];
  return textsOf(ts.createSourceFile(file, content, ts.ScriptTarget.Latest));
}

/** The texts that have commands for people. */
async function filesWithCommands(): Promise<string[]> {
  return [
    ...(await filesIn("server/src", /\.ts$/)),
    ...(await filesIn("cli/src", /\.ts$/)),
    ...(await filesIn("sdk/src", /\.ts$/)),
    ...(await filesIn("docs", /\.md$/)),
    "README.md",
    "openapi.yaml",
  ];
}

type Commands = Awaited<ReturnType<typeof loadCommands>>;

/** Whether a line of `taxctl` names a command with flags that it has, or a topic. */
function exists(line: string, commands: Commands): boolean {
  const [first = "", ...more] = line.split(/\s+/).slice(1);
  // A value that is filled in.
  if (first === "X") return true;
  // The built-in command: a topic of help, or `TOPIC` for any of them.
  if (first === "help")
    return more.length === 1 && ["TOPIC", ...Object.keys(helpFamilies)].includes(more[0] ?? "");
  const id = [`${first}:${more[0]}`, first].find((one) => one in commands);
  const flags = (line.match(/(?<=\s)--[a-z][a-z-]*/g) ?? []).filter(
    (flag) => !/^--(help|version)$/.test(flag),
  );
  const known = id === undefined ? {} : (commands[id]?.flags ?? {});
  const names = Object.entries(known).flatMap(([name, { aliases = [] }]) => [name, `no-${name}`, ...aliases]);
  if (flags.some((flag) => !names.includes(flag.slice(2)))) return false;
  const isTopic =
    more.every((word) => word === "X" || word.startsWith("-")) &&
    Object.keys(commands).some((one) => one.startsWith(`${first}:`));
  return id !== undefined || isTopic || first.startsWith("-");
}

describe("a command in a message", () => {
  it("has no character that a shell would interpret", async () => {
    let seen = 0;
    const wrong: string[] = [];
    for (const file of await filesWithCommands()) {
      for (const text of await readTexts(file)) {
        for (const line of commandsIn(text)) {
          seen += 1;
          // The patterns of remedies have `$1` where the id of the message comes.
          const operators = shellOperatorsIn(line.replaceAll("$1", "X"));
          if (operators.length > 0) wrong.push(`${file}: ${line}`);
        }
      }
    }
    expect(wrong).to.deep.equal([]);
    expect(seen).to.be.above(100);
  });

  it("exists in the command line, with its flags", async () => {
    const commands = await loadCommands();
    const wrong: string[] = [];
    for (const file of await filesWithCommands())
      for (const line of (await readTexts(file)).flatMap(commandsIn))
        if (line.startsWith("taxctl ") && !exists(line, commands)) wrong.push(`${file}: ${line}`);
    expect(wrong).to.deep.equal([]);
    const missing = [
      "taxctl relays make",
      "taxctl relays create --to 00",
      "taxctl sell",
      "taxctl help selling",
    ];
    for (const line of missing) expect(exists(line, commands), line).to.equal(false);
  });

  it("quotes values that are more than one plain word", () => {
    const settle = (invoiceNo: string) => resolvingCommand(invoiceNo);
    expect(settle("INV/2026-1")).to.equal("taxctl transactions settle INV/2026-1 OUTCOME --reason REASON");
    expect(settle("a|b; c")).to.equal("taxctl transactions settle 'a|b; c' OUTCOME --reason REASON");
    expect(settle("it's")).to.equal("taxctl transactions settle 'it'\\''s' OUTCOME --reason REASON");
    const stream = { account_id: 1, environment: "live", bhf_id: "00", name: "sales" as const };
    expect(setNumberCommand({ ...stream, tin: " p0 1" }, "NEXT")).to.equal(
      "taxd numbers set 1 live 00 sales NEXT --tin ' p0 1'",
    );
    for (const line of [settle("a|b; c"), settle("it's"), settle("$(id)")]) {
      expect(shellOperatorsIn(line), line).to.deep.equal([]);
    }
  });

  it("is recognized as broken", () => {
    for (const line of ["taxctl a|b", "taxd numbers set <next>", "taxd a > b", 'taxd "$(id)"', "taxd a*"])
      expect(shellOperatorsIn(line), line).to.not.deep.equal([]);
  });
});
