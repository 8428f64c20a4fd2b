// What work in the background needs, whatever it does.
import type { Logger } from "pino";
import type { Clock } from "../base/clock.ts";
import type { Database } from "./open.ts";

export type Background = { db: Database; clock: Clock; log: Logger };
