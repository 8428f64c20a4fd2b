// The list of branches, and the form for a new one.
import { html, type SafeHtml } from "@remix-run/html-template";
import { checkbox, field, form, given } from "../../form.ts";
import { type AccountPage, again, goTo, type PageResponse, show } from "../../page.ts";
import { filtersOf, table } from "../../table.ts";
import { badge } from "../../words.ts";
import { type Branch, branchPath, deviceBadge } from "./words.ts";

const place = ({ address_line, city }: Branch): string =>
  [address_line, city].filter((part) => part !== null && part !== "").join(", ") || "–";

function createForm(page: AccountPage, isFirst: boolean): SafeHtml {
  return html`<h2>Create ${isFirst ? "the first" : "a"} branch</h2>
${form(
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
)}`;
}

export async function showList(page: AccountPage): Promise<PageResponse> {
  const query = { ...filtersOf(page, []), per_page: 100 };
  const [branches, devices] = await Promise.all([
    page.read("listBranches", { query }),
    page.read("listDevices"),
  ]);
  const mayCreate = page.may("createBranch");
  const deviceOf = (branch: Branch) => devices.data.find(({ bhf_id }) => bhf_id === branch.bhf_id);
  return show(
    "Branches",
    html`${table<Branch>(page, {
      caption: "Branches, newest first",
      rows: branches.data,
      next: branches.meta.next_cursor,
      link: ({ bhf_id }) => branchPath(page, bhf_id),
      empty: html`<p>There is no branch yet.</p><p>${mayCreate ? "Create the first one below. Then add the control unit that signs its sales." : "Ask the owner or an admin to create the first one."}</p>`,
      columns: [
        { label: "Branch", cell: ({ bhf_id, name }) => `${bhf_id} ${name}` },
        { label: "Place", cell: place },
        {
          label: "State",
          cell: (branch) =>
            branch.paused_at === null ? deviceBadge(deviceOf(branch)) : badge("wait", "Paused"),
        },
        { label: "Calls go", cell: (branch) => ways[deviceOf(branch)?.via ?? "none"] },
      ],
    })}
<p><a href="${page.base}/relays">Relays</a>: programs at branches that reach control units behind a firewall.</p>
${mayCreate ? createForm(page, branches.data.length === 0) : ""}`,
  );
}

const ways = { direct: "from this service", relay: "through a relay", none: "–" } as const;

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
