// Responsible for joining decision files of several people: changes of one are taken, conflicting changes of both are listed.
import { byTime, type Decision } from "./decisions.ts";

/** Decisions that contradict each other; an empty list means that a side has (or withdrew) no decision. */
export type DecisionConflict = { base: Decision[]; ours: Decision[]; theirs: Decision[] };

/** The merged files. For contradictions, `decisions` keeps those of the base. */
export type MergedDecisions = { decisions: Decision[]; conflicts: DecisionConflict[] };

type File = Map<string, Decision>;
type Change = { key: string; decision: Decision | undefined };

/**
 * Three-way merge. A file has at most one result (accept, pending, ignore) and one tie (link, unlink) for the same
 * documents; of several, the latest counts. The same action on both sides is no conflict: the earlier is kept, with the notes of both.
 * Different decisions that touch the same document conflict even if they are about different pairs.
 *
 * @param base the file that both started from; an empty list if there was none
 */
export function mergeDecisions(
  base: readonly Decision[],
  ours: readonly Decision[],
  theirs: readonly Decision[],
): MergedDecisions {
  const [before, left, right] = [fileOf(base), fileOf(ours), fileOf(theirs)];
  const [leftChanges, rightChanges] = [changesOf(before, left), changesOf(before, right)];
  const merged = new Map(before);
  const conflicts: DecisionConflict[] = [];
  const contested = new Set<string>();
  const byKey = new Map(rightChanges.map((change) => [change.key, change]));

  const agreed = new Set<string>();
  for (const { key, decision } of leftChanges) {
    const other = byKey.get(key);
    if (!other) continue;
    if (decision?.action === other.decision?.action) {
      agreed.add(key);
      put(merged, key, decision && other.decision ? join(decision, other.decision) : undefined);
    } else {
      contested.add(key);
      conflicts.push({
        base: listOf(before.get(key)),
        ours: listOf(decision),
        theirs: listOf(other.decision),
      });
    }
  }
  const only = (changes: Change[]) => changes.filter(({ key }) => !agreed.has(key));
  const ofDocument = new Map<string, { key: string; decision: Decision }[]>();
  for (const { key, decision } of only(rightChanges)) {
    for (const document of documentsOf(decision)) {
      ofDocument.set(document, [
        ...(ofDocument.get(document) ?? []),
        ...listOf(decision).map((one) => ({ key, decision: one })),
      ]);
    }
  }
  for (const { key, decision } of only(leftChanges)) {
    if (!decision) continue;
    const others = new Map(
      documentsOf(decision)
        .flatMap((document) => ofDocument.get(document) ?? [])
        .filter((other) => other.key !== key && !areCompatible(decision, other.decision))
        .map((other) => [other.key, other.decision]),
    );
    for (const [otherKey, other] of others) {
      contested.add(key).add(otherKey);
      const kept = [before.get(key), before.get(otherKey)].flatMap(listOf);
      conflicts.push({ base: kept, ours: [decision], theirs: [other] });
    }
  }
  for (const { key, decision } of [...only(leftChanges), ...only(rightChanges)]) {
    if (!contested.has(key)) put(merged, key, decision);
  }
  return { decisions: [...merged.values()].sort(byTime), conflicts };
}

/** The latest decision of each kind about the same documents. */
function fileOf(decisions: readonly Decision[]): File {
  const file: File = new Map();
  for (const decision of [...decisions].sort(byTime)) {
    const tie = decision.action === "link" || decision.action === "unlink";
    file.set(JSON.stringify([tie, decision.authority, decision.books]), decision);
  }
  return file;
}

/** A file's changes of the base; `undefined` is a withdrawn decision. A new time alone is no change. */
function changesOf(base: File, file: File): Change[] {
  const changes: Change[] = [];
  for (const [key, decision] of file) {
    const before = base.get(key);
    if (
      before?.action !== decision.action ||
      before.note !== decision.note ||
      before.seen !== decision.seen
    ) {
      changes.push({ key, decision });
    }
  }
  for (const key of base.keys()) if (!file.has(key)) changes.push({ key, decision: undefined });
  return changes;
}

/** About the same pair, a tie and the result on it belong together; about different pairs, letting go and taking do. */
function areCompatible(one: Decision, other: Decision): boolean {
  const actions = [one.action, other.action].sort().join(" ");
  if (one.authority === other.authority && one.books === other.books) {
    return actions === "accept link" || actions === "link pending";
  }
  return actions === "link unlink" || actions === "unlink unlink";
}

function join(one: Decision, other: Decision): Decision {
  const [first, second] = [one, other].sort(byTime) as [Decision, Decision];
  const notes = [...new Set([first.note, second.note].filter((note) => note !== undefined && note !== ""))];
  return notes.length > 0 ? { ...first, note: notes.join("; ") } : first;
}

function documentsOf(decision: Decision | undefined): string[] {
  if (!decision) return [];
  const { authority, books } = decision;
  return [authority === null ? [] : `authority ${authority}`, books === null ? [] : `books ${books}`].flat();
}

function put(file: File, key: string, decision: Decision | undefined): void {
  if (decision) file.set(key, decision);
  else file.delete(key);
}

function listOf(decision: Decision | undefined): Decision[] {
  return decision ? [decision] : [];
}
