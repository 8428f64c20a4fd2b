// What work in the background needs, whatever it does.
import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/open.ts";

export type Background = { db: Database; clock: Clock; log: Logger };
