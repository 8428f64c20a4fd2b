// A simulator as a process of its own: prints its address, then serves until it is killed.
import { startSimulator } from "@taxctl/server/simulator";

const simulator = await startSimulator(JSON.parse(process.argv[2] ?? "{}"));
process.stdout.write(`${simulator.url}\n`);
