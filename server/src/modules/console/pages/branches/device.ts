// The device of a branch, the record of its control unit: create, change, test, initialize and remove it.
import { html, type SafeHtml } from "@remix-run/html-template";
import {
  capitalized,
  defaultProfile,
  profileNames,
  profileOfCountry,
  sharedRulesOf,
  taxWordsOf,
  wireNames,
} from "@taxctl/sdk/rules/profiles";
import { field, form, given, select } from "../../form.ts";
import { type AccountPage, again, goAfter, type PageResponse, show } from "../../page.ts";
import { richText } from "../../problem.ts";
import { duration, time } from "../../words.ts";
import { tinLabel } from "../tin-hint.ts";
import { trySale } from "./branch.ts";
import { branchOf, branchPath, readDevice } from "./words.ts";

const ways = [
  ["direct", "From this service"],
  ["relay", "Through the relay of the branch"],
] as const;

const here = (page: AccountPage): string => branchPath(page, branchOf(page).bhfId);

/** What another branch's device has, or the business as it registered: most accounts have one TIN, in one country. */
async function known({ read, me, account }: AccountPage): Promise<{ tin?: string; profile: string }> {
  const [other] = (await read("listDevices")).data;
  if (other) return { tin: other.tin, profile: other.profile };
  const registered = me.registrations.find(
    ({ status, business }) => status === "approved" && business === account.name,
  );
  if (!registered) return { profile: defaultProfile };
  return { tin: registered.tin, profile: profileOfCountry(registered.country) };
}

/** The rules of each tax authority, by the countries that have them. */
const profileOptions = () =>
  profileNames().map((name) => [name, Object.values(sharedRulesOf(name).countries).join(", ")] as const);

/** The rules of a device's profile if it leaves a choice of wires; of a new device, those of any profile that does. */
function wiresOf(device: { profile: string } | undefined) {
  const names = device ? [device.profile] : profileNames();
  return names.map((name) => sharedRulesOf(name).wires).find((wires) => wires.length > 1) ?? [];
}

type Known = { profile: string; wire: string; credential_keys: { used: readonly string[] } } | undefined;

/** The choice of the wire; nothing where the profile has one. Of a new device, other countries than those with a choice hide it. */
function wireField(page: AccountPage, device: Known): SafeHtml {
  const wires = wiresOf(device);
  if (wires.length === 0) return html``;
  return html`<div class="kinds">${select(page, {
    name: "wire",
    label: "Kind of control unit",
    options: wires.map(({ name, title }) => [name, title] as const),
    value: device?.wire,
  })}</div>`;
}

/** Where the unit listens: the hint is that of the chosen kind, by the stylesheet. */
function urlField(page: AccountPage, device: (Known & { vscu_url: string }) | undefined): SafeHtml {
  const urls = wiresOf(device).flatMap((wire) => wire.urls?.[page.environment] ?? []);
  const own =
    page.environment === "sandbox"
      ? "The simulator prints it when it starts, and its operators know it."
      : "Such as http://192.168.1.20:8088.";
  const online =
    urls.length === 0 ? "" : html` <span class="online">The online unit: ${urls.join(", ")}</span>`;
  return field(page, {
    name: "vscu_url",
    label: "URL of the control unit",
    type: "url",
    hint: html`<span class="local">${own}</span>${online}`,
    value: device?.vscu_url,
  });
}

const secrets = ["cmc_key", "username", "password"].map((name) => `credentials.${name}`);

/** What few units want: folded, until one of the fields has a problem. */
function secretFields(page: AccountPage, device: Known): SafeHtml {
  const isOpen = secrets.some(
    (name) => page.problem?.errors?.[name] !== undefined || page.form.typed(name) !== "",
  );
  const key =
    wiresOf(device).length === 0
      ? ""
      : html`<div class="online">${field(page, {
          name: "credentials.cmc_key",
          label: "Key of the online unit (cmcKey)",
          type: "password",
          hint: "Only if another system has initialized the unit: it issues its key once.",
          isOptional: true,
          autocomplete: "off",
        })}</div>`;
  return html`<details${isOpen ? html.raw` open` : ""}><summary>Key or sign-in of the unit</summary>
<p class="hint">${device ? "What you leave empty stays as it is." : "Only if the control unit asks for them."}</p>${key}<div class="columns">${field(
    page,
    { name: "credentials.username", label: "User name", isOptional: true, autocomplete: "off" },
  )}${field(page, {
    name: "credentials.password",
    label: "Password",
    type: "password",
    isOptional: true,
    autocomplete: "new-password",
  })}</div></details>`;
}

