// What a part of the service is that can be left out.
import type { Middleware } from "koa";
import type { EnvironmentCheck } from "../core/context/check.ts";
import type { Service } from "../core/context/context.ts";
import type { Handlers } from "../core/context/operations.ts";

/** Work next to requests. */
export type Background = { start(): void; stop(limitMs?: number): Promise<void> };

/** What an opened module brings along. */
export type Opened = {
  /** Its fields of the service. */
  fields?: Partial<Service>;
  /** Runs where the process works on lanes, deliveries and jobs. */
  work?: readonly Background[];
  /** Runs in every process. */
  watches?: readonly Background[];
  /** Called when all work has stopped. */
  close?(): unknown;
};

/** What tests give to modules; a module adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: modules extend it by declaration merging
export interface ModuleOverrides {}

export type Module = {
  name: string;
  /** Its operations; without the module, the service doesn't have them. */
  handlers?: Partial<Handlers>;
  /** Opens it for a service whose core is there. */
  open?(service: Service, overrides: ModuleOverrides): Opened | Promise<Opened>;
  check?: EnvironmentCheck;
  /** Its pages, next to the API. */
  pages?(service: Service): Middleware;
};
