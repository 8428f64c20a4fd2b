// A process of a run: plays its share of the histories, and sends each to the process that began the run.
import { playShare } from "./run.ts";

const { run, share, stride } = JSON.parse(process.argv[2] ?? "{}");
const totals = await playShare({ ...run, ended: (summary) => process.send?.({ summary }) }, share, stride);
process.send?.(totals, () => process.exit(0));
