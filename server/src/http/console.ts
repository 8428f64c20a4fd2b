// Types that the console and the service share.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context, Next } from "koa";
import type { Service } from "../core/context/context.ts";

/** Handles a request as the HTTP server would. */
export type Dispatch = (request: IncomingMessage, response: ServerResponse) => void;

/** Makes the middleware of the console; `dispatch` leads back into the whole application. Once it drains, streams end. */
export type ConsoleFactory = (
  service: Service,
  dispatch: Dispatch,
  isDraining: () => boolean,
) => (ctx: Context, next: Next) => Promise<void>;
