// The types of options at run time: JavaScript callers and misspelled names get a sentence, not a surprise.

type Rule = { is: string; holds: (value: unknown) => boolean };

const ofType = (type: string, is: string): Rule => ({ is, holds: (value) => typeof value === type });
const text = ofType("string", "a string");
const flag = ofType("boolean", "true or false");
const callback = ofType("function", "a function");
const duration: Rule = {
  is: "a number from 0",
  holds: (value) => typeof value === "number" && value >= 0,
};
const count: Rule = {
  is: "a whole number from 0",
  holds: (value) => value === Number.POSITIVE_INFINITY || (Number.isInteger(value) && Number(value) >= 0),
};
const record: Rule = {
  is: "an object",
  holds: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
};
/** An object with functions; `required` names must be there, all others may be left out. */
const functions = (names: readonly string[], required = false): Rule => ({
  is: `an object with ${required ? "the functions" : "functions such as"} ${names.join(", ")}`,
  holds: (value) => {
    if (typeof value !== "object" || value === null) return false;
    const found = names.map((name): unknown => Reflect.get(value, name));
    return found.every((one) => typeof one === "function" || (!required && one === undefined));
  },
});
const session: Rule = {
  is: "an object such as { token, account: 3 }",
  holds: (value) => {
    const { token, account, ...others } = Object(value);
    return (
      typeof value === "object" &&
      Object.keys(others).length === 0 &&
      (token === undefined || typeof token === "string") &&
      (account === undefined || Number.isInteger(account))
    );
  },
};
const app: Rule = {
  is: 'an object with a name, such as { name: "myshop", version: "2.1" }',
  holds: (value) => typeof Object(value).name === "string",
};
const signal: Rule = {
  is: "an AbortSignal",
  holds: (value) => typeof Object(value).aborted === "boolean",
};

const limits = { timeoutMs: duration, totalTimeoutMs: duration, maxRetries: count };

export const clientRules: Readonly<Record<string, Rule>> = {
  apiKey: text,
  session,
  baseUrl: text,
  branch: text,
  ...limits,
  maxRateLimitWaitMs: duration,
  pace: flag,
  fetch: callback,
  hooks: functions(["onRequest", "onResponse", "onFailure", "onRetry", "onWarning"]),
  instrumentation: functions(["call", "attempt"], true),
  logger: functions(["debug", "info", "warn", "error"]),
  logLevel: text,
  checkAnswer: callback,
  appInfo: app,
  dangerouslyAllowBrowser: flag,
  allowHttp: flag,
  clock: functions(["now", "sleep"], true),
};

export const callRules: Readonly<Record<string, Rule>> = {
  apiKey: text,
  branch: text,
  headers: record,
  ...limits,
  signal,
  idempotencyKey: text,
  async: flag,
};

/** One sentence about each option that is unknown or mistyped, by its name. An option that is undefined is left out. Values are not shown. */
export function optionProblems(
  options: object,
  rules: Readonly<Record<string, Rule>>,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) problems.set(name, `unknown option ${name}; the options are ${Object.keys(rules).join(", ")}`);
    else if (value !== undefined && !rule.holds(value)) problems.set(name, `${name} must be ${rule.is}`);
  }
  return problems;
}
