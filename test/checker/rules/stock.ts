// Stock three ways: what successful documents add up to, what `/stock` says, and what the unit added up.
import { type Move, movesOf, nameOfMove, scaled, unitMoveOf } from "../content.ts";
import { bodyOf, listOf, textOf } from "../interface.ts";
import { nameOf, type Report, type Rule } from "../rule.ts";
import { type Document, keyOf, type Run, type Submission, type UnitEntry } from "../run.ts";

/** What a document moves: undefined if nobody can tell from its request. */
function movesOfDocument(run: Run, { type, submissions, detail }: Document): Move[] | undefined {
  const service = (item: string): boolean => run.isService(item);
  const kind = submissions[0]?.type ?? type;
  if (kind === "import") return importedBy(submissions);
  if (kind !== "sales" && kind !== "purchase" && kind !== "stock") return undefined;
  const contents = new Map<string, Move[] | undefined>();
  for (const { body } of submissions) {
    const moves = movesOf(kind, body, service);
    contents.set(moves?.map(nameOfMove).join("; ") ?? "?", moves);
  }
  if (contents.size === 1) {
    const [moves] = contents.values();
    if (moves) return moves;
  }
  return detail ? movesOf(kind, bodyOf(detail.request_data), service) : undefined;
}

/** What a customs record brought in: the response says it. */
function importedBy(submissions: readonly Submission[]): Move[] | undefined {
  for (const { call } of submissions) {
    const { item_code, qty_added } = bodyOf(bodyOf(call.response?.body).data);
    if (typeof item_code === "string" && typeof qty_added === "number")
      return [new Map([[item_code, scaled(qty_added)]])];
  }
  return undefined;
}

/** What a document may move whose request doesn't say how much: one item, or any of its branch. */
function untoldBy({ branch, submissions, detail }: Document): string {
  for (const body of [...submissions.map((one) => one.body), bodyOf(detail?.request_data)]) {
    const item =
      textOf(body.item_code) ?? textOf(body.existing_item_code) ?? textOf(bodyOf(body.new_item).item_code);
    if (item !== undefined) return keyOf(branch, item);
  }
  return branch ?? "";
}

type Open = Map<string, { move: Move; document: Document }[]>;

export const stock: Rule = {
  name: "stock",
  find(run, report) {
    const { settled, restored, complete } = run.header;
    if (!settled || !complete) return;
    const expected = new Map(run.openings);
    /** Items, or whole branches, about which requests alone don't tell: stock takes, customs records, other names of items. */
    const isUntold = new Set<string>();
    const open: Open = new Map();
    for (const document of run.documents.values()) {
      if (document.status !== "success") continue;
      const branch = document.branch ?? "";
      const moves = movesOfDocument(run, document);
      if (!moves) isUntold.add(untoldBy(document));
      for (const move of moves ?? []) {
        for (const [item, quantity] of move) {
          const key = keyOf(branch, item);
          expected.set(key, (expected.get(key) ?? 0) + quantity);
        }
        const name = keyOf(branch, nameOfMove(move));
        const same = open.get(name);
        if (same) same.push({ move, document });
        else open.set(name, [{ move, document }]);
      }
    }
    matchMovements(run, open, isUntold, report);
    if (restored) return;
    compareLevels(run, expected, isUntold, report);
    compareBalances(run, report);
  },
};

