// Checks the words of docs/terms.yml where textlint can't look: texts of openapi.yaml and messages of the sources. In comments, which
// users don't read, it only advises.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { isScalar, parse, parseDocument, visit } from "yaml";

type Rule = { expected: string; pattern: RegExp };
type Text = { file: string; line: number; text: string; isComment: boolean };

const root = new URL("../", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), "utf8");

/** Texts of the API that people read. Examples are checked where the service makes them. */
const readKeys = new Set(["title", "summary", "description", "x-form"]);

/** Passwords, names of products, and types that are made from openapi.yaml. */
const notOurs =
  /common-passwords|class-words|sandbox-items|openapi\.ts$|testing\/document\.ts$|migrations\/|baseline\//;
/** The simulator speaks as control units do; only its comments are ours. */
const unitsWords = /^server\/src\/simulator\//;

function readRules(): Rule[] {
  const { rules } = parse(read("docs/terms.yml")) as { rules: { expected: string; pattern: string }[] };
  return rules.map(({ expected, pattern }) => {
    const [, source = "", flags] = /^\/(.*)\/(\w*)$/.exec(pattern) ?? [];
    return { expected, pattern: new RegExp(source, flags) };
  });
}

function textsOfApi(): Text[] {
  const file = "openapi.yaml";
  const source = read(file);
  const texts: Text[] = [];
  visit(parseDocument(source), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || !readKeys.has(String(key.value))) return;
      const line = source.slice(0, value.range?.[0]).split("\n").length;
      texts.push({ file, line, text: String(value.value), isComment: false });
    },
  });
  return texts;
}

/** Comments, and texts of more than one word. */
function textsOfSource(file: string): Text[] {
  const source = read(file);
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const texts = new Map<number, string>();
  const comments = new Set<number>();
  const note = (ranges: readonly ts.CommentRange[] | undefined) => {
    for (const { pos, end } of ranges ?? []) {
      texts.set(pos, source.slice(pos, end));
      comments.add(pos);
    }
  };
  const look = (node: ts.Node): void => {
    if (node.getChildCount(tree) === 0) {
      note(ts.getLeadingCommentRanges(source, node.getFullStart()));
      note(ts.getTrailingCommentRanges(source, node.end));
    }
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && node.text.includes(" ") && !unitsWords.test(file))
      texts.set(node.getStart(tree), node.text);
    for (const child of node.getChildren(tree)) look(child);
  };
  look(tree);
  return [...texts].map(([at, text]) => ({
    file,
    line: tree.getLineAndCharacterOfPosition(at).line + 1,
    text,
    isComment: comments.has(at),
  }));
}

/** Values and commands of the API and the command line, which messages name without backquotes. */
const names =
  /\bexact, suggested, mismatch and residual\b|\bstock drift\b|\/stock\/drift|\.drift\(|\bstock master (?:[A-Z]|\/)|\/stock\/master|refuse connections/g;

/** The text without names of the code, and with as many lines. */
const proseOf = (text: string): string => text.replaceAll(/`[^`\n]*`/g, "`code`").replaceAll(names, "`name`");

const rules = readRules();
/** Tests and benches are checked for their spelling only. */
const spellings = rules.filter(({ expected }) => expected.includes("spelling"));
const rulesOf = (file: string): Rule[] => (/^(?:test|bench)\//.test(file) ? spellings : rules);
const sources = execFileSync("git", ["ls-files", "server/src", "cli/src", "sdk/src", "test", "bench"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file.endsWith(".ts") && !notOurs.test(file));

let found = 0;
for (const { file, line, text, isComment } of [...textsOfApi(), ...sources.flatMap(textsOfSource)]) {
  const prose = proseOf(text);
  for (const { expected, pattern } of rulesOf(file)) {
    const match = pattern.exec(prose);
    if (!match) continue;
    if (!isComment) found += 1;
    const at = line + prose.slice(0, match.index).split("\n").length - 1;
    console.error(`${file}:${at}: ${match[0]} => ${expected}${isComment ? " (advice)" : ""}`);
  }
}
if (found > 0) {
  console.error(`${found} words that docs/terms.yml replaces`);
  process.exitCode = 1;
}
