// Checking a device's TIN, serial number and URL by profile, before anything is sent.
import { isIdentifier } from "@taxctl/sdk/formats";
import { type ProfileName, sharedRulesOf } from "@taxctl/sdk/profiles";
import * as tins from "@taxctl/sdk/tins";

/** The problem of a TIN in normal form; `undefined` for a valid one. */
export function tinProblem(tin: string, profile: ProfileName): string | undefined {
  const problem = tins.tinProblem(tin, profile);
  return problem && `${tin} is not a TIN: it ${problem}`;
}

/** The problem of a serial number; `undefined` for a valid one. */
export function serialProblem(serial: string, profile: ProfileName): string | undefined {
  const { pattern, meaning } = sharedRulesOf(profile).serialNumber;
  if (pattern.test(serial) && serial.length <= 100 && isIdentifier(serial)) return undefined;
  return `${serial} is not a serial number: it has ${meaning}`;
}

/** The problem of a control unit's URL; `undefined` for a valid one. */
export function urlProblem(text: string): string | undefined {
  const url = /^https?:\/\/[^/\s\\]+\S*$/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url) return `${text} is not a URL like http://192.168.1.20:8088`;
  if (url.username || url.password)
    return "The URL has a user name or password: give these with --credentials";
  if (url.search || url.hash || /[?#]$/.test(text)) return `${text} has a query or a fragment: omit it`;
  return text.length > 500 ? "The URL is longer than 500 characters" : undefined;
}
