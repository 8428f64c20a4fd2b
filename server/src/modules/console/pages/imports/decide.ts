// Decisions about customs records: approval under one of the account's items, and rejection; of one record or of several.
import { lackingOf, processBody, type Supplied, unitWarning } from "@taxctl/sdk/rules/reconcile";
import { cutText } from "../../../../base/cut-text.ts";
import { CallFailed, type Problem } from "../../call.ts";
import { type AccountPage, again, goTo, type PageResponse } from "../../page.ts";
import { plural } from "../../words.ts";
import { classOf } from "../items/class-field.ts";
import { readyBranches } from "../month/suppliers.ts";
import { type Item, type Own, readOwn } from "./suggestions.ts";
import { type ImportRecord, itemField, partsOfId } from "./words.ts";

/** How many approvals wait for the control unit at the same time. */
const atOnce = 5;

/** The status of a rejected record. */
const cancelled = "4";

const invalid = (message: string, errors: Record<string, string[]>): Problem => ({
  status: 422,
  code: "validation_failed",
  message,
  errors,
});

/** A stored record. @throws CallFailed 404 */
export async function readRecord(page: AccountPage, id: string): Promise<ImportRecord> {
  const { branch_id, record } = partsOfId(id);
  const query = { branch_id, record, status: "all", per_page: 1 } as const;
  // Without both, the list would have any record first.
  const isNamed = branch_id !== "" && record !== "";
  const [found] = isNamed ? (await page.read("listImports", { query })).data : [];
  if (!found)
    throw new CallFailed({ status: 404, code: "not_found", message: "There is no such customs record" });
  return found;
}

type Decision = { id: string; record: ImportRecord; item_code: string; item: Item | undefined };

/** The number of a field, as the operation checks it. */
const suppliedOf = ({ form: sent }: AccountPage): Supplied => ({
  invoice_amount: sent.number("invoice_amount"),
  origin_nation_code: sent.text("origin_nation_code").toUpperCase() || undefined,
});

/** Why a record can't be approved as the form says. */
function objectionTo({ record, item, item_code }: Decision, given: Supplied, unitsAreMeant: boolean) {
  if (item_code === "") return "choose one of your items";
  const lacking = lackingOf(record, given);
  if (lacking.includes("invoice_amount")) return "the record has no amount: open it, and enter the amount";
  if (lacking.includes("origin_nation_code"))
    return "the record has no country of origin: open it, and enter the country";
  const warning = unitWarning(record, item);
  return warning === "" || unitsAreMeant ? undefined : `${warning}. Tick the box below if that is right`;
}

async function approve(page: AccountPage, decision: Decision): Promise<Problem | undefined> {
  const { id, record, item_code } = decision;
  const given = suppliedOf(page);
  const objection = objectionTo(decision, given, page.form.has("units_are_meant"));
  if (objection !== undefined) return invalid(objection, { [itemField(id)]: [objection] });
  const { branch_id } = record;
  const body = { ...processBody(record, given, item_code), branch_id };
  return problemAt(id, await page.call("processImport", { body }));
}

async function reject(page: AccountPage, { id, record, item_code, item }: Decision) {
  if (item_code === "") {
    const objection = "name any item of yours: the tax authority asks for one";
    return invalid(objection, { [itemField(id)]: [objection] });
  }
  const { branch_id, task_code, declaration_date, item_sequence, hs_code } = record;
  const { me } = page;
  const result = await page.call("updateImportItem", {
    body: {
      branch_id,
      task_code,
      declaration_date,
      item_sequence,
      hs_code,
      item_code,
      item_class_code: item?.item_class_code,
      import_item_status_code: cancelled,
      modifier_name: cutText(me.name, 60),
      modifier_id: String(me.id),
    },
  });
  return problemAt(id, result);
}

/** Fields of the page's own. Messages about others stand at the record's item. */
const ownFields = ["invoice_amount", "origin_nation_code"];

function problemAt(id: string, result: { ok: true } | { ok: false; problem: Problem }): Problem | undefined {
  if (result.ok) return undefined;
  const { errors, ...problem } = result.problem;
  if (!errors) return problem;
  const own = Object.entries(errors).filter(([name]) => ownFields.includes(name));
  const others = Object.entries(errors).flatMap(([name, texts]) => (ownFields.includes(name) ? [] : texts));
  return {
    ...problem,
    errors: { ...Object.fromEntries(own), ...(others.length > 0 && { [itemField(id)]: others }) },
  };
}

