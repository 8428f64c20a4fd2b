// One branch: its health and the next step, its control unit, its business day, and its own details.
import { html, type SafeHtml } from "@remix-run/html-template";
import {
  capitalized,
  defaultProfile,
  findWire,
  languageNames,
  sharedRulesOf,
  taxWordsOf,
} from "@taxctl/sdk/rules/profiles";
import { checkbox, field, form, given, select } from "../../form.ts";
import { type AccountPage, again, goAfter, goTo, type PageResponse, show } from "../../page.ts";
import { actions, card, foot, formRow } from "../../parts.ts";
import { plainText } from "../../plain-text.ts";
import { time } from "../../words.ts";
import { dayCard } from "./day.ts";
import { healthCard, isAway, lacksCodes } from "./health.ts";
import { stateOf } from "./state.ts";
import { type Branch, branchOf, branchPath, type Device, deviceBadge, readDevice } from "./words.ts";

/** The fields of a branch that a person can edit, in the order of the form. */
const own = [
  ["address_line", "Address"],
  ["city", "Town"],
  ["county", "County"],
  ["postal_code", "Postal code"],
  ["phone", "Phone"],
  ["email", "E-mail address"],
] as const;
const manager = [
  ["manager_name", "Manager"],
  ["manager_phone", "Phone of the manager"],
  ["manager_email", "E-mail address of the manager"],
] as const;
const receipts = [
  ["trade_name", "Trade name on receipts"],
  ["receipt_address", "Address on receipts"],
  ["receipt_header", "Line above the sale"],
  ["receipt_footer", "Line at the end"],
  ["walk_in_customer_name", "Customer name of sales without one"],
] as const;
const texts = [...own, ...manager, ...receipts];

type Language = NonNullable<Branch["receipt_language"]>;

/** Where the profile has several. */
function wireRow({ profile, wire }: Device): SafeHtml {
  const { wires } = sharedRulesOf(profile);
  return wires.length > 1 ? html`<dt>Kind</dt><dd>${findWire(wires, wire)?.title ?? wire}</dd>\n` : html``;
}

