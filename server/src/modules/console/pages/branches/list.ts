// The list of branches, and the form for a new one.
import { html, type SafeHtml } from "@remix-run/html-template";
import { checkbox, field, form, given } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse, show } from "../../page.ts";
import { branchLines } from "./state.ts";
import { branchPath } from "./words.ts";

function createForm(page: AccountPage, isFirst: boolean): SafeHtml {
  const fields = form(
    page,
    { action: `${page.base}/branches`, label: "Create the branch", isPrimary: isFirst },
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
  if (isFirst) return html`<h2>Create the first branch</h2>${fields}`;
  return html`<details${page.problem ? html.raw` open` : ""}><summary>Create another branch</summary>${fields}</details>`;
}

export async function showList(page: AccountPage): Promise<PageResponse> {
  const { data: overview } = await page.read("getOverview");
  const isFirst = overview.branches.length === 0;
  const mayCreate = page.may("createBranch");
  const list = isFirst
    ? html`<div class="empty"><p>There is no branch yet.</p><p>${mayCreate ? "Create the first one below. Then add the control unit that signs its sales." : "Ask the owner or an admin to create the first one."}</p></div>`
    : html`<section class="card branches" aria-label="Branches today">${branchLines(page, overview)}</section>`;
  return show(
    "Branches",
    html`${list}
${mayCreate ? createForm(page, isFirst) : ""}
<p><a href="${page.base}/relays">Relays</a>: programs at branches that reach control units behind a firewall.</p>`,
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
