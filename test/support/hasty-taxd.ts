// `taxd` with a save limit below the least that its settings allow, the first argument: leases and replays after a kill take a second.
import { main } from "@taxctl/server/main";

const [limit, ...args] = process.argv.slice(2);
process.exitCode = await main(args, process, { saveLimitMs: Number(limit) });
