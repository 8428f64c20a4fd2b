// Valid bodies of branches, devices and items, and a branch set up through the API itself.
import { type Body, TaxctlError } from "@taxctl/sdk";
import type { TestService } from "./service.ts";

let made = 0;
const next = (): number => {
  made += 1;
  return made;
};

/** The failure that a call of the client ends in. */
export async function failureOf(call: PromiseLike<unknown>): Promise<TaxctlError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof TaxctlError) return error;
    throw error;
  }
  throw new Error("the call succeeded");
}

/** Nothing listens there: systems give programs no port below 1024 by chance, and `fetch` does not block this one. */
export const deadUrl = "http://127.0.0.1:2";

export function branchInput(overrides: Partial<Body<"createBranch">> = {}): Body<"createBranch"> {
  return { bhf_id: "00", name: "Head office", ...overrides };
}

/** A device at the test's simulator, of a TIN that no other test uses. */
export function deviceInput(
  test: TestService,
  overrides: Partial<Body<"createDevice">> = {},
): Body<"createDevice"> {
  const number = String(next()).padStart(7, "0");
  return {
    bhf_id: "00",
    tin: `P06${number}Z`,
    dvc_srl_no: `REC-${number}`,
    vscu_url: test.simulator.url,
    ...overrides,
  };
}

/** A code that a caller may choose for the item of `itemInput`, far from the numbers that the service gives. */
export function itemCode(key: number): string {
  return `KE2NTXU88${String(key).padStart(5, "0")}`;
}

export function itemInput(overrides: Partial<Body<"createItem">> = {}): Body<"createItem"> {
  return {
    item_name: `Item ${next()}`,
    item_class_code: "5020230602",
    tax_type_code: "A",
    qty_unit_code: "U",
    default_price: 580,
    ...overrides,
  };
}

/** A new account whose client is `test.client` from now on: nothing of an earlier test is in its way. */
export async function switchAccount(test: TestService): Promise<void> {
  const account = await test.openAccount();
  Object.assign(test.account, account);
  Object.assign(test.keys, account.keys);
  Object.assign(test, { client: test.clientFor(account.keys.owner) });
}

/** Branch `00` with an initialized device. */
export async function openInitialized(
  test: TestService,
  overrides: Partial<Body<"createDevice">> = {},
  branch: Partial<Body<"createBranch">> = {},
) {
  await test.client.branches.create(branchInput(branch));
  const device = deviceInput(test, overrides);
  await test.client.devices.create(device);
  await test.client.devices.initialize("00");
  return device;
}
