// Actions on the books as a whole: upload, accept certain pairs, register, and the workbook.
import { html, type SafeHtml } from "@remix-run/html-template";
import { sizeText } from "../../../../http/body.ts";
import type { BodyOf, Problem } from "../../call.ts";
import { inForm } from "../../file-words.ts";
import { type AccountPage, again, goTo, type PageResponse, show } from "../../page.ts";
import { plural } from "../../words.ts";
import { certainRows } from "./row-count.ts";
import { allBranches, columnsIn } from "./upload-form.ts";
import { claimPath, invoiceOf, monthName, monthOf, monthPath } from "./words.ts";

/** How many requests one press of a button makes: pages of 100 rows, or registrations of 200. */
const mostRounds = 10;

/** Bytes of a file of books. */
const mostBytes = 10 * 1024 * 1024;

/** The problem of a file, or of a form with one, that is too large. */
export const tooLarge = (bytes: number): Problem => ({
  status: 413,
  code: "books_too_large",
  message: "The file of the books is too large.",
  errors: { file: [`is larger than ${sizeText(mostBytes)}: it has ${sizeText(bytes)}`] },
});

const idOf = ({ params }: AccountPage) => ({ id: params.books ?? "" });

export async function upload(page: AccountPage): Promise<PageResponse> {
  const { month, from_date, to_date } = monthOf(page);
  const { form: sent } = page;
  const file = sent.file("file");
  if (!file)
    return again({
      status: 422,
      code: "validation_failed",
      message: "Choose a file",
      errors: { file: ["is required"] },
    });
  if (file.size > mostBytes) return again(tooLarge(file.size));
  const named = columnsIn(page.words)
    .map(([name]) => [name, sent.text(`mapping.columns.${name}`)] as const)
    .filter(([, column]) => column !== "");
  const dateFormat = sent.text("mapping.date_format");
  const mapping = {
    ...(named.length > 0 && { columns: Object.fromEntries(named) }),
    ...(dateFormat !== "" && { date_format: dateFormat }),
    ...(sent.has("decimal_comma") && { decimal_comma: true }),
  };
  const branch = sent.text("branch_id");
  if (branch === "")
    return again({
      status: 422,
      code: "validation_failed",
      message: "Choose whose purchases the file has",
      errors: { branch_id: ["is required"] },
    });
  const result = await page.call("createReconciliation", {
    body: {
      from_date,
      to_date,
      file_name: file.name || "books",
      file: Buffer.from(await file.arrayBuffer()).toString("base64"),
      ...(Object.keys(mapping).length > 0 && { mapping }),
      ...(branch !== allBranches && { branch_id: branch }),
    },
  });
  return result.ok ? goTo(monthPath(page, month), "matched") : again(atColumns(page, result.problem));
}

/** Lists what suppliers reported, against no books. */
export async function listWithoutBooks(page: AccountPage): Promise<PageResponse> {
  const { month, from_date, to_date } = monthOf(page);
  // A page that was open for long doesn't replace books that somebody uploaded meanwhile.
  const { data } = await page.read("listReconciliations", { query: { per_page: 100 } });
  if (data.some((one) => one.from_date === from_date && one.to_date === to_date))
    return goTo(monthPath(page, month));
  const result = await page.call("createReconciliation", { body: { from_date, to_date, rows: [] } });
  if (!result.ok) return again(result.problem);
  const id = result.body.data.id;
  return goTo(`${monthPath(page, month)}/books/${id}?open=true`, "listed");
}

