// Preloaded: puts one planted bug into the service's sources as they are loaded. `TAXCTL_PLANTED` names it.
import { registerHooks } from "node:module";
import { plantedBugs } from "./bugs.ts";

const bug = plantedBugs.find(({ name }) => name === process.env.TAXCTL_PLANTED);
if (!bug) throw new Error(`TAXCTL_PLANTED names no planted bug: ${process.env.TAXCTL_PLANTED}`);
const { href } = new URL(`../../../server/src/${bug.file}`, import.meta.url);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (url !== href) return loaded;
    const source = String(loaded.source);
    if (!source.includes(bug.from))
      throw new Error(`${bug.file} no longer has what the bug "${bug.name}" changes`);
    return { ...loaded, source: source.replace(bug.from, bug.to) };
  },
});
