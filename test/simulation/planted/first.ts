// Plays histories until the first violation, and prints after how many it came.
import { runHistories } from "../run.ts";

const [seed = 1, histories = 1] = process.argv.slice(2).map(Number);
const { histories: played, violating } = await runHistories({ seed, histories, isOverAtViolation: true });
const [first] = violating;
const result = { after: first ? played : null, violation: first?.violations[0] ?? "" };
process.stdout.write(JSON.stringify(result), () => process.exit(0));
