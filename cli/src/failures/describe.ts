// Turning anything that was thrown into a failure with a sentence, a remedy and an exit code.

import type { TaxctlError } from "@taxctl/sdk";
import { asCommands, shellWord } from "@taxctl/sdk/commands";
import { connectionText } from "./connection.ts";
import { type ExitCode, exitCodes } from "./exit-codes.ts";
import { Failure, foreignCode, interrupted } from "./failure.ts";
import { isTransaction, nextStep, obstacleOf } from "./next-step.ts";
import { fileFailure } from "./of-file.ts";
import { describeSheet, isSheetError } from "./sheet.ts";
import { describeUsage } from "./usage.ts";

/** An error of the SDK, known by its shape, so that the SDK need not be loaded. */
export type ServiceFailure = Omit<TaxctlError, "toJSON">;

/** Whether it comes from the SDK. */
export function isServiceFailure(error: unknown): error is ServiceFailure {
  return error instanceof Error && "retryable" in error && typeof error.retryable === "boolean";
}

/** A submission that the service may have received, whose response was lost or damaged. */
export function isLost({ name, transactionId }: ServiceFailure): boolean {
  return name === "OutcomeUnknownError" && transactionId === undefined;
}

function hasNoResponse(error: ServiceFailure): boolean {
  return isLost(error) || (error.name === "TimeoutError" && error.transactionId === undefined);
}

/** The failure to show for whatever was thrown. A `Failure` is itself. */
export function describe(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isServiceFailure(error)) return describeService(error);
  if (isSheetError(error)) return describeSheet(error);
  if (!(error instanceof Error)) return new Failure(String(error), { code: "unexpected" });
  if (error.name === "AbortError" || error.name === "ExitPromptError" || error.name === "AbortPromptError")
    return interrupted();
  const oclif = oclifExit(error);
  if ("syscall" in error && "path" in error) return fileFailure(error, String(error.path));
  if ("parse" in error || oclif === exitCodes.usage) return describeUsage(error);
  return new Failure(error.message || error.name, {
    code: "unexpected",
    remedy: "This looks like a defect of taxctl: run it again with --debug and report the output.",
    cause: error,
  });
}

/** The exit code of oclif's own errors. */
export function oclifExit(error: Error): unknown {
  if (!("oclif" in error) || typeof error.oclif !== "object" || error.oclif === null) return undefined;
  return "exit" in error.oclif ? error.oclif.exit : undefined;
}

/** Whether a message has the detail already, as a part of its sentence. */
function says(message: string, detail: string): boolean {
  return message.toLowerCase().includes(detail.toLowerCase().replace(/\.$/, ""));
}

function describeService(error: ServiceFailure): Failure {
  if (error.name === "ConnectionError") return describeConnection(error);
  const waiting = describeWaiting(error);
  if (waiting) return waiting;
  const { exitCode, remedy } = handlingOf(error);
  // Operations of the API, and the SDK's advice to its callers, have no meaning for a user of commands.
  const [happened = ""] = hasNoResponse(error) ? error.message.split("; ") : [error.message];
  const message = asCommands(happened);
  const detail = asCommands(error.error ?? error.reason ?? "");
  const sentence = says(message, detail) ? message : `${message.replace(/\.$/, "")}: ${detail}`;
  return new Failure(sentence, {
    code: foreignCode(codeOf(error)),
    exitCode,
    remedy: remedy && filledIn(remedy, error),
    errors:
      error.errors &&
      Object.fromEntries(
        Object.entries(error.errors).map(([field, said]) => [field, said.map((one) => asCommands(one))]),
      ),
    requestId: error.requestId,
    transactionId: error.transactionId,
    data: error.data,
    cause: error,
  });
}

/** The remedy with the transaction and the branch that the response names, in place of ID and BRANCH at the end of a command. */
function filledIn(remedy: string, { transactionId = "ID", data }: ServiceFailure): string {
  const named = typeof data === "object" && data !== null && "bhf_id" in data ? data.bhf_id : undefined;
  const branch = typeof named === "string" ? named : "BRANCH";
  return remedy
    .replace(/\bID`/, () => `${transactionId}\``)
    .replace(/\bBRANCH`/, () => `${shellWord(branch)}\``);
}

/** The end of a wait for a stored submission that an obstacle holds up. Undefined if it only takes time. */
function describeWaiting(error: ServiceFailure): Failure | undefined {
  const { transactionId, data } = error;
  if (error.name !== "TimeoutError" || !isTransaction(data)) return undefined;
  const obstacle = obstacleOf(data);
  if (obstacle === "") return undefined;
  const [happened = ""] = error.message.split(". ");
  return new Failure(`${happened}. ${obstacle}`, {
    code: foreignCode(codeOf(error)),
    exitCode: exitCodes.pending,
    remedy: `${sentence(nextStep(data))} ${stored.replace("ID`", `${transactionId}\``)}`,
    transactionId,
    data,
    cause: error,
  });
}

/** The text as a sentence: a capital, and a full stop. */
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** No response, and the request was surely not received: the same in every command. */
function describeConnection(error: ServiceFailure): Failure {
  const { message, remedy } = connectionText(error);
  return new Failure(message, { code: "no_answer", remedy, cause: error });
}

