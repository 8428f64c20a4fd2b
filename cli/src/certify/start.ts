// The beginning of a certification: its branch and device, the businesses that take part, the state of an earlier run.
import type { Account, Device, Taxctl } from "@taxctl/sdk";
import { sharedRulesOf } from "@taxctl/sdk/profiles";
import { normalTin } from "@taxctl/sdk/tins";
import { tinProblem } from "../devices/identity.ts";
import { usageFailure } from "../failures/failure.ts";
import type { Ask } from "../input/ask.ts";
import { counted } from "../output/words.ts";
import { dayIn } from "../service/local-day.ts";
import type { ChosenProfile } from "../service/profile.ts";
import type { Script } from "./script.ts";
import { type CertifyState, checkAgainst, type Party, readState, saveState } from "./state.ts";

/** The values of this run's flags. */
export type Given = {
  buyer: Partial<Party>;
  supplier: Partial<Party>;
  first: number | undefined;
  purchaseCodes: readonly string[];
};

/** @throws Failure for a live profile: a receipt of the live unit is a real one, and can't be taken back. */
export function requireSandbox({ environment, name }: ChosenProfile): void {
  if (environment !== "live") return;
  throw usageFailure(
    `Profile ${name} is live: its receipts are real`,
    "Use the sandbox's key: `taxctl auth login`, then run the command with --profile of that key.",
  );
}

