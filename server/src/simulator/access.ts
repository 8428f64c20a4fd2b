// Whether a request has the required credentials.
import type { IncomingHttpHeaders } from "node:http";
import type { RequiredAccess } from "./options.ts";

/** True where nothing is required, or all of it is there. */
export function isAllowed(headers: IncomingHttpHeaders, access: RequiredAccess | undefined): boolean {
  if (!access) return true;
  const { username, password, token, cmcKey } = access;
  const wanted: Record<string, string> = { ...access.headers };
  if (username !== undefined)
    wanted.authorization = `Basic ${Buffer.from(`${username}:${password ?? ""}`).toString("base64")}`;
  if (token !== undefined) wanted.authorization = `Bearer ${token}`;
  if (cmcKey !== undefined) wanted.cmckey = cmcKey;
  return Object.entries(wanted).every(([name, value]) => headers[name.toLowerCase()] === value);
}
