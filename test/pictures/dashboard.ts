// `npm run pictures:dashboard`: docs/pictures/dashboard.png. The panels of deploy/grafana/taxd.json over what a Prometheus with the rules
// of deploy/prometheus read of a busy service, one of whose units is gone after a while. Grafana draws the same panels in its style.
import { spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Simulator, startSimulator } from "../../server/src/simulator/index.ts";
import { startBrowser } from "../browser/support.ts";
import { openBranch, sale, type TestBranch } from "../support/branch.ts";
import { freePort } from "../support/ports.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { dashboardPage, type Panel, type Result } from "./dashboard-html.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const seconds = 120;
const step = 2;

/** Sales at some branches for a while. After a third of it, the unit of the last branch is gone. */
async function sellFor(test: TestService, branches: readonly TestBranch[], unit: Simulator): Promise<void> {
  const beginMs = Date.now();
  let isAway = false;
  for (let round = 0; Date.now() < beginMs + seconds * 1000; round++) {
    if (!isAway && Date.now() > beginMs + (seconds * 1000) / 3) {
      isAway = true;
      await unit.close();
    }
    for (const { bhf_id } of branches)
      for (let count = 0; count < 1 + ((round + Number(bhf_id)) % 3); count++)
        await test.client.sales.create(sale({ branch_id: bhf_id }), { async: true });
    await delay(250);
  }
}

async function read<Data>(url: string): Promise<Data[]> {
  const response = await fetch(url);
  const { data, error } = (await response.json()) as { data?: { result: Data[] }; error?: string };
  if (!data) throw new Error(`${url}: ${error}`);
  return data.result;
}

async function resultsOf(prometheus: string, panel: Panel): Promise<Result[]> {
  const end = Date.now() / 1000;
  const found: Result[] = [];
  for (const { expr, legendFormat = "" } of panel.targets ?? []) {
    const query = encodeURIComponent(expr.replaceAll("$__rate_interval", "20s"));
    const range = `start=${end - seconds}&end=${end}&step=${step}`;
    const series = await read<Result>(`${prometheus}/api/v1/query_range?query=${query}&${range}`);
    found.push(...series.map((one) => ({ ...one, legend: legendFormat })));
  }
  return found;
}

const folder = mkdtempSync(join(tmpdir(), "taxctl-dashboard-"));
const test = await startTestService({
  environment: { TAXD_METRICS: "on" },
  overrides: { syncWaitMs: 4_000 },
});
const browser = await startBrowser();
const port = await freePort();
copyFileSync(join(root, "deploy/prometheus/rules.yml"), join(folder, "rules.yml"));
const settings = readFileSync(join(root, "deploy/prometheus/prometheus.yml"), "utf8")
  .replaceAll("15s", "1s")
  .replace("127.0.0.1:8080", new URL(test.origin).host);
writeFileSync(join(folder, "prometheus.yml"), settings);
const prometheus = spawn(
  "prometheus",
  [
    `--config.file=${folder}/prometheus.yml`,
    `--storage.tsdb.path=${folder}/data`,
    `--web.listen-address=127.0.0.1:${port}`,
  ],
  { stdio: "ignore" },
);
try {
  const unit = await startSimulator();
  const branches: TestBranch[] = [];
  for (const bhf_id of ["00", "01"]) branches.push(await openBranch(test, { bhf_id, price: 0 }));
  branches.push(await openBranch(test, { bhf_id: "02", price: 0, url: unit.url }));
  await sellFor(test, branches, unit);
  const { panels } = JSON.parse(readFileSync(join(root, "deploy/grafana/taxd.json"), "utf8")) as {
    panels: Panel[];
  };
  const drawn = [];
  // The last rows, database and backups, would make the picture too large.
  const first = panels.slice(
    0,
    panels.findIndex(({ title }) => title === "Database"),
  );
  for (const panel of first)
    drawn.push({ panel, results: await resultsOf(`http://127.0.0.1:${port}`, panel) });
  const page = await browser.newPage({ viewport: { width: 976, height: 700 } });
  await page.setContent(dashboardPage(drawn));
  await page.screenshot({ path: join(root, "docs/pictures/dashboard.png"), fullPage: true });
} finally {
  await browser.close();
  const ended = new Promise((resolve) => prometheus.once("exit", resolve));
  prometheus.kill("SIGTERM");
  await ended;
  await test.close();
  rmSync(folder, { recursive: true, force: true });
}
