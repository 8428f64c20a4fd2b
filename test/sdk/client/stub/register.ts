// Putting the stub in the transport's place, and for letting nobody import openapi-fetch.
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "openapi-fetch") throw new Error(`${context.parentURL} imports openapi-fetch`);
    const isTransport = specifier.endsWith("/transport.ts") && context.parentURL?.includes("/sdk/src/");
    return next(isTransport ? new URL("transport.ts", import.meta.url).href : specifier, context);
  },
});