/** Each movement of a successful document is at the unit once, and the unit has no others. */
function matchMovements(run: Run, open: Open, isUntold: ReadonlySet<string>, report: Report): void {
  const { restored } = run.header;
  const left: UnitEntry[] = [];
  for (const entry of run.unit) {
    if (entry.document !== "movement") continue;
    const own = open.get(keyOf(run.branchAt(entry), nameOfMove(unitMoveOf(entry.body))));
    // The remark of a movement names the document that it follows from, or is the caller's own.
    const remark = textOf(entry.body.remark);
    const index = own?.findIndex(({ document }) => document.number === remark) ?? -1;
    if (own && own.length > 0) own.splice(Math.max(0, index), 1);
    else left.push(entry);
  }
  if (!restored) {
    for (const entry of left) {
      const [branch, move] = [run.branchAt(entry), unitMoveOf(entry.body)];
      const isOther =
        isUntold.has(branch) || [...move.keys()].every((item) => isUntold.has(keyOf(branch, item)));
      if (isOther || run.isShared(entry, "movement")) continue;
      const what = `movement ${entry.number} of unit ${entry.tin}/${entry.branch}`;
      report(`${what} (${nameOfMove(move)}) follows from no document`, entry.line);
    }
  }
  for (const found of open.values()) {
    for (const { move, document } of found) {
      const branch = document.branch ?? "";
      if (!run.devices.has(branch) || listOf(document.detail?.follow_ups).length > 0) continue;
      report(
        `${nameOf(document)} moved ${nameOfMove(move)}, and the unit doesn't have it`,
        ...lastLines(document),
      );
    }
  }
}

const lastLines = ({ sightings }: Document): number[] => sightings.at(-1)?.lines ?? [];

function compareLevels(
  run: Run,
  expected: Map<string, number>,
  isUntold: ReadonlySet<string>,
  report: Report,
): void {
  const figures = (quantity: number): number => quantity / 10_000;
  const listed = new Set<string>();
  const branches = new Set<string>();
  const only = run.devices.size === 1 ? [...run.devices.keys()][0] : undefined;
  for (const record of run.records) {
    if (record.bare !== "/stock") continue;
    const branch = record.query.get("branch_id") ?? record.query.get("bhf_id") ?? only ?? "";
    branches.add(branch);
    for (const level of listOf(record.body.data)) {
      const item = textOf(level.item_code) ?? "";
      const key = keyOf(branch, item);
      listed.add(key);
      const said = scaled(Number(level.current_qty));
      const sum = expected.get(key) ?? 0;
      if (!isUntold.has(branch) && !isUntold.has(key) && said !== sum)
        report(
          `${item} of branch ${branch}: documents add up to ${figures(sum)}, /stock says ${figures(said)}`,
          record.line,
        );
      const units = run.devices.get(branch);
      if (!units) continue;
      const found = units.map((tin) => run.levels.get(keyOf(`${tin}/${branch}`, item)));
      const moved = found.reduce(
        (total, one) => total + (one?.quantity ?? 0),
        run.openings.has(key) && !found.some(Boolean) ? (run.openings.get(key) ?? 0) : 0,
      );
      const isShared = units.some((tin) => run.isShared({ tin, branch }, "movement"));
      if (moved !== said && !isShared && !isWaiting(run, branch))
        report(
          `${item} of branch ${branch}: /stock says ${figures(said)}, the unit added up ${figures(moved)}`,
          record.line,
          ...found.flatMap((one) => one?.line ?? []),
        );
    }
  }
  for (const [key, sum] of expected) {
    const branch = key.slice(0, key.indexOf(" "));
    if (sum !== 0 && branches.has(branch) && !listed.has(key))
      report(
        `/stock doesn't list ${key.slice(branch.length + 1)} of branch ${branch}, which moved by ${figures(sum)}`,
      );
  }
}

/** the balance that the unit got last is what its movements add up to, or zero below that. */
function compareBalances(run: Run, report: Report): void {
  for (const [branch, tins] of run.devices) {
    const [tin] = tins;
    if (tin === undefined || tins.length > 1 || isWaiting(run, branch)) continue;
    if (run.isShared({ tin, branch }, "movement")) continue;
    const unit = `${tin}/${branch}`;
    for (const [key, { line, quantity, balance }] of run.levels) {
      if (balance === undefined || !key.startsWith(`${unit} `) || balance === Math.max(0, quantity)) continue;
      const item = key.slice(unit.length + 1);
      report(
        `${item} of unit ${unit}: movements add up to ${quantity / 10_000}, the unit got a balance of ${balance / 10_000}`,
        line,
      );
    }
  }
}

/** Whether the unit has yet to accept a change of the branch's stock: then its level is behind. */
function isWaiting(run: Run, branch: string): boolean {
  for (const document of run.documents.values())
    if (document.branch === branch && listOf(document.detail?.follow_ups).length > 0) return true;
  return false;
}
