// Draws the .txt files of this folder as SVG: `npm run generate`.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = new URL("./", import.meta.url);
const font = 'font-family="Helvetica, Arial, sans-serif"';
const [ink, line, fill, accent, alarm] = ["#1f2933", "#52606d", "#eef3f8", "#0b69a3", "#b91c1c"];

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

type Look = { size?: number; color?: string; bold?: boolean; anchor?: "start" | "middle" };

function text(x: number, y: number, words: string, look: Look = {}): string {
  const { size = 13, color = ink, bold = false, anchor = "middle" } = look;
  const weight = bold ? ' font-weight="bold"' : "";
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${color}" text-anchor="${anchor}"${weight}>${escaped(words)}</text>`;
}

function svg(width: number, height: number, title: string, parts: readonly string[]): string {
  const arrow = (id: string, color: string) =>
    `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="${color}"/></marker>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}" ${font}>
<title>${escaped(title)}</title>
<defs>${arrow("arrow", line)}</defs>
<rect width="${width}" height="${height}" fill="#fff"/>
${parts.join("\n")}
</svg>
`;
}

type Point = { x: number; y: number };

function drawLine(from: Point, to: Point): string {
  return `<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}" stroke="${line}" stroke-width="1.5" marker-end="url(#arrow)"/>`;
}

/** Words with a white background, so that a line below doesn't cross them. */
function label(x: number, y: number, words: string): string {
  if (words === "") return "";
  const width = words.length * 6.2 + 6;
  return `<rect x="${x - width / 2}" y="${y - 11}" width="${width}" height="15" fill="#fff"/>${text(x, y, words, { size: 12, color: accent })}`;
}

const box = { width: 172, height: 56, acrossGap: 96, downGap: 58, margin: 34 };

const cornerOf = (column: number, row: number): Point => ({
  x: box.margin + column * (box.width + box.acrossGap),
  y: box.margin + row * (box.height + box.downGap),
});

function drawFlow(title: string, lines: readonly string[]): string {
  const places = new Map<string, Point>();
  const parts: string[] = [];
  let [columns, rows] = [0, 0];
  for (const entry of lines) {
    const [, name = "", column = "", row = "", words = ""] = /^box (\S+) (\d) (\d): (.+)$/.exec(entry) ?? [];
    if (name !== "") {
      const corner = cornerOf(Number(column), Number(row));
      places.set(name, corner);
      [columns, rows] = [Math.max(columns, Number(column) + 1), Math.max(rows, Number(row) + 1)];
      const [first = "", second = ""] = words.split(" | ");
      const middle = corner.x + box.width / 2;
      parts.push(
        `<rect x="${corner.x}" y="${corner.y}" width="${box.width}" height="${box.height}" rx="6" fill="${fill}" stroke="${line}"/>`,
        text(middle, corner.y + 24, first, { bold: true, size: 14 }),
        text(middle, corner.y + 43, second, { size: 12, color: line }),
      );
      continue;
    }
    const [, ...found] = /^group (\d) (\d) (\d) (\d): (.+)$/.exec(entry) ?? [];
    if (found.length > 0) {
      const [from, to] = [
        cornerOf(Number(found[0]), Number(found[1])),
        cornerOf(Number(found[2]), Number(found[3])),
      ];
      const frame = { x: from.x - 14, y: from.y - 28, width: to.x - from.x + box.width + 28 };
      const height = to.y - from.y + box.height + 42;
      parts.push(
        `<rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${height}" rx="8" fill="none" stroke="${line}" stroke-dasharray="4 4"/>`,
        text(frame.x + 8, frame.y + 15, found[4] ?? "", { size: 12, color: line, anchor: "start" }),
      );
      continue;
    }
    const [, from = "", to = "", remark = ""] = /^(\S+) -> (\S+):(.*)$/.exec(entry) ?? [];
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end) throw new Error(`${title}: no boxes for "${entry}"`);
    const sides = sidesOf(start, end);
    parts.push(drawLine(sides.from, sides.to));
    parts.push(label((sides.from.x + sides.to.x) / 2, (sides.from.y + sides.to.y) / 2 + 4, remark.trim()));
  }
  const { x, y } = cornerOf(columns, rows);
  return svg(x - box.acrossGap + box.margin, y - box.downGap + box.margin, title, parts);
}

