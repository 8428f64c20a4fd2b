// `npm run pictures`: takes the pictures of docs/pictures from the running product, as `npm start` runs it, in Chromium.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Taxctl } from "@taxctl/sdk";
import type { Browser, Page } from "playwright-core";
import { startBrowser } from "../browser/support.ts";
import { startTaxd } from "../support/taxd.ts";
import { sheetPage, terminalPage } from "./html.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = join(root, "docs/pictures");

/** Wide enough for the console's tables, and small enough for a README. */
const screen = { width: 1120, height: 700 };

type Started = { origin: string; console: string; email: string; password: string; client: Taxctl };

/** What `npm start` prints. */
function readStarted(text: string, dataDir: string, key: string): Started {
  const shown = /Console\s+(http\S+)\s+sign in as (\S+), password (\S+)/.exec(text);
  const [, consoleUrl, email, password] = shown ?? [];
  if (consoleUrl === undefined || email === undefined || password === undefined)
    throw new Error(`npm start printed no console in ${dataDir}:\n${text}`);
  const { origin } = new URL(consoleUrl);
  const client = new Taxctl({ apiKey: key, baseUrl: `${origin}/api/v1`, branch: "00", pace: false });
  return { origin, console: consoleUrl, email, password, client };
}

/** Sales as a shop has them, one of which its control unit rejects. */
async function sell({ client }: Started): Promise<{ id: string; link: string }> {
  const { body } = await client.items.list({ per_page: 10, is_active: true }).withResponse();
  const withVat = body.data.filter(({ tax_type_code }) => tax_type_code === "A");
  const items = [...withVat, ...withVat];
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Africa/Nairobi" }).replaceAll("-", "");
  const buyers = [undefined, "Baraka Hotel Ltd", undefined, "Upendo Primary School", "Mwangi & Sons"];
  let last = "";
  for (const [index, customer_name] of buyers.entries()) {
    const lines = items.slice(index, index + 2).map(({ item_code, default_price }, line) => ({
      item_code,
      quantity: line + index + 1,
      unit_price: default_price,
    }));
    const sale = { invoice_no: `INV-${1001 + index}`, sale_date: today, payment_type: "01", items: lines };
    const sold = await client.sales.create({ ...sale, ...(customer_name && { customer_name }) });
    last = sold.transaction_id;
  }
  // The simulator's own word for a sale that its unit rejects.
  const rejected = { invoice_no: "INV-1006", sale_date: today, payment_type: "01", remark: "SIM-884x1" };
  const [item] = items;
  if (item) {
    const line = { item_code: item.item_code, quantity: 1, unit_price: item.default_price };
    await client.sales.create({ ...rejected, items: [line] }).catch(() => undefined);
  }
  const link = await client.transactions.createReceiptLink(last);
  return { id: last, link: link.url };
}

async function signIn(page: Page, started: Started): Promise<void> {
  await page.goto(started.console);
  await page.getByLabel("E-mail address").fill(started.email);
  await page.getByLabel("Password").fill(started.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(started.console);
}

async function takeAll(browser: Browser, started: Started): Promise<void> {
  const { id, link } = await sell(started);
  const context = await browser.newContext({ viewport: screen });
  const page = await context.newPage();
  const take = (name: string, fullPage = false) =>
    page.screenshot({ path: join(folder, `${name}.png`), fullPage });
  await signIn(page, started);
  await take("console");
  await page.goto(`${started.console}/documents/${id}`);
  await take("document");
  await page.goto(`${started.origin}/docs`);
  await page
    .locator(".opblock")
    .first()
    .evaluate((operation) => operation.parentElement?.parentElement?.scrollIntoView());
  await take("api-reference");
  await page.setViewportSize({ width: 520, height: 700 });
  await page.goto(link);
  await take("receipt", true);
  await context.close();
}

/** The books compared with suppliers' invoices: as the terminal shows it, and as the workbook for the month. */
async function takeMonth(browser: Browser, dataDir: string): Promise<void> {
  // One stream, as a terminal shows both.
  const run = (...args: string[]): string => {
    const script = 'exec node --conditions=source cli/bin/run.js "$@" 2>&1';
    const env = { ...process.env, HOME: home };
    const { status, stdout } = spawnSync("sh", ["-c", script, "sh", ...args], { cwd: root, env });
    if (status !== 0) throw new Error(`taxctl ${args.join(" ")} ended with ${status}: ${stdout}`);
    return stdout.toString();
  };
  const books = join(dataDir, "purchases.csv");
  const workbook = join(home, "month.xlsx");
  const fields = "status,supplier_name,authority_number,books_number,difference";
  const printed = run("purchases", "match", "--books", books, "--fields", fields);
  run("purchases", "report", "--books", books, "--out", workbook);
  const page = await browser.newPage({ viewport: { width: 880, height: 200 } });
  const take = async (name: string, content: string) => {
    await page.setContent(content);
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  };
  const command = `npx taxctl purchases match --books data/purchases.csv --fields ${fields}`;
  await take("terminal", terminalPage(command, printed));
  await take("workbook", await sheetPage(workbook, "Reconciliation"));
  await page.close();
}

const home = mkdtempSync(join(tmpdir(), "taxctl-pictures-"));
const dataDir = join(home, "data");
const taxd = startTaxd(["start"], { HOME: home, TAXD_PORT: "0", TAXD_DATA_DIR: dataDir });
const browser = await startBrowser();
try {
  const text = await taxd.printed("Ctrl-C ends it");
  const key = /Sandbox key\s+(txs_\S+)/.exec(text)?.[1] ?? "";
  await mkdir(folder, { recursive: true });
  await takeAll(browser, readStarted(text, dataDir, key));
  await takeMonth(browser, dataDir);
} finally {
  await browser.close();
  taxd.child.kill("SIGTERM");
  await taxd.finished;
  rmSync(home, { recursive: true, force: true });
}
