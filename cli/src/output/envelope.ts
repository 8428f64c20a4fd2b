// How results and failures are written: the JSON envelope for programs, sentences for people.
import { type Failure, interruptedCode } from "../failures/failure.ts";
import { clean, type Screen, safeJson, styled } from "./terminal.ts";
import { fitted, hanging } from "./wrap.ts";

/** The fields next to data and error under `--json`. */
type EnvelopeMeta = Record<string, unknown>;

/** `{ ok: true, data, warnings, meta }`; as the last of many lines it is one line of the type `end`. */
export function successEnvelope(
  data: unknown,
  warnings: readonly string[],
  meta: EnvelopeMeta,
  isLine = false,
): string {
  return written({ ok: true, data: data ?? null, warnings, meta }, isLine);
}

function written(envelope: object, isLine: boolean): string {
  return isLine ? `${safeJson({ type: "end", ...envelope }, 0)}\n` : `${safeJson(envelope)}\n`;
}

/** `{ ok: false, error, data?, warnings, meta }`: `data` is known or finished in spite of the failure. */
export function failureEnvelope(
  failure: Failure,
  warnings: readonly string[],
  meta: EnvelopeMeta,
  isLine = false,
): string {
  const error = {
    code: failure.code,
    message: failure.message,
    remedy: failure.remedy ?? null,
    errors: failure.errors ?? {},
    request_id: failure.requestId ?? null,
    transaction_id: failure.transactionId ?? null,
    exit_code: failure.exitCode,
  };
  const data = failure.data === undefined ? {} : { data: failure.data };
  return written({ ok: false, error, ...data, warnings, meta }, isLine);
}

/** The problem, its fields, the remedy, and the ids for support. */
export function failureText(failure: Failure, where: string | undefined, screen: Screen): string {
  if (failure.code === interruptedCode) {
    const way = hanging(clean(failure.remedy ?? ""), "Interrupted. ".length, screen);
    return `${`${styled("yellow", "Interrupted.", screen)} ${way}`.trimEnd()}\n`;
  }
  const message = failure.message.split("\n").map((line) => hanging(clean(line), "Error: ".length, screen));
  const lines = [`${styled("red", "Error:", screen)} ${message.join("\n  ")}`];
  for (const [field, messages] of Object.entries(failure.errors ?? {}))
    if (!failure.message.includes(`${field} ${messages.join("; ")}`))
      lines.push(fitted(`  ${clean(field)}: ${messages.map(clean).join("; ")}`, screen));
  if (failure.remedy)
    lines.push(`  What to do: ${hanging(clean(failure.remedy), "  What to do: ".length, screen)}`);
  if (where) lines.push(styled("dim", `  Where: ${clean(where)}`, screen));
  if (failure.transactionId)
    lines.push(styled("dim", `  Transaction: ${clean(failure.transactionId)}`, screen));
  const code = failure.code === "usage" ? [] : [`code ${clean(failure.code)}`];
  if (failure.requestId) code.push(`request id ${clean(failure.requestId)}`);
  if (code.length > 0) lines.push(styled("dim", `  ${code.join(", ")}`, screen));
  return `${lines.join("\n")}\n`;
}
