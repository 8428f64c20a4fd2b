// Chromium as a person uses it, wide and narrow, with axe to judge each page.
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "chai";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

const programs = [
  process.env.TEST_CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

export async function startBrowser(): Promise<Browser> {
  const executablePath = programs.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined)
    throw new Error(
      "There is no Chromium. Install it (Debian: apt-get install chromium), or name it in TEST_CHROMIUM.",
    );
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
}

export const sizes = { wide: { width: 1280, height: 900 }, narrow: { width: 360, height: 740 } } as const;
export type Size = keyof typeof sizes;
/** Tablets, windows next to another, and the narrowest phones. */
const widthsBetween = [1024, 800, 720, 320];

export type Visitor = { context: BrowserContext; page: Page; problems: string[]; close(): Promise<void> };

/** A person with an empty browser. What the browser complains about is kept: a blocked script or style is a fault. */
export async function visit(
  browser: Browser,
  { size = "wide", hasScript = true }: { size?: Size; hasScript?: boolean } = {},
): Promise<Visitor> {
  const context = await browser.newContext({ viewport: sizes[size], javaScriptEnabled: hasScript });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (line) => {
    // The failures that tests provoke are responses of the service.
    if (line.type() === "error" && !line.text().startsWith("Failed to load resource"))
      problems.push(line.text());
  });
  return { context, page, problems, close: () => context.close() };
}

/** Nothing that axe finds by WCAG 2.2 AA, nothing wider than the screen, nothing that the browser complains about. */
export async function expectGood({ page, problems }: Visitor, name: string): Promise<void> {
  await picture(page, name);
  const axe = new AxeBuilder({ page }).withTags([
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
  ]);
  await expectNoViolation(axe, name);
  await page.emulateMedia({ colorScheme: "dark" });
  await picture(page, `${name}-dark`);
  await expectNoViolation(new AxeBuilder({ page }).withRules("color-contrast"), `${name} in dark colors`);
  await page.emulateMedia({ colorScheme: "light" });
  const size = page.viewportSize() ?? sizes.wide;
  for (const width of [size.width, ...widthsBetween.filter((between) => between < size.width)]) {
    await page.setViewportSize({ ...size, width });
    const overflow = await page.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth);
    expect(overflow, `${name} is wider than ${width} px`).to.equal(0);
  }
  await page.setViewportSize(size);
  // Each cell has one element: on narrow screens it stands next to its label.
  const split = await page
    .locator("td[data-label], th[data-label]")
    .evaluateAll((cells) => cells.filter(({ childNodes }) => childNodes.length !== 1).length);
  expect(split, `cells of ${name} that break into columns`).to.equal(0);
  expect(problems, name).to.deep.equal([]);
}

async function expectNoViolation(axe: AxeBuilder, name: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
  expect(found, name).to.deep.equal([]);
}

/** `BROWSER_PICTURES=folder` keeps a picture of each page. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.BROWSER_PICTURES;
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
