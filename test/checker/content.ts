// What a document says about items: its lines, and what it does to stock.
import type { Body } from "./format.ts";
import { type DocumentType, listOf, textOf } from "./interface.ts";

export type DocumentLine = { code: string | undefined; quantity: number };

/** Lines of a request, whichever of the interface's two spellings they have. */
export function linesOf(body: Body): DocumentLine[] {
  return listOf(body.items).map((line) => ({
    code: textOf(line.item_code) ?? textOf(line.item_cd),
    quantity: Number(line.quantity ?? line.qty),
  }));
}

/** Ten thousandths: sums of quantities stay exact. */
export const scaled = (quantity: number): number => Math.round(quantity * 10_000);

/** Item and quantity of each line, in one order. */
export const itemsOf = (lines: DocumentLine[]): string[] =>
  lines.map(({ code, quantity }) => `${code} x ${scaled(quantity) / 10_000}`).sort();

/** A unit takes two decimals: a supplier's finer quantity is booked rounded half up. */
const booked = (quantity: number): number => {
  const hundredths = Math.floor(Math.abs(quantity) * 100 + 0.5 + 1e-7);
  return Math.sign(quantity) * hundredths * 100;
};

/** Whether the document is a credit note, of a sale or of a supplier. */
export const isCredit = (body: Body): boolean => body.receipt_type === "R";

/** +1 if the document brings in what its lines name, -1 if it takes it away, 0 if it moves nothing. */
function signOf(type: DocumentType, body: Body): number {
  if (type === "sales") return isCredit(body) ? 1 : -1;
  if (type === "stock") return body.sar_ty_cd === "12" || body.sar_ty_cd === "21" ? -1 : 1;
  const status = textOf(body.purchase_status) ?? "02";
  if (isCredit(body)) return status === "02" || status === "05" ? -1 : 0;
  return status === "02" ? 1 : 0;
}

/** What one direction of a document moves, by item, in ten thousandths. */
export type Move = Map<string, number>;

/**
 * The movements of a successful document: at most one in and one out. Undefined if the request alone doesn't tell, as for a
 * stock take.
 */
export function movesOf(
  type: DocumentType,
  body: Body,
  isService: (item: string) => boolean,
): Move[] | undefined {
  if (type === "import" || !Array.isArray(body.items)) return undefined;
  const sign = signOf(type, body);
  const [incoming, outgoing]: [Move, Move] = [new Map(), new Map()];
  for (const { code, quantity } of linesOf(body)) {
    if (code === undefined || Number.isNaN(quantity)) return undefined;
    const change = sign * booked(quantity);
    if (change === 0 || isService(code)) continue;
    const move = change > 0 ? incoming : outgoing;
    move.set(code, (move.get(code) ?? 0) + change);
  }
  return [incoming, outgoing].filter(({ size }) => size > 0);
}

/** What a movement at the unit moves: its type gives the direction, 01 to 06 in and 11 to 16 out. */
export function unitMoveOf(body: Body): Move {
  const sign = String(body.sarTyCd) < "10" ? 1 : -1;
  const move: Move = new Map();
  for (const line of listOf(body.itemList)) {
    const code = textOf(line.itemCd) ?? "";
    move.set(code, (move.get(code) ?? 0) + sign * scaled(Number(line.qty)));
  }
  return move;
}

/** One text for one movement, to compare sets of them. */
export function nameOfMove(move: Move): string {
  const parts = [...move].map(([item, quantity]) => `${item} ${quantity > 0 ? "+" : ""}${quantity / 10_000}`);
  return parts.sort().join(", ");
}
