// Makes mutants of a source: each changes one operator, constant, condition or call.
import ts from "typescript";

export type Mutant = {
  file: string;
  line: number;
  /** Where in the file's text the change is. */
  start: number;
  end: number;
  replacement: string;
  /** Where the changed expression or statement begins: a run that reaches this place can notice the mutant. */
  reached: number;
  /** The changed line as it stands in the file. */
  text: string;
  /** The change, for people and for the list of equivalent mutants. */
  change: string;
};

const operators = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, "==="],
  [ts.SyntaxKind.AmpersandAmpersandToken, "||"],
  [ts.SyntaxKind.BarBarToken, "&&"],
  [ts.SyntaxKind.LessThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, "<"],
  [ts.SyntaxKind.GreaterThanToken, ">="],
  [ts.SyntaxKind.GreaterThanEqualsToken, ">"],
  [ts.SyntaxKind.PlusToken, "-"],
  [ts.SyntaxKind.MinusToken, "+"],
  [ts.SyntaxKind.AsteriskToken, "/"],
  [ts.SyntaxKind.SlashToken, "*"],
]);

type Edit = { node: { start: number; end: number }; replacement: string; change: string };

/** A state, a code or a name; texts for people have spaces. */
const isConstant = (node: ts.StringLiteral): boolean => /^\S+$/.test(node.text);

/** Whether a literal is a value of the program: no key, no import, no type, no text of a thrown error. */
function isValue({ parent }: ts.Node): boolean {
  return (
    (ts.isBinaryExpression(parent) && parent.operatorToken.kind !== ts.SyntaxKind.InKeyword) ||
    ts.isConditionalExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isArrowFunction(parent)
  );
}

function editsOf(node: ts.Node, source: ts.SourceFile): Edit[] {
  const at = (part: ts.Node): Edit["node"] => ({ start: part.getStart(source), end: part.end });
  const short = (part: ts.Node): string => part.getText(source).replaceAll(/\s+/g, " ").slice(0, 60);
  const replace = (part: ts.Node, replacement: string): Edit => ({
    node: at(part),
    replacement,
    change: `${short(part)} → ${replacement}`,
  });
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
      return [
        {
          node: { start: left.end, end: right.end },
          replacement: "",
          change: `without ?? ${short(right)}`,
        },
      ];
    const other = operators.get(operatorToken.kind);
    return other === undefined ? [] : [replace(operatorToken, other)];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [replace(node, "false")];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [replace(node, "true")];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [replace(node, short(node).slice(1))].filter(() => node.getText(source).length <= 60);
  if (ts.isIfStatement(node)) return [replace(node.expression, "true"), replace(node.expression, "false")];
  if (ts.isConditionalExpression(node))
    return [replace(node.condition, "true"), replace(node.condition, "false")];
  if (ts.isExpressionStatement(node)) return [{ ...replace(node, ";"), change: `without ${short(node)}` }];
  // Larger numbers are times and sizes, where one more is no defect.
  if (ts.isNumericLiteral(node) && isValue(node) && /^[01]$/.test(node.text))
    return [replace(node, node.text === "0" ? "1" : "0")];
  if (ts.isStringLiteral(node) && isConstant(node) && isValue(node)) return [replace(node, '"mutant"')];
  return [];
}

/** All mutants of a source. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    for (const { node: place, replacement, change } of editsOf(node, source)) {
      const { line } = source.getLineAndCharacterOfPosition(place.start);
      const text_ = text.split("\n")[line]?.trim() ?? "";
      found.push({
        file,
        line: line + 1,
        ...place,
        replacement,
        reached: node.getStart(source),
        text: text_,
        change,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text of a file with the mutant's change. */
export const applyMutant = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** A different order for each seed, the same one for the same seed. */
export function shuffle<T>(values: readonly T[], seed: number): T[] {
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return values
    .map((value) => ({ value, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ value }) => value);
}
