// `taxd sandbox`: the service in temporary files with a simulated control unit, for the tests of an app.

import { command, value, wholeNumber } from "./command.ts";
import type { Sandbox } from "./sandbox/sandbox.ts";
import { stopSignal, untilStopped } from "./stop.ts";

/** A call of the program that started this one, such as `startSandbox` of the SDK. */
type Request = {
  [Name in "reset" | "fault" | "faults" | "clearFaults" | "lose"]: {
    id: number;
    name: Name;
    args: Parameters<Sandbox[Name]>;
  };
}["reset" | "fault" | "faults" | "clearFaults" | "lose"];

function carryOut(sandbox: Sandbox, { name, args }: Request): Promise<unknown> {
  switch (name) {
    case "fault":
      return sandbox.fault(...args);
    case "lose":
      return sandbox.lose(...args);
    default:
      return sandbox[name]();
  }
}

async function respond(sandbox: Sandbox, request: Request): Promise<void> {
  const { id } = request;
  try {
    process.send?.({ id, result: await carryOut(sandbox, request) });
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

export const sandboxCommand = command({
  words: "sandbox",
  summary: "Run a service for an app's tests, with a simulated control unit; it keeps nothing.",
  options: {
    "wait-ms": value("ms", "how long a request waits for the control unit (default 1000)"),
  },
  examples: ["taxd sandbox --json"],
  async run(_args, flags, output) {
    const syncWaitMs = wholeNumber(flags["wait-ms"] ?? "1000", "--wait-ms", 0, 600_000);
    const signal = stopSignal();
    // The program that started this one has ended, however it ended.
    process.on("disconnect", () => process.exit(0));
    const { openSandbox } = await import("./sandbox/sandbox.ts");
    const sandbox = await openSandbox({ syncWaitMs });
    const { baseUrl, apiKey, branch, tin, items } = sandbox;
    const access = { baseUrl, apiKey, branch, tin, items };
    process.on("message", (request: Request) => void respond(sandbox, request));
    if (process.send) process.send({ id: 0, result: access });
    else
      output.result(access, () =>
        [
          `Service  ${baseUrl}`,
          `Key      ${apiKey}`,
          `Branch   ${branch}`,
          `Items    ${items.map(({ item_code, item_name }) => `${item_code} ${item_name}`).join("\n         ")}`,
          "Ctrl-C ends it and deletes its data.",
        ].join("\n"),
      );
    await untilStopped(signal);
    await sandbox.close();
  },
});