export async function showDevice(page: AccountPage): Promise<PageResponse> {
  // A branch that isn't there, or isn't yours, has no page.
  const [device, { data: branch }] = await Promise.all([
    readDevice(page),
    page.read("getBranch", { params: branchOf(page) }),
  ]);
  const usual = device ?? (await known(page));
  const country = device
    ? html``
    : select(page, {
        name: "profile",
        label: "Tax authority of",
        options: profileOptions(),
        value: usual.profile,
      });
  return show(
    `${device ? "Change" : "Add"} the device`,
    form(
      page,
      { action: `${here(page)}/device`, label: "Save the device", isPrimary: true, cancel: here(page) },
      html`<div class="columns">${country}${field(page, {
        name: "tin",
        label: device ? capitalized(taxWordsOf(device.profile).tin) : tinLabel(),
        value: usual.tin,
      })}</div>`,
      wireField(page, device),
      field(page, {
        name: "dvc_srl_no",
        label: "Serial number",
        hint:
          page.environment === "sandbox"
            ? "The simulator takes any, such as SIM-0001."
            : "From the tax authority's approval of the device.",
        value: device?.dvc_srl_no,
      }),
      urlField(page, device),
      select(page, {
        name: "via",
        label: "Calls to the control unit go",
        value: device?.via ?? "direct",
        options: ways,
        hint: html`For a unit behind a firewall, create a <a href="${page.base}/relays">relay</a> at the branch.`,
      }),
      secretFields(page, device),
      device ? html`<p class="hint">Initialize the device again after saving.</p>` : html``,
    ),
    {
      back: [here(page), branch.name],
      lead: `The control unit that signs the documents of ${branch.name}.`,
    },
  );
}

export async function saveDevice(page: AccountPage): Promise<PageResponse> {
  const { form: sent } = page;
  const username = given(sent.text("credentials.username"));
  const password = given(sent.typed("credentials.password"));
  const cmc_key = given(sent.typed("credentials.cmc_key"));
  const wire = wireNames.find((name) => name === sent.text("wire"));
  const credentials = {
    ...(cmc_key !== undefined && { cmc_key }),
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
  };
  const body = {
    tin: sent.text("tin"),
    dvc_srl_no: sent.text("dvc_srl_no"),
    vscu_url: sent.text("vscu_url"),
    via: sent.text("via") === "relay" ? ("relay" as const) : ("direct" as const),
    ...(wire !== undefined && { wire }),
    ...(Object.keys(credentials).length > 0 && { credentials }),
  };
  const { bhfId } = branchOf(page);
  const call = (await readDevice(page))
    ? page.call("updateDevice", { params: { bhfId }, body })
    : page.call("createDevice", { body: { ...body, bhf_id: bhfId, profile: sent.text("profile") } });
  return goAfter(call, here(page), "device");
}

function clock(offsetMs: number | null): string {
  if (offsetMs === null) return "It reports no time.";
  const seconds = Math.round(Math.abs(offsetMs) / 1000);
  if (seconds < 2) return "It agrees with the service's clock.";
  return `It is ${duration(seconds)} ${offsetMs > 0 ? "ahead of" : "behind"} the service's clock.`;
}

export async function test(page: AccountPage): Promise<PageResponse> {
  const result = await page.call("testDevice", { params: branchOf(page), body: {} });
  if (!result.ok) return again(result.problem);
  const { vscu_url, response_time_ms, clock_offset_ms, tested_at } = result.body.data;
  return show(
    "The control unit responds",
    html`<dl><dt>URL</dt><dd>${vscu_url}</dd><dt>Response time</dt><dd>${response_time_ms} ms</dd>
<dt>Its clock</dt><dd>${clock(clock_offset_ms)}</dd><dt>Tested</dt><dd>${time(page, tested_at)}</dd></dl>
<p><a class="button" href="${here(page)}">Back to the branch</a></p>`,
  );
}

export async function initialize(page: AccountPage): Promise<PageResponse> {
  const result = await page.call("initializeDevice", { params: branchOf(page), body: {} });
  if (!result.ok) return again(result.problem);
  const { registered, synced_data, warnings = [] } = result.body.data;
  const tables = Object.entries(synced_data).map(
    ([name, count]) => html`<dt>${name.replaceAll("_", " ")}</dt><dd>${String(count)}</dd>`,
  );
  return show(
    registered ? "The device is ready" : "The code tables are fetched",
    html`${warnings.map((warning) => html`<div class="note"><p>${richText(warning)}</p></div>`)}
<p>The branch can send documents. Entries of the tax authority's tables that were fetched:</p>
<dl>${tables}</dl>
${trySale(page, here(page))}
<p><a class="button neutral" href="${here(page)}">Back to the branch</a></p>`,
  );
}

export const removeDevice = (page: AccountPage) =>
  goAfter(page.call("deleteDevice", { params: branchOf(page) }), here(page), "device_removed");
