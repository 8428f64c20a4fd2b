// The people of the story: each in a browser of their own, with the mails that they get.
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { linkIn, startConsole } from "../modules/console/support.ts";
import { createPlace, type DatabaseFamily } from "../support/database.ts";
import { forSuite } from "../support/suite.ts";
import { expectGood, type Size, startBrowser, type Visitor, visit } from "./support.ts";

export const password = "four unrelated words";

/** One person in a browser of their own. */
export class Person {
  readonly #visitor: Visitor;
  readonly #name: string;
  readonly page: Page;

  constructor(visitor: Visitor, name: string) {
    this.#visitor = visitor;
    this.#name = name;
    this.page = visitor.page;
  }

  /** The page that the person sees is good. */
  sees(name: string): Promise<void> {
    return expectGood(this.#visitor, `story-${this.#name}-${name}`);
  }

  async fill(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values))
      await this.page.getByLabel(label, { exact: true }).fill(value);
  }

  /** Presses a button that is folded away under the same words. */
  async unfoldAndPress(name: string): Promise<void> {
    await this.page.locator("summary", { hasText: name }).click();
    await this.press(name);
  }

  press(name: string | RegExp): Promise<void> {
    return this.page.getByRole("button", { name, exact: true }).click();
  }

  /** Follows a link of the page; on a phone also one of the menu, which "More" opens. */
  async follow(name: string | RegExp): Promise<void> {
    const link = this.page.getByRole("link", { name, exact: true }).first();
    if (!(await link.isVisible())) await this.#opensMenu();
    await link.click();
  }

  async #opensMenu(): Promise<void> {
    const more = this.page.getByRole("link", { name: "More", exact: true });
    if (await more.isVisible()) await more.click();
  }

  reads(text: string | RegExp): Promise<void> {
    return this.page.getByText(text).first().waitFor();
  }

  titled(name: string | RegExp): Promise<void> {
    return this.page.getByRole("heading", { level: 1, name }).waitFor();
  }

  /** The key of the page, which is shown once. */
  async savesKey(): Promise<string> {
    const key = (await this.page.locator("pre").textContent()) ?? "";
    await this.follow("I have saved it");
    return key;
  }

  /** The pages of the menu, without the counts of what waits there. */
  async menu(): Promise<string[]> {
    await this.#opensMenu();
    const links = this.page.getByRole("navigation", { name: "Menu" }).getByRole("link");
    return (await links.allTextContents()).map((text) => text.replace(/ (?:\d+ waiting)?$/, ""));
  }
}

/** A service and a browser for the tests of a suite, and what people do there. */
export function openStory(family: DatabaseFamily, size: Size) {
  let dataDir = "";
  const browser = forSuite(startBrowser);
  const test = forSuite(async () => {
    const place = await createPlace(family);
    dataDir = place.dataDir;
    // Mails become files, as where no mail server is set.
    return startConsole({ place, overrides: { syncWaitMs: 4_000, mailTransport: undefined } });
  });

  /** A person who opens a browser for the first time. */
  async function arrives(name: string): Promise<Person> {
    const visitor = await visit(browser, { size });
    return new Person(visitor, `${name}-${size}`);
  }

  /** Opens the link of the latest mail to an address. The mails are files: there is no mail server. */
  async function opensMail({ page }: Person, to: string): Promise<void> {
    await test.service.mail.drain();
    const folder = join(dataDir, "mail");
    const mails: { text: string; at: number }[] = [];
    for (const name of await readdir(folder)) {
      const text = await readFile(join(folder, name), "utf8");
      if (text.includes(`\nTo: ${to}\n`)) mails.push({ text, at: (await stat(join(folder, name))).mtimeMs });
    }
    const latest = mails.sort((left, right) => right.at - left.at)[0];
    if (!latest) throw new Error(`no mail went to ${to}`);
    await page.goto(test.origin + linkIn(latest.text));
  }

  async function signsIn(person: Person, email: string): Promise<void> {
    await person.page.goto(`${test.origin}/console`);
    await person.fill({ "E-mail address": email, Password: password });
    await person.press("Sign in");
  }

  return { test, arrives, opensMail, signsIn };
}
