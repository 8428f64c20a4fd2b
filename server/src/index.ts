// The exports for a program that embeds the service.
export { type Config, ConfigError, loadConfig } from "./base/config.ts";
export { startServer } from "./listen.ts";
export { createService } from "./service.ts";
