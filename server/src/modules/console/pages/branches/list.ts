// The list of branches, and the form for a new one.
import { html, type SafeHtml } from "@remix-run/html-template";
import { checkbox, field, form, given } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse, show } from "../../page.ts";
import { actionRow, actions, opener, sheet } from "../../parts.ts";
import { count, plural } from "../../words.ts";
import { branchLines } from "./state.ts";
import { branchPath } from "./words.ts";

function createForm(page: AccountPage, isFirst: boolean): SafeHtml {
  const fields = form(
    page,
    { action: `${page.base}/branches`, label: "Create the branch" },
    field(page, {
      name: "bhf_id",
      label: "Identifier",
      hint: "As the tax authority gave it: 00 for the head office, 01 for the next branch.",
      ...(isFirst && { value: "00" }),
    }),
    field(page, { name: "name", label: "Name", ...(isFirst && { value: "Head office" }) }),
    field(page, { name: "address_line", label: "Address", isOptional: true }),
    field(page, { name: "city", label: "Town", isOptional: true }),
    field(page, { name: "phone", label: "Phone", type: "tel", isOptional: true }),
    checkbox(page, {
      name: "is_head_office",
      label: "This is the head office",
      isOptional: true,
      isTicked: isFirst,
    }),
  );
  return isFirst
    ? sheet("new", "Create the first branch", fields, true)
    : sheet("new", "Add a branch", fields, page.problem !== undefined);
}

export async function showList(page: AccountPage): Promise<PageResponse> {
  const [{ data: overview }, { data: relays }] = await Promise.all([
    page.read("getOverview"),
    page.read("listRelays"),
  ]);
  const isFirst = overview.branches.length === 0;
  const mayCreate = page.may("createBranch");
  const list = isFirst
    ? mayCreate
      ? ""
      : html`<div class="empty"><p>There is no branch yet.</p><p>Ask the owner or an admin to create the first one.</p></div>`
    : html`<section class="card branches" aria-labelledby="today"><header><h2 id="today">Today</h2><p>${plural(overview.branches.length, "branch").replace(/branchs$/, "branches")}</p></header>${branchLines(page, overview)}</section>`;
  const away = relays.filter(({ is_connected }) => !is_connected).length;
  const relayState =
    relays.length === 0
      ? "None: you need one only for a control unit behind a firewall"
      : `${plural(relays.length, "relay")}${away === 0 ? ", all connected" : `, ${count(away)} not connected`}`;
  return show(
    "Branches",
    html`${mayCreate && !isFirst ? createForm(page, isFirst) : ""}${list}
${mayCreate && isFirst ? createForm(page, isFirst) : ""}
${isFirst ? "" : actions([actionRow("Relays", relayState, html`<a class="button" href="${page.base}/relays">Open the relays</a>`)])}`,
    {
      lead:
        mayCreate && isFirst
          ? "There is no branch yet. Create the first one, then add the control unit that signs its sales."
          : "",
      actions: mayCreate && !isFirst ? opener("new", "Add a branch") : "",
    },
  );
}

export async function create(page: AccountPage): Promise<PageResponse> {
  const { form: sent } = page;
  const optional = (["address_line", "city", "phone"] as const).map((name) => [name, given(sent.text(name))]);
  const result = await page.call("createBranch", {
    body: {
      bhf_id: sent.text("bhf_id"),
      name: sent.text("name"),
      is_head_office: sent.has("is_head_office"),
      ...Object.fromEntries(optional.filter(([, value]) => value !== undefined)),
    },
  });
  return result.ok ? goTo(branchPath(page, result.body.data.bhf_id), "created") : again(result.problem);
}
