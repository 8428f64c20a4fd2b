// Options of Node that one file can't follow: without a word, telemetry that they should load would just be missing.

/** Node runs `--require` in an executable, and ignores these. */
const preloads = /(?:^|\s)(--import|--loader|--experimental-loader)(?==|\s|$)/;

/** The warning for a `NODE_OPTIONS` that names ES modules to load first; undefined for any other. */
export function warningOf(nodeOptions = ""): string | undefined {
  const [, option] = preloads.exec(nodeOptions) ?? [];
  if (option === undefined) return undefined;
  return `Warning: one file ignores ${option} in NODE_OPTIONS. Use the packages of the release, see docs/operators/monitoring.md, "OpenTelemetry".`;
}
