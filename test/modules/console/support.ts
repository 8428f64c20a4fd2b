// A browser without script, as tests of pages use it: keeps its cookie, follows redirects, and fills in the forms that a page has.
import { awayMailServer } from "../../support/mails.ts";
import { insertToken, personOf } from "../../support/people.ts";
import { startTestService, type TestService, type TestServiceOptions } from "../../support/service.ts";

/** A service with the console, whose mails stay in the outbox. */
export function startConsole(options: TestServiceOptions = {}): Promise<TestService> {
  return startTestService({
    ...options,
    overrides: { mailTransport: awayMailServer, ...options.overrides },
    environment: { TAXD_CONSOLE: "on", TAXD_PUBLIC_URL: "http://console.example", ...options.environment },
  });
}

export type Shown = {
  status: number;
  headers: Headers;
  /** Where the browser is, below the origin. */
  path: string;
  html: string;
  /** The words of the page, without tags. */
  text: string;
};

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};
const unescaped = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? "");

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : unescaped(found);
};

type FoundForm = { action: string; isUpload: boolean; fields: URLSearchParams; label: string };

/** The forms of a page that are sent, with the fields as they are filled in. */
export function formsOf({ html, path }: Pick<Shown, "html" | "path">): FoundForm[] {
  return [...html.matchAll(/<form method="post"([^>]*)>(.*?)<\/form>/gs)].map(
    ([, head = "", content = ""]) => {
      const fields = new URLSearchParams();
      for (const [tag] of content.matchAll(/<input\b[^>]*>/g)) {
        const name = attribute(tag, "name");
        const isLeftOut = attribute(tag, "type") === "checkbox" && !/\schecked/.test(tag);
        if (name !== undefined && !isLeftOut) fields.append(name, attribute(tag, "value") ?? "");
      }
      for (const [, tag = "", text = ""] of content.matchAll(/<textarea([^>]*)>\n?(.*?)<\/textarea>/gs))
        fields.append(attribute(tag, "name") ?? "", unescaped(text));
      for (const [, tag = "", options = ""] of content.matchAll(/<select([^>]*)>(.*?)<\/select>/gs)) {
        const chosen =
          /<option value="([^"]*)" selected>/.exec(options) ?? /<option value="([^"]*)"/.exec(options);
        fields.append(attribute(tag, "name") ?? "", unescaped(chosen?.[1] ?? ""));
      }
      const label = /<button type="submit"[^>]*>([^<]*)</.exec(content)?.[1] ?? "";
      return {
        action: attribute(head, "action") ?? path,
        isUpload: head.includes("multipart"),
        fields,
        label: unescaped(label),
      };
    },
  );
}

/** A field of the API: no sentence of a page has one. */
export const snakeCase = /(?<![\w.])[a-z]+_[a-z_]+(?![\w.])/;

/** The words on the buttons of a page's forms. */
export const labels = (page: Shown): string[] => formsOf(page).map(({ label }) => label);

export class Browser {
  readonly #origin: string;
  cookie: string | undefined;

  constructor({ origin }: { origin: string }, cookie?: string) {
    this.#origin = origin;
    this.cookie = cookie;
  }

  async request(
    method: string,
    path: string,
    init: { body?: URLSearchParams | FormData; headers?: Record<string, string> } = {},
  ): Promise<Shown> {
    const response = await fetch(this.#origin + path, {
      method,
      redirect: "manual",
      headers: {
        ...(this.cookie === undefined ? {} : { Cookie: this.cookie }),
        "Sec-Fetch-Site": "same-origin",
        ...init.headers,
      },
      ...(init.body ? { body: init.body } : {}),
    });
    const [given] = response.headers.getSetCookie();
    if (given !== undefined) {
      const [pair = ""] = given.split(";");
      this.cookie = pair.endsWith("=") ? undefined : pair;
    }
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
    if (isStream) await response.body?.cancel();
    const html = isStream ? "" : await response.text();
    const text = unescaped(
      html.replaceAll(/<(title|script)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]*>/g, " "),
    ).replaceAll(/\s+/g, " ");
    return { status: response.status, headers: response.headers, path, html, text };
  }

  /** Opens a page, and the pages that it leads to. */
  async open(path: string): Promise<Shown> {
    return this.#follow(await this.request("GET", path));
  }

  /** Fills in the form with a button and sends it; with `file`, as a form that uploads it. */
  async submit(
    page: Shown,
    label: string,
    values: Record<string, string> = {},
    file?: { name: string; content: Blob },
  ): Promise<Shown> {
    const form = formsOf(page).find((candidate) => candidate.label === label);
    if (!form)
      throw new Error(
        `${page.path} has no form "${label}": ${formsOf(page)
          .map((one) => one.label)
          .join(", ")}`,
      );
    for (const [name, value] of Object.entries(values)) form.fields.set(name, value);
    if (!form.isUpload) return this.#follow(await this.request("POST", form.action, { body: form.fields }));
    const body = new FormData();
    for (const [name, value] of form.fields) if (name !== file?.name) body.append(name, value);
    if (file) body.append(file.name, file.content);
    return this.#follow(await this.request("POST", form.action, { body }));
  }

  /** Sends a form to a path, and opens its answer if that was kept for the session. */
  async post(
    path: string,
    init: { body?: URLSearchParams | FormData; headers?: Record<string, string> } = {},
  ): Promise<Shown> {
    const sent = await this.request("POST", path, init);
    return sent.headers.get("location")?.includes("?reply=") ? this.#follow(sent) : sent;
  }

  async #follow(shown: Shown): Promise<Shown> {
    const to = shown.headers.get("location");
    return shown.status === 303 && to !== null ? this.open(to) : shown;
  }
}

/** The path of the link in a mail's text. */
export function linkIn(text: string): string {
  const link = /https?:\/\/[^/\s]+(\/console\S*)/.exec(text)?.[1];
  if (link === undefined) throw new Error(`no link in: ${text}`);
  return link;
}

/** A browser in which a user is signed in. */
export async function browserOf(
  test: TestService,
  userId: number,
  session: { confirmed_at?: number } = {},
): Promise<Browser> {
  return new Browser(
    test,
    `taxctl-session=${await insertToken(test, await personOf(test, userId), session)}`,
  );
}

/** Fills in the form for books with a file; a browser sends one without a name where none is chosen. */
export function uploadBooks(
  browser: Browser,
  page: Shown,
  books: string | undefined,
  values: Record<string, string> = {},
): Promise<Shown> {
  const content =
    books === undefined ? new File([], "") : new File([books], "march.csv", { type: "text/csv" });
  return browser.submit(page, "Upload and match", values, { name: "file", content });
}
