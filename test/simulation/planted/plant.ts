// Preloaded: puts one planted bug into the service's sources as they are loaded. `TAXCTL_PLANTED` names it.
import { registerHooks } from "node:module";
import { changesOf, plantedBugs } from "./bugs.ts";

const bug = plantedBugs.find(({ name }) => name === process.env.TAXCTL_PLANTED);
if (!bug) throw new Error(`TAXCTL_PLANTED names no planted bug: ${process.env.TAXCTL_PLANTED}`);
const sources = new URL("../../../server/src/", import.meta.url);
const changes = changesOf(bug);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const own = changes.filter(({ file }) => url === new URL(file, sources).href);
    if (own.length === 0) return loaded;
    let source = String(loaded.source);
    for (const { file, from, to } of own) {
      if (!source.includes(from)) throw new Error(`${file} no longer has what the bug "${bug.name}" changes`);
      source = source.replace(from, () => to);
    }
    return { ...loaded, source };
  },
});