/** The branch's device, which signs in the authority's form. `commands` are those that there are. */
export async function findDevice(
  client: Taxctl,
  branch: string | undefined,
  { profile, unit }: Script,
  commands: readonly string[],
): Promise<Device> {
  const devices = await client.devices.list();
  const found = branch === undefined ? devices : devices.filter(({ bhf_id }) => bhf_id === branch);
  const [device, ...others] = found;
  if (!device)
    throw usageFailure(
      "There is no device to certify",
      "Set it up with `taxctl devices setup`, then run the command again.",
    );
  if (others.length > 0) throw usageFailure("Several branches have a device", "Name one with --branch.");
  if (!device.is_active)
    throw usageFailure(
      `The device of branch ${device.bhf_id} is not ready`,
      `Set it up: \`taxctl devices setup --branch ${device.bhf_id}\`.`,
    );
  if (device.profile === profile) return device;
  const other = commands.includes(`certify:${device.profile}`);
  throw usageFailure(
    `The device of branch ${device.bhf_id} has the profile ${device.profile}, and this command is for ${profile}`,
    `${other ? `Run \`taxctl certify ${device.profile}\`, or name` : "Name"} a branch of ${unit} with --branch.`,
  );
}

/** The day and the zone of the branch. */
export async function todayAt(client: Taxctl, { bhf_id }: Pick<Device, "bhf_id">) {
  const { time, time_zone, lanes } = await client.health.get();
  const zone = lanes.find((lane) => lane.bhf_id === bhf_id)?.time_zone ?? time_zone;
  return dayIn(zone, Date.parse(time));
}

type Starting = {
  script: Script;
  client: Taxctl;
  path: string;
  profile: ChosenProfile;
  device: Device;
  account: Account;
  given: Given;
  ask: Ask | undefined;
};

/** The state of an earlier run in the folder, else a new one, which is stored. */
export async function openState(start: Starting): Promise<CertifyState> {
  const { path, profile, device, client, script } = start;
  const place = { branch: device.bhf_id, base_url: profile.base_url };
  const given = checkedTins(start.given, script);
  const flag = tinFlag(script);
  const earlier = await readState(path);
  if (earlier) {
    checkAgainst([
      ...parties.flatMap((party): [string, string | undefined, string][] => [
        [flag(party), given[party].tin, earlier[party].tin],
        [`--${party}-name`, given[party].name, earlier[party].name],
      ]),
      ["--first", given.first, earlier.first],
      ["--branch", place.branch, earlier.branch],
      ["--base-url", place.base_url, earlier.base_url],
    ]);
    await takePurchaseCodes(earlier, start);
    await saveState(path, earlier);
    return earlier;
  }
  const state: CertifyState = {
    version: 1,
    ...place,
    day: (await todayAt(client, device)).today,
    first: given.first ?? 1,
    ...(await askParties(given, start)),
    classes: {},
    items: {},
    done: {},
    rejected: {},
  };
  await takePurchaseCodes(state, start);
  await saveState(path, state);
  return state;
}

const parties = ["buyer", "supplier"] as const;
const sides = { buyer: "buys", supplier: "supplies" };

const tinFlag =
  ({ tin }: Script) =>
  (party: (typeof parties)[number]): string =>
    `--${party}-${tin.word.toLowerCase()}`;

/** TINs as they are sent. @throws Failure that names each flag without a TIN. */
function checkedTins(given: Given, script: Script): Given {
  const checked = { ...given };
  const errors: Record<string, string[]> = {};
  for (const party of parties) {
    const text = given[party].tin;
    if (text === undefined) continue;
    checked[party] = { ...given[party], tin: normalTin(text) };
    const problem = tinProblem(normalTin(text), script.profile);
    if (problem) errors[tinFlag(script)(party)] = [problem];
  }
  if (Object.keys(errors).length === 0) return checked;
  throw usageFailure(`A ${script.tin.word} is not valid`, script.tin.form, errors);
}

async function askParties(given: Given, { ask, account, script }: Starting) {
  const { word } = script.tin;
  const missing = parties.filter((party) => given[party].tin === undefined);
  if (!ask && missing.length > 0)
    throw usageFailure(
      `A ${word} is missing`,
      `Give ${word}s of your own businesses, or of businesses that agreed. Never use the ${word} of an unrelated business.`,
      Object.fromEntries(missing.map((party) => [tinFlag(script)(party), ["is missing"]])),
    );
  const check = (answer: string) => tinProblem(normalTin(answer), script.profile) ?? true;
  const partyOf = async (party: (typeof parties)[number]): Promise<Party> => {
    const message = `${word} of a business of yours that ${sides[party]}`;
    return {
      tin: given[party].tin ?? normalTin((await ask?.text({ message, check })) ?? ""),
      name:
        given[party].name ??
        (await ask?.text({ message: "Its registered name", initial: account.name })) ??
        account.name,
    };
  };
  return { buyer: await partyOf("buyer"), supplier: await partyOf("supplier") };
}

/** Gives each sale that needs a purchase code one of its own. A code of a sale that was rejected is replaced. */
async function takePurchaseCodes(state: CertifyState, { script, given, ask }: Starting): Promise<void> {
  const { purchaseCode } = sharedRulesOf(script.profile);
  if (!purchaseCode) return;
  state.purchase_codes ??= {};
  const codes = state.purchase_codes;
  const used = Object.values(codes);
  const fresh = given.purchaseCodes.map((code) => code.toUpperCase()).filter((code) => !used.includes(code));
  const problemOf = (code: string) =>
    purchaseCode.pattern.test(code) ? undefined : `${code} must be ${purchaseCode.meaning}`;
  const problems = fresh.flatMap((code) => problemOf(code) ?? []);
  if (problems.length > 0)
    throw usageFailure("A purchase code is not valid", codeHint, { [codeFlag]: problems });
  const open = script.set.documents.filter(
    ({ key, isForBuyer, credits, kind }) =>
      isForBuyer &&
      !credits &&
      kind === undefined &&
      !state.done[key] &&
      (!codes[key] || state.rejected[key]),
  );
  const needed = open.filter(({ key }) => !codes[key]);
  if (!ask && fresh.length < needed.length)
    throw usageFailure(`${counted(needed.length - fresh.length, "purchase code")} missing`, codeHint, {
      [codeFlag]: [`the sales to the buyer need ${needed.length - fresh.length} more, each another one`],
    });
  for (const { key, shows } of [...needed, ...open.filter((one) => !needed.includes(one))]) {
    const message = `Purchase code of the buyer for the sale "${shows}"`;
    const check = (answer: string) => problemOf(answer.trim().toUpperCase()) ?? true;
    const code = fresh.shift() ?? (codes[key] ? undefined : await ask?.text({ message, check }));
    if (code === undefined) continue;
    codes[key] = code.trim().toUpperCase();
    // Another code is another submission: a retry would send the rejected one.
    delete state.rejected[key];
  }
}

const codeFlag = "--purchase-code";
const codeHint =
  "The buyer gets a code for each sale from the authority, for its own TIN and that of the seller. Repeat --purchase-code for each.";
