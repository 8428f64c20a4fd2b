// What the middleware of the API keeps about a request.
import type { RouterContext } from "@koa/router";
import type { Exchange } from "./exchange.ts";
import type { Seat } from "./pressure.ts";

export type RouterState = { exchange: Exchange; seat: Seat };
export type ApiContext = RouterContext<RouterState>;
