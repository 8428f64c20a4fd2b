// The OpenAPI document as JSON text, which the build makes of openapi.yaml. Found by its name, also from a bundle.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

export const documentText = readFileSync(resolve("@taxctl/sdk/openapi.json"), "utf8");
