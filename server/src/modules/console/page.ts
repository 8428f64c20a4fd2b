// The definition of a page: its path, who may open it, and what it shows and does. `index.ts` runs it.
import type { SafeHtml } from "@remix-run/html-template";
import { neutralWords, type TaxWords } from "@taxctl/sdk/rules/profiles";
import type { Config } from "../../base/config.ts";
import type { Role } from "../../core/accounts/roles.ts";
import type { OperationId } from "../../core/context/operations.ts";
import type { Caller, DataOf, Download, Problem } from "./call.ts";
import type { IconName } from "./icons.ts";
import type { Form } from "./sent-form.ts";

export type Me = DataOf<"getMe">;

/** A request of a browser, as a page that needs no session sees it. */
export type PublicPage = Pick<Caller, "call" | "read" | "readFile" | "download" | "within"> & {
  /** The path with its values, below the origin. */
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  /** The fields that were sent; empty when the page is opened. */
  form: Form;
  /** Why the submitted form failed: `get` shows it again with its input. */
  problem: Problem | undefined;
  /** The labels of the fields that the page shows, by their names: the summary of a problem leads to them. */
  labels: Map<string, string>;
  /** The token that proves that a form comes from this page. An operation may change it with the session's token. */
  csrf(): string;
  /** The key that makes a form that is sent twice act once. */
  requestKey: string;
  /** The service's clock. */
  nowMs: number;
  /** The operators' terms that a registration must accept. */
  terms: Config["terms"];
  /** Whether mails leave the service; without a mail server they are files. */
  sendsMail: boolean;
  /** In which times are shown: that of the account, on the page of a branch its own. */
  timeZone: string;
  me?: Me;
};

export type PersonPage = PublicPage & { me: Me };

export type AccountPage = PersonPage & {
  account: Me["memberships"][number]["account"];
  role: Role;
  environment: "live" | "sandbox";
  /** `/console/7/live` */
  base: string;
  /** The page in the time zone of a branch. */
  inBranch(bhfId: string): Promise<AccountPage>;
  /** What people of its devices' country call the tax and the TIN. */
  words: TaxWords;
  /** Of the account's amounts, such as `KES`; null where it is not known. */
  currency: string | null;
  /** Whether the person's role may call an operation. */
  may(id: OperationId): boolean;
};

/** How the country of the page's account calls its tax; before a sign-in and for operators the neutral words. */
export const wordsOf = (page: PublicPage): TaxWords => (isAccountPage(page) ? page.words : neutralWords);

export function isAccountPage(page: PublicPage): page is AccountPage {
  return "environment" in page;
}

/** What a page may have around its body. */
export type PageParts = {
  /** The page above it, a link over the heading. */
  back?: readonly [path: string, label: string] | undefined;
  /** The heading, where it is not the title. */
  heading?: string;
  /** A state, next to the heading. */
  state?: SafeHtml | "" | undefined;
  /** Under the heading: a sentence, or what a reader looks for first. A state that refreshes itself names it `lead`. */
  lead?: SafeHtml | string | undefined;
  /** What can be done here, at the right of the heading. */
  actions?: SafeHtml | "" | undefined;
  /** Why a part of it is missing. */
  problem?: Problem | undefined;
};

/** The response to the browser. */
export type PageResponse =
  | ({ kind: "page"; title: string; body: SafeHtml; status?: number } & PageParts)
  | { kind: "redirect"; to: string }
  /** After a sign-in: the form that was sent when the session had ended. */
  | { kind: "resume"; path: string; kept: string }
  | { kind: "file"; type: string; bytes: Buffer; name: string }
  | ({ kind: "download" } & Download)
  /** The changes in the environment, as long as the page is open. */
  | { kind: "changes" }
  | { kind: "problem"; problem: Problem };

/** A page to show. */
export const show = (title: string, body: SafeHtml, parts: PageParts = {}): PageResponse => ({
  kind: "page",
  title,
  body,
  ...parts,
});

/** A redirect; `done` names the sentence of the route about the action. */
export function goTo(path: string, done?: string): PageResponse {
  return {
    kind: "redirect",
    to: done === undefined ? path : `${path}${path.includes("?") ? "&" : "?"}done=${done}`,
  };
}

/** Where the work of operators begins: they need two-factor sign-in. */
export const operatorsPath = ({ two_factor }: Me): string =>
  two_factor ? "/console/operators" : "/console/me/two-factor?done=operator";

/** The page again, with its input and the reason for the failure. */
export const again = (problem: Problem): PageResponse => ({ kind: "problem", problem });

/** Waits for a call: a redirect after its success, else the page again. */
export async function goAfter(
  call: Promise<{ ok: true } | { ok: false; problem: Problem }>,
  path: string,
  done?: string,
): Promise<PageResponse> {
  const result = await call;
  return result.ok ? goTo(path, done) : again(result.problem);
}

type Shared<Page> = {
  /** Below `/console`, or for an account below `/console/{account}/{environment}`; `:name` takes a value. */
  path: string;
  /** Shows the page. It only reads. */
  get?: (page: Page) => Promise<PageResponse>;
  /** Runs the form, then redirects. After a failure `get` is shown again. */
  post?: (page: Page) => Promise<PageResponse>;
  /** Sentences for `goTo(…, done)`. */
  done?: Readonly<Record<string, string>>;
  /** The largest form, in bytes; 64 KiB by default. */
  mostBytes?: number;
  /** The problem of a form that is larger. */
  tooLarge?: (bytes: number) => Problem;
};

/** An entry of the menu; `needs` is the operation without which the page is of no use. */
export type MenuEntry = {
  label: string;
  icon: IconName;
  /** The work of each day, or what is set up once. */
  group: "work" | "setup";
  order: number;
  needs: OperationId;
  /** Pages under another path that belong to it. */
  has?: readonly string[];
  /** What waits there, counted in the menu. */
  waits?: "waiting" | "imports";
};

/** What waits in an environment. */
export type Counts = DataOf<"getOverviewCounts">;

export type Route =
  | ({ access: "public" } & Shared<PublicPage>)
  | ({ access: "person" } & Shared<PersonPage>)
  /** `needs`: an operation without which the page can't be opened. */
  | ({ access: "account"; menu?: MenuEntry; needs?: OperationId } & Shared<AccountPage>);
