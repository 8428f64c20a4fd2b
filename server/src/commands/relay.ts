// `taxd relay`: runs at a branch and forwards the service's calls to the control unit in the branch's network.
import { readFile } from "node:fs/promises";
import { checkUrl } from "../control-unit/guard.ts";
import { CommandFailure, command, flag, UsageError, value } from "./command.ts";
import { stopSignal } from "./stop.ts";

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** @throws UsageError for a text that isn't a service's URL, or a URL that would send the token without encryption */
export function serviceUrl(text: string, isForced: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new UsageError(
      `--service must be the service's URL, such as https://tax.example.com, not "${text}".`,
    );
  if (url.protocol === "http:" && !loopback.test(url.hostname) && !isForced)
    throw new UsageError(
      `${text} is not encrypted: the token and every invoice could be read on the way. Use https://, or pass --plain.`,
    );
  return url.href.replace(/\/+$/, "").replace(/\/api\/v1$/, "");
}

/** @throws UsageError for a text that isn't a host with a port, or a host that must never be called */
export function allowedPlace(text: string): string {
  const place = text.toLowerCase();
  const problems = /^[^/@]+:\d+$/.test(place)
    ? checkUrl(`http://${place}`, { allowPrivate: true })
    : ["must be host:port"];
  if (problems.length > 0)
    throw new UsageError(`--allow ${text}: ${problems.join(", ")}; such as --allow 192.168.1.20:8088.`);
  return place;
}

export const relayCommand = command({
  words: "relay",
  summary: "Run a relay at a branch: it connects to the service and calls the branch's control unit for it.",
  options: {
    service: value("url", "the service, such as https://tax.example.com"),
    "token-file": value("file", "file with the token that `taxctl relays create` printed"),
    allow: {
      ...value("host:port", "a control unit that may be called; nothing else is. Can be given several times"),
      multiple: true,
    },
    plain: flag("connect without TLS to another machine: for closed test networks only"),
  },
  examples: [
    "taxd relay --service https://tax.example.com --token-file /etc/taxd/relay.token --allow 192.168.1.20:8088",
  ],
  async run(_args, flags, output) {
    const { service, "token-file": tokenFile, allow = [] } = flags;
    if (service === undefined || tokenFile === undefined || allow.length === 0)
      throw new UsageError("--service, --token-file and at least one --allow are needed.");
    const url = serviceUrl(service, flags.plain === true);
    const allowed = [...new Set(allow.map(allowedPlace))];
    const readToken = async (): Promise<string> => {
      const text = await readFile(tokenFile, "utf8").catch((cause: unknown) => {
        throw new CommandFailure(
          `The token file ${tokenFile} can't be read.`,
          "Check its path and permissions.",
          { cause },
        );
      });
      const token = text.trim();
      if (!/^[!-~]+$/.test(token))
        throw new CommandFailure(
          `The token file ${tokenFile} must hold the token alone.`,
          "Copy the file that `taxctl relays create --token-file` wrote.",
        );
      return token;
    };
    await readToken();
    const { runRelay } = await import("../modules/relay/program.ts");
    const signal = stopSignal();
    await runRelay({ service: url, readToken, allowed, signal, report: (line) => output.say(line) });
  },
});
