// Another program of the machine that takes all the processor time it gets, until it is stopped.
import { serveChild } from "./support/child.ts";

const turnMs = 50;

function spin(): void {
  for (const until = performance.now() + turnMs; performance.now() < until; );
  // Between two turns it sees that the runner stops it, or is gone.
  setImmediate(spin);
}
spin();

serveChild({}, async () => undefined);
