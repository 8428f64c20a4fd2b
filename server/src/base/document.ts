// The OpenAPI document as JSON text. The SDK's package has it: the build makes it of openapi.yaml, so that no YAML is parsed at run time.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

export const documentText = readFileSync(require.resolve("@taxctl/sdk/openapi.json"), "utf8");
