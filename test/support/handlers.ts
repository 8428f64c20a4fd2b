// The handlers of the whole service, for tests that replace some.
import type { Handlers } from "../../server/src/core/context/operations.ts";
import { handlersOf } from "../../server/src/handlers.ts";
import { modules } from "../../server/src/modules.ts";

export const handlers = handlersOf(modules) as Handlers;