function deviceFacts(page: AccountPage, device: Device): SafeHtml {
  return html`<dl><dt>${capitalized(taxWordsOf(device.profile).tin)}</dt><dd>${device.tin}</dd><dt>Serial number</dt><dd>${device.dvc_srl_no}</dd>
${wireRow(device)}<dt>URL</dt><dd>${device.vscu_url}</dd>
<dt>Calls go</dt><dd>${device.via === "relay" ? html`through the branch's <a href="${page.base}/relays">relay</a>` : "from this service"}</dd>
<dt>Initialized</dt><dd>${time(page, device.last_initialized_at)}</dd></dl>
${device.last_error === null ? "" : html`<div class="note"><p><b>The last error:</b> ${plainText(page, device.last_error)}</p></div>`}`;
}

/** A button that sends a sale, in the sandbox. */
export function trySale(page: AccountPage, here: string): SafeHtml {
  const maySell = page.may("createSale") && page.may("createItem");
  if (page.environment !== "sandbox" || !maySell) return html``;
  return card(
    "try",
    "Try a sale",
    html`<div class="rest"><p>This sends one sale of one item at today's date, and shows its receipt. Nothing reaches the tax authority.</p></div>
${foot(form(page, { action: `${here}/first-sale`, label: "Send a sandbox sale" }))}`,
  );
}

/** What can be done with the device, without the steps that the health of the branch offers. */
function deviceActions(page: AccountPage, here: string, { is_active }: Device, offered: Offered): SafeHtml {
  const button = (action: string, label: string) => form(page, { action: `${here}/device/${action}`, label });
  return foot(
    page.may("updateDevice")
      ? html`<a class="button" href="${here}/device">Change<span class="vh"> the device</span></a>`
      : "",
    page.may("testDevice") && !offered.test ? button("test", "Test the connection") : "",
    page.may("initializeDevice") && is_active && !offered.codes
      ? button("initialize", "Fetch the code tables again")
      : "",
  );
}

/** Steps that the health of the branch offers. */
type Offered = { codes: boolean; test: boolean };

function deviceCard(page: AccountPage, here: string, device: Device, offered: Offered): SafeHtml {
  const content = html`<div class="rest">${deviceFacts(page, device)}</div>
${deviceActions(page, here, device, offered)}`;
  return card("device", "Device", content, { end: deviceBadge(device) });
}

/** The form that begins training; the health of the branch offers the one that ends it. */
function trainingForm(page: AccountPage, here: string, device: Device | undefined): SafeHtml {
  if (!device || device.training_since !== null || !page.may("updateDevice")) return html``;
  return formRow(
    "Begin training",
    "Sales and credit notes of all tills are stored as training documents. The control unit doesn't get them.",
    form(page, { action: `${here}/device/training/on`, label: "Begin training" }),
    { label: "Training" },
  );
}

const train =
  (training: boolean) =>
  (page: AccountPage): Promise<PageResponse> => {
    const params = { bhfId: branchOf(page).bhfId };
    return goAfter(
      page.call("updateDevice", { params, body: { training } }),
      branchPath(page, params.bhfId),
      training ? "training" : "trained",
    );
  };

export const [beginTraining, endTraining] = [train(true), train(false)];

/** The form that pauses the branch; its health offers the one that resumes it. */
function pauseForm(page: AccountPage, here: string, branch: Branch): SafeHtml {
  if (branch.paused_at !== null || !page.may("pauseBranch")) return html``;
  return formRow(
    "Pause the branch",
    "Documents are stored, and nothing is sent to the control unit.",
    form(
      page,
      { action: `${here}/pause`, label: "Pause the branch" },
      field(page, { name: "reason", label: "Reason" }),
    ),
    { label: "Pause", isOpen: page.problem?.errors?.reason !== undefined },
  );
}

export const pause = (page: AccountPage): Promise<PageResponse> => {
  const body = { reason: page.form.text("reason") };
  const params = branchOf(page);
  return goAfter(page.call("pauseBranch", { params, body }), branchPath(page, params.bhfId), "paused");
};

export const resume = (page: AccountPage): Promise<PageResponse> => {
  const params = branchOf(page);
  return goAfter(page.call("resumeBranch", { params }), branchPath(page, params.bhfId), "resumed");
};

function removals(page: AccountPage, here: string, device: Device | undefined): SafeHtml[] {
  if (!page.may("deleteBranch")) return [];
  const row = (label: string, text: string, path: string, short: string) =>
    formRow(label, text, form(page, { action: `${here}/${path}`, label, isGrave: true }), {
      label: short,
      isGrave: true,
    });
  const forDevice =
    device === undefined
      ? []
      : [
          row(
            "Remove the device",
            "Until there is another, the branch can't send documents. Number sequences are kept.",
            "device/remove",
            "Remove",
          ),
        ];
  return [
    ...forDevice,
    row("Delete the branch", "A branch that has documents can't be deleted.", "remove", "Delete"),
  ];
}

/** The branch's own details, where it has some. */
function branchFacts(branch: Branch): SafeHtml {
  const known = texts.filter(([name]) => branch[name] !== null && branch[name] !== "");
  if (known.length === 0) return html``;
  return card(
    "details",
    "Details",
    html`<div class="rest"><dl>${known.map(([name, label]) => html`<dt>${label}</dt><dd>${branch[name] ?? ""}</dd>`)}</dl></div>`,
  );
}

/** Where the branch's documents are, and its form. */
const branchActions = (page: AccountPage, here: string, { bhf_id }: Branch): SafeHtml =>
  html`<a class="button" href="${page.base}/documents?bhf_id=${encodeURIComponent(bhf_id)}">Documents</a>${page.may("updateBranch") ? html` <a class="button" href="${here}/edit">Edit</a>` : ""}`;

export async function showBranch(page: AccountPage): Promise<PageResponse> {
  const params = branchOf(page);
  const branch_id = params.bhfId;
  // A branch that isn't there, or isn't yours, has no page.
  const { data: branch } = await page.read("getBranch", { params });
  const [device, { data: overview }, outages, report] = await Promise.all([
    readDevice(page),
    page.read("getOverview"),
    page.read("listOutages", { branch: branch_id, query: { per_page: 1 } }),
    page.read("getXReport", { branch: branch_id }),
  ]);
  const here = branchPath(page, branch.bhf_id);
  const health = { overview, branch, device, outage: outages.data[0] };
  const today = overview.branches.find(({ bhf_id }) => bhf_id === branch.bhf_id);
  const offered = { codes: lacksCodes(health), test: today !== undefined && isAway(today.state) };
  return show(
    branch.name,
    html`<div class="split"><div class="stack">${healthCard(page, here, health)}
${device?.is_active ? dayCard(page, report.data) : ""}</div>
<div class="stack">${device ? deviceCard(page, here, device, offered) : ""}
${branchFacts(branch)}
${device?.is_active && branch.paused_at === null ? trySale(page, here) : ""}</div></div>
${actions([pauseForm(page, here, branch), trainingForm(page, here, device), ...removals(page, here, device)])}`,
    {
      back: [`${page.base}/branches`, "Branches"],
      state: today && stateOf(today),
      lead: `Branch ${branch.bhf_id}${branch.is_head_office ? ", head office" : ""}`,
      actions: branchActions(page, here, branch),
    },
  );
}

export async function showEdit(page: AccountPage): Promise<PageResponse> {
  const [{ data: branch }, device] = await Promise.all([
    page.read("getBranch", { params: branchOf(page) }),
    readDevice(page),
  ]);
  const here = branchPath(page, branch.bhf_id);
  const { languages } = sharedRulesOf(device?.profile ?? defaultProfile);
  type Texts = readonly (typeof texts)[number][];
  const fieldsFor = (some: Texts): SafeHtml[] =>
    some.map(([name, label]) => field(page, { name, label, value: branch[name] ?? "", isOptional: true }));
  const has = (some: Texts, ...others: string[]): boolean =>
    some.some(([name]) => (branch[name] ?? "") !== "") ||
    [...some.map(([name]) => name), ...others].some(
      (name) => page.problem?.errors?.[name] !== undefined || page.form.text(name) !== "",
    );
  const fold = (label: string, isOpen: boolean, ...content: SafeHtml[]): SafeHtml =>
    html`<details${isOpen ? html.raw` open` : ""}><summary>${label}</summary>${content}</details>`;
  return show(
    `Edit ${branch.name}`,
    html`${form(
      page,
      { action: `${here}/edit`, label: "Save", isPrimary: true, cancel: here },
      html`<div class="columns">${field(page, { name: "name", label: "Name", value: branch.name })}${fieldsFor(own)}</div>`,
      checkbox(page, {
        name: "is_head_office",
        label: "This is the head office",
        isOptional: true,
        isTicked: branch.is_head_office,
      }),
      fold("Manager", has(manager), html`<div class="columns">${fieldsFor(manager)}</div>`),
      fold(
        "Receipts",
        has(receipts, "receipt_language") || branch.receipt_language !== null,
        html`<p class="hint">These texts count for new sales. Leave them empty to use those of the account.</p>`,
        html`<div class="columns">${fieldsFor(receipts)}${select(page, {
          name: "receipt_language",
          label: "Language of receipts",
          value: branch.receipt_language ?? "",
          options: [
            ["", "As the account"],
            ...languages.map((language) => [language, languageNames[language]] as const),
          ],
          isOptional: true,
        })}</div>`,
      ),
    )}`,
    { back: [here, branch.name] },
  );
}

export async function saveBranch(page: AccountPage): Promise<PageResponse> {
  const { form: sent } = page;
  const language = sent.text("receipt_language");
  const values = Object.fromEntries(texts.map(([name]) => [name, given(sent.text(name)) ?? null]));
  const result = await page.call("updateBranch", {
    params: branchOf(page),
    body: {
      ...values,
      name: sent.text("name"),
      is_head_office: sent.has("is_head_office"),
      receipt_language: language in languageNames ? (language as Language) : null,
    },
  });
  return result.ok ? goTo(branchPath(page, result.body.data.bhf_id), "saved") : again(result.problem);
}

export const remove = (page: AccountPage) =>
  goAfter(page.call("deleteBranch", { params: branchOf(page) }), `${page.base}/branches`, "removed");