/** Where an arrow leaves one box and reaches the other: at the facing sides. */
function sidesOf(start: Point, end: Point): { from: Point; to: Point } {
  const middle = (corner: Point) => ({ x: corner.x + box.width / 2, y: corner.y + box.height / 2 });
  if (start.x === end.x) {
    const isDown = end.y > start.y;
    return {
      from: { x: middle(start).x, y: isDown ? start.y + box.height : start.y },
      to: { x: middle(end).x, y: isDown ? end.y : end.y + box.height },
    };
  }
  const isRight = end.x > start.x;
  return {
    from: { x: isRight ? start.x + box.width : start.x, y: middle(start).y },
    to: { x: isRight ? end.x : end.x + box.width, y: middle(end).y },
  };
}

const column = { width: 190, first: 110, top: 30, step: 40 };

function drawSequence(title: string, [actorLine = "", ...lines]: readonly string[]): string {
  const actors = actorLine.replace("actors: ", "").split(" | ");
  const xOf = (name: string): number => {
    const index = actors.indexOf(name);
    if (index < 0) throw new Error(`${title}: no actor "${name}"`);
    return column.first + index * column.width;
  };
  const parts: string[] = [];
  const ends = new Map<string, number>();
  let y = column.top + 50;
  for (const entry of lines) {
    const [, kind = "", subject = "", remark = ""] = /^(note|crash) ([^:]+): (.+)$/.exec(entry) ?? [];
    if (kind === "note") {
      const width = remark.length * 6.2 + 16;
      const x = Math.min(xOf(subject), column.first + (actors.length - 1) * column.width + 95 - width / 2);
      parts.push(
        `<rect x="${x - width / 2}" y="${y - 15}" width="${width}" height="24" rx="4" fill="#fff8db" stroke="#c9a227"/>`,
        text(x, y + 2, remark, { size: 12 }),
      );
    } else if (kind === "crash") {
      const x = xOf(subject);
      ends.set(subject, y);
      parts.push(
        `<path d="M${x - 9} ${y - 9}L${x + 9} ${y + 9}M${x + 9} ${y - 9}L${x - 9} ${y + 9}" stroke="${alarm}" stroke-width="3"/>`,
        text(x + 18, y + 4, remark, { size: 12, color: alarm, anchor: "start", bold: true }),
      );
    } else {
      const [, from = "", to = "", words = ""] = /^(.+?) -> (.+?): (.+)$/.exec(entry) ?? [];
      const [start, end] = [xOf(from), xOf(to)];
      parts.push(drawLine({ x: start, y }, { x: end, y }));
      parts.push(label((start + end) / 2, y - 6, words));
    }
    y += column.step;
  }
  const heads = actors.map((name) => {
    const x = xOf(name);
    const end = ends.get(name) ?? y - 10;
    return `<rect x="${x - 66}" y="${column.top - 18}" width="132" height="32" rx="6" fill="${fill}" stroke="${line}"/>${text(x, column.top + 3, name, { bold: true })}<line x1="${x}" y1="${column.top + 14}" x2="${x}" y2="${end}" stroke="${line}" stroke-dasharray="3 4"/>`;
  });
  return svg(column.first * 2 + (actors.length - 1) * column.width, y, title, [...heads, ...parts]);
}

/** The picture of a text. */
export function draw(source: string): string {
  const [head = "", ...lines] = source.trim().split("\n");
  const [kind, title = ""] = head.split(/: (.+)/);
  if (kind === "flow") return drawFlow(title, lines);
  if (kind === "sequence") return drawSequence(title, lines);
  throw new Error(`a picture is a flow or a sequence, not ${kind}`);
}

export const sources = readdirSync(folder).filter((name) => name.endsWith(".txt"));

if (import.meta.main) {
  for (const name of sources) {
    const picture = draw(readFileSync(new URL(name, folder), "utf8"));
    writeFileSync(new URL(name.replace(".txt", ".svg"), folder), picture);
  }
}