function codeOf(error: ServiceFailure): string {
  // Without a response the code is the connection's own, like ECONNRESET: one word for all of them.
  if (isLost(error)) return "no_answer";
  if (error.code) return error.code;
  if (error.name === "TimeoutError") return "timed_out";
  if (error.status === undefined) return error.name === "ConfigurationError" ? "usage" : "no_answer";
  return `http_${error.status}`;
}

/** A rejection of the unit inside the data of a service's code, as when a device is initialized. */
function unitRejection({ data }: ServiceFailure): Handling | undefined {
  if (typeof data !== "object" || data === null || !("result_code" in data) || !data.result_code)
    return undefined;
  const remedy = "remedy" in data && typeof data.remedy === "string" ? asCommands(data.remedy) : correct;
  return { exitCode: exitCodes.rejected, remedy };
}

/** The remedy for a rejected key; the command adds where the key came from. */
export const signIn = "Sign in with a valid key: `taxctl auth login`.";

/** Whether another key may be accepted: the account is active, and nobody has to approve the key. */
export function isWrongKey({ status, code = "" }: ServiceFailure): boolean {
  return status === 401 && code !== "key_not_approved" && !code.startsWith("account_");
}

/** A failure ends with 1 unless it has an exit code of its own. */
type Handling = { exitCode?: ExitCode; remedy?: string };

/** Exit code and remedy by the service's response. */
function handlingOf(error: ServiceFailure): Handling {
  const { status, code = "" } = error;
  const known = byCode[code];
  if (known) return known;
  if (code.startsWith("unit_")) return { exitCode: exitCodes.rejected, remedy: correct };
  const unit = unitRejection(error);
  if (unit) return unit;
  if (error.name === "ConfigurationError") return { exitCode: exitCodes.usage };
  if (error.name === "TimeoutError" && error.transactionId !== undefined)
    return { exitCode: exitCodes.pending, remedy: stored };
  if (isLost(error))
    return {
      remedy: `It may have been received. ${connectionText(error).remedy} Then resend it under the same number: a number is never signed twice.`,
    };
  if (status === undefined) return { remedy: connectionText(error).remedy };
  if (isWrongKey(error)) return { exitCode: exitCodes.denied, remedy: signIn };
  if (status === 401) return { exitCode: exitCodes.denied };
  if (status === 403)
    return {
      exitCode: exitCodes.denied,
      remedy: "Ask an owner of the account for the right, or use another profile.",
    };
  if (code === "not_found") return { remedy: lookUp(error) };
  if (status === 429) return { remedy: `Wait ${error.retryAfter ?? 60} seconds.` };
  // A failure of the service has a code.
  if (status >= 500 && error.code === undefined)
    return { remedy: "Check that the service runs, and that its proxy passes requests to its port." };
  if (status === 503) return { remedy: isDocument(error) ? resend : "Try again shortly." };
  if (status >= 500) return { remedy: "Give the request id to the operators of the service." };
  return {};
}

/** Whether the request submits a document. */
function isDocument({ operation = "" }: ServiceFailure): boolean {
  return operation === "createSale" || operation === "createPurchase";
}

/** Where to look for a missing record. */
function lookUp({ operation = "" }: ServiceFailure): string {
  const [, list] = lists.find(([about]) => about.test(operation)) ?? [];
  return `Check the identifier and the profile${list ? `: ${list}` : ""}.`;
}

const lists: [operation: RegExp, list: string][] = [
  [/Device$/, "`taxctl devices list` shows the devices, `taxctl devices setup` creates one"],
  [/Item$/, "`taxctl items list` shows the items"],
  [/Relay$/, "`taxctl relays list` shows the relays"],
  [/Webhook$/, "`taxctl webhooks list` shows the webhooks"],
  [/Delivery$/, "`taxctl webhooks deliveries` shows the deliveries"],
  [/(Transaction|Sale|Purchase)$/, "`taxctl transactions list` shows the transactions"],
];

const correct = "Correct the rejected content, then submit or retry it.";

/** The service doesn't know whether a transaction that ended with its database was stored. */
const resend =
  "The document may have been stored. Try again shortly under the same number: a number is never signed twice.";

const stored =
  "It is stored and will be sent; don't submit it under another number. Follow it: `taxctl transactions watch ID`.";

const byCode: Record<string, Handling> = {
  outcome_pending: { exitCode: exitCodes.pending, remedy: stored },
  outcome_unknown: { exitCode: exitCodes.pending, remedy: stored },
  lane_stopped: { exitCode: exitCodes.pending, remedy: stored },
  branch_not_owned: {
    exitCode: exitCodes.denied,
    remedy: "Name a branch of the account with --branch: `taxctl branches list` shows them.",
  },
  device_not_ready: { remedy: "Set the branch's device up: `taxctl devices setup`." },
  unit_unreachable: {
    remedy: "Check that the control unit runs and is reached: `taxctl devices test BRANCH`.",
  },
  invoice_conflict: { remedy: "`taxctl transactions show ID` shows the first document, which stays valid." },
  retry_not_allowed: { remedy: "`taxctl transactions show ID` says what to do instead." },
  retry_failed: { exitCode: exitCodes.rejected, remedy: correct },
  connection_test_failed: {
    remedy: "Check that the control unit runs and that its URL is right: `taxctl devices show BRANCH`.",
  },
};
