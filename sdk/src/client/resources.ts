// The client's methods: made from the generated table, one for each operation.
import type { ApiCall } from "./call.ts";
import { dateInForm } from "./dates.ts";
import { ConfigurationError } from "./errors.ts";
import { type Resources, routes } from "./routes.ts";
import type { RequestOptions, Route, SubmitOptions } from "./types.ts";

/** A method call, taken apart. */
export type Invocation = {
  route: Route;
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
  options: RequestOptions;
};

/** Binds every method of the table to `invoke`. */
export function bindResources(invoke: (invocation: Invocation) => ApiCall<unknown>): Resources {
  const bound: Record<string, Record<string, (...args: unknown[]) => ApiCall<unknown>>> = {};
  for (const [resource, methods] of Object.entries<Record<string, Route>>(routes)) {
    bound[resource] = {};
    for (const [name, route] of Object.entries(methods)) {
      bound[resource][name] = (...args) => invoke(takeApart(`${resource}.${name}`, route, args));
    }
  }
  return bound as Resources;
}

/** The order of arguments: path parameters, body, query, options. */
function takeApart(method: string, route: Route, args: unknown[]): Invocation {
  const rest = [...args];
  const params: Record<string, string> = {};
  for (const name of route.params ?? []) params[name] = requireParam(method, name, rest.shift());
  const body = route.body ? record(method, "body", rest.shift()) : undefined;
  const query = route.query ? datesInForm(record(method, "query", rest.shift())) : {};
  const options: SubmitOptions = record(method, "options", rest.shift());
  if (route.submission && options.async) query.async = true;
  return { route, params, query, body, options };
}

/** A dot or two would be taken for a step in the path, and an empty text for the list above. */
function requireParam(method: string, name: string, value: unknown): string {
  if (typeof value === "string" && value !== "" && value !== "." && value !== "..") return value;
  throw new ConfigurationError(`${method}: ${name} must be a non-empty string`);
}

const datesInForm = (query: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, dateInForm(name, value)]));

function record(method: string, name: string, value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {};
  if (typeof value === "object" && !Array.isArray(value)) return { ...value };
  throw new ConfigurationError(`${method}: ${name} must be an object`);
}
