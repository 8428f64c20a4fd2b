// The printer that a flag names.
import { usageFailure } from "../../failures/failure.ts";

export type Target = { kind: "tcp"; host: string; port: number } | { kind: "path"; path: string };

const rawPort = 9100;

/** `tcp://192.168.1.50:9100`, or the path of a device or file. */
export function targetOf(text: string): Target {
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(text)) return { kind: "path", path: text };
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && url.protocol === "tcp:" && url.hostname !== "" && /^\/?$/.test(url.pathname);
  if (!isPlain || url.search !== "" || url.username !== "")
    throw usageFailure(
      `--print ${text} is not the address of a printer`,
      "Use tcp://HOST:9100 for a printer on the network, or the path of a device such as /dev/usb/lp0.",
    );
  return { kind: "tcp", host: url.hostname.replace(/^\[|\]$/g, ""), port: Number(url.port || rawPort) };
}