/** Columns that are not clear are named in the form's own fields. */
function atColumns({ words }: AccountPage, problem: Problem): Problem {
  const names: readonly string[] = columnsIn(words).map(([name]) => name);
  const errors = Object.entries(problem.errors ?? {}).map(([name, texts]) =>
    names.includes(name)
      ? ([`mapping.columns.${name}`, texts.map((text) => text.replace(/: set `columns\..*$/, ""))] as const)
      : ([name, texts.map(inForm)] as const),
  );
  return {
    ...problem,
    message: inForm(problem.message),
    ...(problem.errors && { errors: Object.fromEntries(errors) }),
  };
}

/** Accepts undecided pairs that agree in everything. */
export async function acceptCertain(page: AccountPage): Promise<PageResponse> {
  const here = monthPath(page, monthOf(page).month);
  for (let round = 0; round < mostRounds; round++) {
    const { data } = await page.read("listReconciliationRows", {
      params: idOf(page),
      query: { ...certainRows, per_page: 100 },
    });
    if (data.length === 0) return goTo(here, "certain");
    const decisions = data.map(({ authority, books, seen }) => ({
      authority_id: authority?.id ?? null,
      books_id: books?.id ?? null,
      seen,
      action: "accept" as const,
    }));
    const result = await page.call("decideReconciliation", { params: idOf(page), body: { decisions } });
    if (!result.ok) return again(result.problem);
    if (result.body.data.rejected > 0) return goTo(here, "changed");
  }
  return goTo(here, "more");
}

/** The page has a link in place of the call that the reason names for programs. */
const reasonOf = (reason: string | null): string =>
  (reason ?? "").replace(/: (set|register) it with (PUT|POST) .*$/, "");

type Registered = BodyOf<"registerReconciliation">["data"];

/** What the service did not register, with what helps: to name the items of many, or to look at one. */
function notRegistered(page: AccountPage, left: Registered["results"]): SafeHtml | "" {
  if (left.length === 0) return "";
  const isUnnamed = (reason: string | null) => reason?.startsWith("no item for") ?? false;
  const items = left.some(({ reason }) => isUnnamed(reason))
    ? html`<p><b>How to fix it:</b> Say which of your items they are, then register again.</p><p><a class="button primary" href="${monthPath(page, monthOf(page).month)}/items">Name the items of suppliers</a></p>`
    : "";
  const lines = left.map(({ authority_id, reason }) => {
    const alone = isUnnamed(reason)
      ? ""
      : html` <a href="${claimPath(page, authority_id)}">Register it alone</a>`;
    return html`<li>${invoiceOf(authority_id)}: ${reasonOf(reason)}${alone}</li>`;
  });
  return html`<h2>Not registered</h2><ul>${lines}</ul>${items}`;
}

export async function register(page: AccountPage): Promise<PageResponse> {
  const { month } = monthOf(page);
  const reason = page.form.text("claim_reason");
  const claim = page.form.has("no_claim")
    ? { claim: "none" as const }
    : {
        ...(!page.form.has("is_late") && { claim_month: month }),
        ...(reason !== "" && { claim_reason: reason }),
      };
  const done: Registered[] = [];
  let after: number | null | undefined;
  for (let round = 0; round < mostRounds && after !== null; round++) {
    const result = await page.call("registerReconciliation", {
      params: idOf(page),
      body: { ...claim, reject: page.form.has("reject"), ...(after !== undefined && { after }) },
    });
    if (!result.ok) return again(result.problem);
    done.push(result.body.data);
    after = result.body.data.next_after;
  }
  const sum = (name: "accepted" | "duplicates" | "not_registered") =>
    done.reduce((total, one) => total + one[name], 0);
  const results = done.flatMap(({ results: some }) => some);
  const late = results.filter(({ claim, reason: why }) => claim === "none" && why !== null);
  const left = results.filter(({ result }) => result === "not_registered").slice(0, 100);
  return show(
    `Purchases of ${monthName(month)}`,
    html`<dl><dt>Stored to be sent</dt><dd>${sum("accepted")}</dd><dt>Registered before</dt><dd>${sum("duplicates")}</dd><dt>Not registered</dt><dd>${sum("not_registered")}</dd></dl>
${sum("accepted") === 0 ? "" : html`<p>The service sends them to the control units now. <a href="${page.base}/documents?type=purchase">Look at the purchases</a></p>`}
${late.length === 0 ? "" : html`<div class="note"><p>${plural(late.length, "purchase")} ${late.length === 1 ? "is" : "are"} too old for a deduction, and registered without a claim: ${late.slice(0, 100).map(({ authority_id }) => html`${invoiceOf(authority_id)}. `)}</p></div>`}
${notRegistered(page, left)}
${after === null ? "" : html`<p>There are more: go back and press the button again.</p>`}
<p><a class="button" href="${monthPath(page, month)}">Back to the month</a></p>`,
  );
}

export async function showReport(page: AccountPage): Promise<PageResponse> {
  const query = { format: "xlsx" as const };
  const { data } = await page.read("getReconciliationReport", { params: idOf(page), query });
  const bytes = Buffer.from(data.content ?? "", "base64");
  return { kind: "file", type: data.media_type, bytes, name: `purchases-${monthOf(page).month}.xlsx` };
}
