// Watches the operations that pages of the console call inside the process, and the processor time while one of them runs.

import { operationList } from "../../server/src/core/context/operations.ts";
import type { ConsoleFactory } from "../../server/src/http/console.ts";
import { createConsole } from "../../server/src/modules/console/index.ts";

/** The operations since they were last taken. Of operations that run at the same time, the time counts once. */
export type Operations = { names: string[]; cpuMs: number };

// Paths without parameters first: `/transactions/stats` is no transaction.
const patterns = operationList
  .map(({ id, method, path, parameters }) => ({
    id,
    method: method.toUpperCase(),
    inPath: parameters.filter((one) => one.in === "path").length,
    path: new RegExp(`^(/sandbox)?/api/v1${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  }))
  .sort((left, right) => left.inPath - right.inPath);

function nameOf(method: string, url: string): string {
  const path = url.replace(/\?.*$/, "");
  return patterns.find((one) => one.method === method && one.path.test(path))?.id ?? `${method} ${path}`;
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A console whose operations are watched, and a function that takes what they were. */
export function watchConsole(): { createConsole: ConsoleFactory; take: () => Operations } {
  let running = 0;
  let since = 0;
  let seen: Operations = { names: [], cpuMs: 0 };
  return {
    createConsole: (service, dispatch, isDraining) => {
      const watched: typeof dispatch = (request, response) => {
        if (running++ === 0) since = cpuMs();
        seen.names.push(nameOf(request.method ?? "", request.url ?? ""));
        response.once("finish", () => {
          if (--running === 0) seen.cpuMs += cpuMs() - since;
        });
        dispatch(request, response);
      };
      return createConsole(service, watched, isDraining);
    },
    take() {
      const taken = seen;
      seen = { names: [], cpuMs: 0 };
      return taken;
    },
  };
}
