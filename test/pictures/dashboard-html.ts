// A page with the panels of a dashboard for Grafana, at their places: figures, lines over time, tables.

/** What the page takes from a panel of the dashboard. */
export type Panel = {
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; legendFormat?: string }[];
  fieldConfig?: {
    defaults: { unit?: string; thresholds?: { steps: { value: number | null; color: string }[] } };
  };
};

/** One series: its labels, and its values over time. */
export type Result = { metric: Record<string, string>; values: [number, string][]; legend?: string };

const cell = { width: 57, height: 32 };
const colors = ["#7eb26d", "#eab839", "#6ed0e0", "#ef843c", "#e24d42", "#1f78c1", "#ba43a9", "#705da0"];
const steps: Record<string, string> = { green: "#73bf69", red: "#f2495c", text: "#d8d9da" };

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const lastOf = ({ values }: Result): number => Number(values.at(-1)?.[1] ?? Number.NaN);

function shown(value: number, unit = "short"): string {
  if (Number.isNaN(value)) return "No data";
  const round = (number: number) => String(Number(number.toPrecision(3)));
  if (unit === "percentunit") return `${(value * 100).toFixed(1)}%`;
  if (unit === "bytes") return value >= 1e9 ? `${round(value / 1e9)} GB` : `${round(value / 1e6)} MB`;
  if (unit === "s") return value > 0 && value < 1 ? `${round(value * 1000)} ms` : `${round(value)} s`;
  return unit === "reqps" ? `${round(value)}/s` : round(value);
}

const nameOf = ({ metric, legend = "" }: Result): string =>
  legend.replaceAll(/\{\{(\w+)\}\}/g, (_, label: string) => metric[label] ?? "");

function figure({ fieldConfig }: Panel, results: readonly Result[]): string {
  const { unit, thresholds } = fieldConfig?.defaults ?? {};
  const value = results[0] ? lastOf(results[0]) : Number.NaN;
  const reached = thresholds?.steps.findLast((one) => one.value === null || value >= one.value);
  const color = steps[reached?.color ?? "text"] ?? steps.text;
  return `<div class=figure style="color:${Number.isNaN(value) ? steps.text : color}">${shown(value, unit)}</div>`;
}

function lines({ gridPos, fieldConfig }: Panel, results: readonly Result[]): string {
  const [width, height] = [gridPos.w * cell.width - 90, gridPos.h * cell.height - 92];
  const all = results.flatMap(({ values }) => values);
  const known = all.map(([, value]) => Number(value)).filter(Number.isFinite);
  const times = all.map(([at]) => at);
  const [from, to, top] = [Math.min(...times), Math.max(...times), Math.max(...known, 1e-9) * 1.1];
  const point = ([at, value]: [number, string]) =>
    `${(((at - from) / Math.max(to - from, 1)) * width).toFixed(1)},${(height - (Number(value) / top) * height).toFixed(1)}`;
  const unit = fieldConfig?.defaults.unit;
  const grid = [0, 0.5, 1].map((part) => {
    const y = height - part * height;
    return `<line x1=0 x2=${width} y1=${y} y2=${y} /><text x=-6 y=${y + 4}>${escaped(shown(part * top, unit))}</text>`;
  });
  const paths = results.map(
    ({ values }, index) =>
      `<polyline points="${values
        .filter(([, value]) => Number.isFinite(Number(value)))
        .map(point)
        .join(" ")}" stroke="${colors[index % colors.length]}" />`,
  );
  const names = results.map(
    (one, index) =>
      `<span><i style="background:${colors[index % colors.length]}"></i>${escaped(nameOf(one))}</span>`,
  );
  return `<svg viewBox="-66 -8 ${width + 76} ${height + 16}" width=${width + 76} height=${height + 16}>${grid.join("")}${paths.join("")}</svg>
<p>${names.join("")}</p>`;
}

function table({ fieldConfig }: Panel, results: readonly Result[]): string {
  const unit = fieldConfig?.defaults.unit;
  const rows = results.map((one) => {
    const { __name__: _, instance: __, job: ___, alertstate: ____, ...labels } = one.metric;
    const texts = Object.values(labels).map((text) => `<td>${escaped(text)}</td>`);
    return `<tr>${texts.join("")}<td>${escaped(shown(lastOf(one), unit))}</td></tr>`;
  });
  return rows.length === 0 ? "<div class=none>No data</div>" : `<table>${rows.join("")}</table>`;
}

function content(panel: Panel, results: readonly Result[]): string {
  if (panel.type === "stat") return figure(panel, results);
  return panel.type === "table" ? table(panel, results) : lines(panel, results);
}

/** The page of all panels with what their queries found. */
export function dashboardPage(drawn: readonly { panel: Panel; results: readonly Result[] }[]): string {
  const end = Math.max(...drawn.map(({ panel: { gridPos } }) => gridPos.y + gridPos.h));
  const boxes = drawn.map(({ panel, results }) => {
    const { x, y, w, h } = panel.gridPos;
    const place = `left:${x * cell.width + 12}px;top:${y * cell.height + 12}px;width:${w * cell.width - 8}px;height:${h * cell.height - 8}px`;
    if (panel.type === "row") return `<h2 style="${place}">${escaped(panel.title)}</h2>`;
    return `<section style="${place}"><h3>${escaped(panel.title)}</h3>${content(panel, results)}</section>`;
  });
  return `<!doctype html><meta charset=utf-8><style>
    html { zoom: 0.7; }
    body { margin: 0; height: ${end * cell.height + 16}px; background: #111217; color: #d8d9da; font: 13px sans-serif; }
    section, h2 { position: absolute; box-sizing: border-box; }
    section { background: #181b1f; border: 1px solid #2b2f36; border-radius: 3px; padding: 6px 10px; overflow: hidden; }
    h2 { margin: 0; font-size: 15px; line-height: 24px; }
    h3 { margin: 0 0 6px; font-size: 13px; font-weight: 500; }
    .figure { font-size: 34px; text-align: center; padding-top: 14px; font-weight: 500; }
    .none { color: #8e9199; text-align: center; padding-top: 60px; }
    svg line { stroke: #2b2f36; } svg text { fill: #8e9199; font-size: 11px; text-anchor: end; }
    polyline { fill: none; stroke-width: 1.5; }
    p { margin: 4px 0 0; max-height: 34px; overflow: hidden; color: #b4b7bd; font-size: 12px; }
    p span { margin-right: 12px; white-space: nowrap; } i { display: inline-block; width: 12px; height: 3px; margin: 0 5px 3px 0; }
    table { border-collapse: collapse; width: 100%; } td { padding: 4px 6px; border-bottom: 1px solid #2b2f36; }
    td:last-child { text-align: right; }
  </style>${boxes.join("")}`;
}
