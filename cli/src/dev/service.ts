// Finding the service's program on this machine: next to this one, or in the project of the current folder.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Failure } from "../failures/failure.ts";

/** The program `taxd`, and whether it runs from sources as this one does. */
type ServiceProgram = { path: string; nodeOptions: string[] };

/** Looks next to this package, then from the current folder upward. */
export function findService(from: readonly string[], nodeOptions: readonly string[]): ServiceProgram {
  const isSource = nodeOptions.some((option) => /^(--conditions|-C)=source$/.test(option));
  for (const place of from) {
    try {
      const entry = createRequire(place).resolve("@taxctl/server");
      const path = join(packageRoot(entry), "bin", "taxd.js");
      if (existsSync(path)) return { path, nodeOptions: isSource ? ["--conditions=source"] : [] };
    } catch {}
  }
  throw new Failure("The service is not installed here", {
    code: "service_not_installed",
    remedy: "Run `npm install @taxctl/server` in your project, or `npm start` in a copy of the repository.",
  });
}

/** The folder above `src` or `dist`. */
function packageRoot(entry: string): string {
  return dirname(dirname(entry));
}