/** Of several problems: the gravest status, and every message at its record. */
function together(done: number, failed: readonly (readonly [Decision, Problem])[], word: string): Problem {
  const [[, only] = [undefined, undefined], ...others] = failed;
  if (only && others.length === 0 && done === 0) return only;
  const errors = failed.map(([{ id }, { errors: own, message }]) => [
    itemField(id),
    Object.values(own ?? {}).flat().length > 0 ? Object.values(own ?? {}).flat() : [message],
  ]);
  return {
    status: Math.max(...failed.map(([, { status }]) => status)),
    code: "imports_left",
    message: `${plural(done, "record")} ${word}, ${failed.length} not.`,
    errors: Object.fromEntries(errors),
  };
}

const isAway = (problem: Problem | undefined): boolean => problem !== undefined && problem.status >= 500;

/** Carries out the decisions a few at a time. A control unit that is away ends it: the others would only wait too. */
async function decideAll(page: AccountPage, decisions: readonly Decision[], isRejection: boolean) {
  const failed: [Decision, Problem][] = [];
  let done = 0;
  for (let at = 0; at < decisions.length && !failed.some(([, problem]) => isAway(problem)); at += atOnce) {
    const some = decisions.slice(at, at + atOnce);
    const problems = await Promise.all(
      some.map((decision) => (isRejection ? reject(page, decision) : approve(page, decision))),
    );
    for (const [index, decision] of some.entries()) {
      const problem = problems[index];
      if (problem) failed.push([decision, problem]);
      else done++;
    }
  }
  const stopped = decisions.length - done - failed.length;
  return { done, failed, stopped };
}

/** The ticked records with their items. */
async function decisionsOf(page: AccountPage, own: (branch: string) => Promise<Own>): Promise<Decision[]> {
  const ids = [...new Set(page.form.all("tick"))].slice(0, 100);
  return Promise.all(
    ids.map(async (id) => {
      const record = await readRecord(page, id);
      const item_code = page.form.text(itemField(id)).toUpperCase();
      return { id, record, item_code, item: (await own(record.branch_id)).byCode.get(item_code) };
    }),
  );
}

/** The form of the list, and that of one record. */
export async function decide(page: AccountPage): Promise<PageResponse> {
  if (!page.form.has("tick"))
    return again({ ...invalid("Tick at least one record.", {}), errors: {}, code: "nothing_ticked" });
  const known = new Map<string, Promise<Own>>();
  const own = (branch: string) => {
    const read = known.get(branch) ?? readOwn(page, branch);
    known.set(branch, read);
    return read;
  };
  const isRejection = page.form.text("do") === "reject";
  const word = isRejection ? "rejected" : "approved";
  const { done, failed, stopped } = await decideAll(page, await decisionsOf(page, own), isRejection);
  const here = new URLSearchParams(page.path.endsWith("/record") ? {} : page.query);
  here.delete("done");
  here.delete("tick");
  if (failed.length === 0) return goTo(`${page.base}/imports${here.size > 0 ? `?${here}` : ""}`, word);
  const problem = together(done, failed, word);
  const rest = stopped > 0 ? ` ${plural(stopped, "record")} not tried.` : "";
  return again({ ...problem, message: `${problem.message}${rest}` });
}

/** Registers an item for a record, and books the record in under it. */
export async function makeItem(page: AccountPage): Promise<PageResponse> {
  const { form: sent } = page;
  const id = sent.text("record_id");
  const record = await readRecord(page, id);
  const lacking = lackingOf(record, suppliedOf(page));
  if (lacking.length > 0)
    return again(
      invalid("The record lacks a value", Object.fromEntries(lacking.map((name) => [name, ["is required"]]))),
    );
  const made = await page.call("createItem", {
    body: {
      branch_id: record.branch_id,
      item_name: sent.text("item_name"),
      item_class_code: (await classOf(page)) ?? "",
      tax_type_code: sent.text("tax_type_code") as Item["tax_type_code"],
      qty_unit_code: sent.text("qty_unit_code"),
      pkg_unit_code: sent.text("pkg_unit_code"),
      origin_nation_code: suppliedOf(page).origin_nation_code ?? record.origin_nation_code ?? undefined,
      default_price: sent.number("default_price") ?? 0,
    },
  });
  if (!made.ok) return again(made.problem);
  const { item_code } = Object(made.body.data) as { item_code: string };
  const problem = await approve(page, { id, record, item_code, item: undefined });
  return problem ? again(problem) : goTo(`${page.base}/imports`, "approved");
}

/** Fetches the new records of every branch that can call its control unit. */
export async function fetchRecords(page: AccountPage): Promise<PageResponse> {
  for (const branch_id of await readyBranches(page)) {
    const result = await page.call("selectImportItems", { body: { branch_id } });
    if (!result.ok) return again(result.problem);
  }
  return goTo(`${page.base}/imports`, "fetched");
}
