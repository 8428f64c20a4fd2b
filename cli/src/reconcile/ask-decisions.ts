// Deciding in the terminal: pairs that agree all at once, the others one by one, both sides shown.
import {
  type DecidedPair,
  type DecidedUnmatched,
  type Decision,
  dayOf,
  failureText,
  fingerprint,
  repeatedBy,
} from "@taxctl/sdk/reconcile";
import type { Ask, Choice } from "../input/ask.ts";
import { clean } from "../output/terminal.ts";
import type { Reconciliation } from "./reconciliation.ts";

type Desk = {
  ask: Ask;
  reconciliation: Reconciliation;
  note: (line: string) => void;
  now: () => Date;
};

/** Decisions against a document without a partner. */
function alone({ side }: DecidedUnmatched["document"]): Choice[] {
  return side === "authority"
    ? [{ value: "ignore", name: "ignore: it needs no entry in the books; nothing is sent" }, reject]
    : [{ value: "ignore", name: "ignore: don't claim it" }];
}

/** Never thrown: the answer that ends the round. */
const stop = "stop";

/** Asks about open rows until all are decided or the person stops. Each answer counts at once. */
export async function askDecisions(desk: Desk): Promise<void> {
  const { ask, reconciliation } = desk;
  const exact = openPairs(reconciliation).filter(({ status }) => status === "exact");
  if (
    exact.length > 0 &&
    (await ask.confirm({ message: `Accept the ${exact.length} pairs that agree exactly?`, initial: true }))
  )
    reconciliation.decide(exact.map((pair) => about(desk, "accept", pair)));
  const pairs = openPairs(reconciliation).filter(({ status }) => status !== "exact");
  for (const [index, pair] of pairs.entries()) {
    // A pair that is unlinked leaves two documents to ask about.
    const total = pairs.length + openMissing(reconciliation).length;
    desk.note(`\n${index + 1} of ${total}: ${pairText(pair)}`);
    const answer = await ask.choose({ message: "What do you want to do?", choices: pairChoices });
    if (answer === stop) return;
    if (answer === "accept" || answer === "pending" || answer === "unlink" || answer === "reject")
      reconciliation.decide([about(desk, answer, pair)]);
  }
  await askMissing(desk, pairs.length);
}

const reject: Choice = {
  value: "reject",
  name: "reject at the authority, because it isn't ours: `purchases sync` sends it, after a confirmation",
  short: "reject at the authority",
};

const pairChoices: Choice[] = [
  { value: "accept", name: "accept: it is the same purchase" },
  { value: "pending", name: "pending: I have to find out" },
  { value: "unlink", name: "unlink: these are two purchases" },
  reject,
  { value: "skip", name: "skip" },
  { value: stop, name: "stop here, keep what is decided" },
];

function openMissing({ decided }: Reconciliation): DecidedUnmatched[] {
  const { missing_in_books, missing_at_authority } = decided;
  return [...missing_in_books, ...missing_at_authority].filter(({ decision }) => decision === undefined);
}

/** Asks about documents without a partner, after so many pairs. */
async function askMissing(desk: Desk, before: number): Promise<void> {
  const { ask, reconciliation } = desk;
  const missing = openMissing(reconciliation);
  for (const [index, one] of missing.entries()) {
    const { document, candidates } = one;
    if (!stillMissing(desk, one)) continue;
    const where =
      document.side === "authority"
        ? "not in the books"
        : repeatedBy(one)
          ? "in the books twice: the supplier's document is paired with another purchase"
          : "not reported by a supplier";
    desk.note(`\n${before + index + 1} of ${before + missing.length}: ${documentText(document)}, ${where}`);
    const free = candidates.filter(({ taken }) => !taken);
    const choices = [
      ...free.map((candidate, at) => ({
        value: `link ${at}`,
        name: clean(
          `link with ${documentText(candidate.document)}${candidate.closest ? `; ${failureText(candidate.closest)}` : ""}`,
        ),
      })),
      // A registered invoice is claimed already: neither would change that.
      ...(reconciliation.matched.registrations.get(document.id) === "registered" ? [] : alone(document)),
      { value: "pending", name: "pending: I have to find out" },
      { value: "skip", name: "skip" },
      { value: stop, name: "stop here, keep what is decided" },
    ];
    // A key pressed once too often must not write off a supplier's invoice.
    const answer = await ask.choose({ message: "What do you want to do?", choices, initial: "skip" });
    if (answer === stop) return;
    const linked = free[Number(answer.replace("link ", ""))]?.document;
    if (answer.startsWith("link") && linked) {
      const [authority, books] = document.side === "authority" ? [document, linked] : [linked, document];
      reconciliation.decide(linkOf(desk, { authority, books }));
    } else if (answer === "ignore" || answer === "pending" || answer === "reject")
      reconciliation.decide([about(desk, answer, { [document.side]: document })]);
  }
}

function stillMissing({ reconciliation }: Desk, { document }: DecidedUnmatched): boolean {
  const { missing_in_books, missing_at_authority } = reconciliation.decided;
  const side = document.side === "authority" ? missing_in_books : missing_at_authority;
  return side.some((one) => one.document.id === document.id);
}

function openPairs({ decided }: Reconciliation): DecidedPair[] {
  return decided.pairs.filter(({ decision }) => decision === undefined);
}

type Documents = {
  authority?: DecidedPair["authority"] | undefined;
  books?: DecidedPair["books"] | undefined;
};

/** A decision about a pair or one document, with a fingerprint of the documents. */
export function about(
  { reconciliation, now }: Pick<Desk, "reconciliation" | "now">,
  action: Decision["action"],
  { authority, books }: Documents,
  note?: string | undefined,
): Decision {
  return {
    authority: authority?.id ?? null,
    books: books?.id ?? null,
    action,
    author: reconciliation.author,
    time: now().toISOString(),
    ...(note ? { note } : {}),
    seen: fingerprint(authority, books),
  };
}

/** Makes a pair and accepts it, a moment later so that the pair is there. */
export function linkOf(
  desk: Pick<Desk, "reconciliation" | "now">,
  documents: Required<Documents>,
  note?: string | undefined,
): Decision[] {
  const link = about(desk, "link", documents, note);
  const accepted = {
    ...link,
    action: "accept" as const,
    time: new Date(Date.parse(link.time) + 1).toISOString(),
  };
  return [link, accepted];
}

function documentText(document: DecidedPair["authority"]): string {
  const { number, supplier_name, supplier_tin, total } = document;
  return clean(
    `${number || "(no number)"} of ${dayOf(document)}, ${supplier_name ?? supplier_tin}, ${total.toFixed(2)}`,
  );
}

/** Amounts with their cents. */
function valueText(value: string | number | null): string {
  return typeof value === "number" ? value.toFixed(2) : (value ?? "none");
}

function pairText({ status, rule, score, authority, books, differences }: DecidedPair): string {
  const lines = [
    `${status} by ${rule}, score ${score}`,
    `  supplier says  ${documentText(authority)}`,
    `  books say      ${documentText(books)}`,
  ];
  for (const { field, authority: theirs, books: ours, difference } of differences)
    lines.push(
      clean(
        `  ${field}: ${valueText(theirs)} / ${valueText(ours)}${difference === null ? "" : ` (${valueText(difference)})`}`,
      ).replace(/^/, "  "),
    );
  return lines.join("\n");
}
