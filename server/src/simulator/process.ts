// One call from its body to its response: parse, faults before, validate, handle, faults after.

import type { Call } from "./calls/call.ts";
import { after, before, type RawResponse } from "./effects.ts";
import type { FaultId } from "./faults.ts";
import type { FunctionName } from "./fields.ts";
import { requestTableOf } from "./fields.ts";
import { handlers } from "./functions.ts";
import { accepted, SimulatedRejection, type SimulatorResponse } from "./response.ts";
import type { Body } from "./state.ts";
import type { CallFaults, Switches } from "./switches.ts";
import type { Unit } from "./unit.ts";
import { requireKey } from "./unit-key.ts";
import { textOf, validate } from "./validate.ts";

/** The outcome of a call, ready to be delivered. */
export interface SimulatedOutcome {
  reply: RawResponse;
  resultCd: string | null;
  body: Body | null;
  tin: string;
  bhfId: string;
  /** A save that was accepted by this very call. */
  isFresh: boolean;
  faults: CallFaults;
}

function json(status: number, response: SimulatorResponse): RawResponse {
  return { status, type: "application/json", text: JSON.stringify(response) };
}

function rejectionResponse(rejection: SimulatedRejection): SimulatorResponse {
  return { resultCd: rejection.resultCd, resultMsg: rejection.message, data: rejection.data };
}

function parse(raw: string): Body | SimulatedRejection {
  if (raw.trim() === "") return new SimulatedRejection("911");
  try {
    const body: unknown = JSON.parse(raw);
    if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Body;
  } catch {
    // Handled below, like a body that isn't an object.
  }
  return new SimulatedRejection("910", "Request parameter error: the body is not a JSON object");
}

/** A movement has no number of its sender's own in the message: its content is its identity, under any running number. */
function identityOf(functionName: FunctionName, body: Body): string {
  if (functionName === "saveStockItems") {
    return JSON.stringify([body.sarTyCd, body.ocrnDt, body.remark, body.itemList]);
  }
  const keys = ["trdInvcNo", "itemCd", "taskCd", "itemSeq", "dvcSrlNo", "spplrTin", "spplrInvcNo", "remark"];
  return keys.map((key) => body[key] ?? "").join("/");
}

/** Whether a movement follows from a document and repeats its texts: its sender marked the document. */
function followsDocument(unit: Unit, functionName: FunctionName, body: Body): boolean {
  if (functionName !== "saveStockItems") return false;
  const { ofDocuments } = unit.settings.country.stock;
  if (textOf(body, "custTin") || ofDocuments.includes(textOf(body, "sarTyCd"))) return true;
  const branch = unit.branch(textOf(body, "tin"), textOf(body, "bhfId"));
  return branch.traderNumbers.has(textOf(body, "remark"));
}

function checkCaller(call: Call): void {
  const { body, unit, branch, functionName } = call;
  const problems: string[] = [];
  for (const [name, size] of [
    ["tin", 11],
    ["bhfId", 2],
  ] as const) {
    const text = textOf(body, name);
    if (!text) problems.push(`${name} cannot be Null`);
    else if (text.length > size) problems.push(`${name} is longer than ${size}`);
  }
  if (problems.length) throw new SimulatedRejection("910", `Request parameter error: ${problems.join(", ")}`);
  if (functionName === "selectInitInfo") return;
  if (unit.settings.requireInit && !branch.device) throw new SimulatedRejection("901");
  if (unit.settings.wire === "oscu") requireKey(call);
}

function handle(call: Call): SimulatorResponse | Promise<SimulatorResponse> {
  const { functionName, unit } = call;
  if (functionName === "selectServerTime") return accepted();
  if (functionName === "echoTest") return accepted(call.body);
  checkCaller(call);
  validate(requestTableOf(unit.settings.country, functionName, unit.settings.wire), call.body, unit.codes);
  // Handlers read the clock before they first wait, so the skew touches this call alone.
  unit.clock.skewMs += call.skewMs;
  try {
    return handlers[functionName](call);
  } finally {
    unit.clock.skewMs -= call.skewMs;
  }
}

async function playBefore(call: Call, faults: CallFaults): Promise<RawResponse | undefined> {
  const { unit, tin, bhfId } = call;
  const isSave = /^(save|update)/.test(call.functionName);
  if (isSave && unit.held.has(`${tin}/${bhfId}`)) throw new SimulatedRejection("899");
  for (const [id, hook] of Object.entries(before)) {
    const params = faults.take(id as FaultId, hook.applies?.(call));
    const reply = params && (await hook.play(call, params));
    if (reply) return reply;
  }
  if (faults.rejection) throw new SimulatedRejection(faults.rejection);
  return undefined;
}

function playAfter(
  call: Call,
  faults: CallFaults,
  response: SimulatorResponse,
): RawResponse | SimulatorResponse {
  let current = response;
  for (const [id, hook] of Object.entries(after)) {
    const params = faults.take(id as FaultId, hook.applies?.(call));
    if (!params) continue;
    const result = hook.play(current, params, call);
    if ("status" in result) return result;
    current = result;
  }
  return current;
}

/** Processes a call, with the key in its headers. Never throws for a caller's mistake; a failure of the simulator's own files does throw. */
export async function processCall(
  unit: Unit,
  switches: Switches,
  functionName: FunctionName,
  raw: string,
  onStart: (tin: string, bhfId: string) => void,
  headerKey?: string,
): Promise<SimulatedOutcome> {
  const parsed = functionName === "selectServerTime" ? {} : parse(raw);
  const body = parsed instanceof SimulatedRejection ? {} : parsed;
  const tin = textOf(body, "tin");
  const bhfId = textOf(body, "bhfId");
  const identity = identityOf(functionName, body);
  const isFollowUp = followsDocument(unit, functionName, body);
  const faults = switches.forCall({ functionName, tin, bhfId, identity, isFollowUp, raw });
  const outcome = { body, tin, bhfId, isFresh: false, faults };
  if (parsed instanceof SimulatedRejection) {
    const response = { ...rejectionResponse(parsed), resultDt: unit.clock.stamp() };
    return {
      ...outcome,
      body: null,
      resultCd: parsed.resultCd,
      reply: json(parsed.resultCd === "910" ? 400 : 200, response),
    };
  }
  onStart(tin, bhfId);
  // A key is no part of a document.
  const { cmcKey, ...content } = body;
  const call: Call = {
    unit,
    functionName,
    body: content,
    keys: { body: cmcKey, headers: headerKey },
    tin,
    bhfId,
    branch: unit.branch(tin, bhfId),
    take: (id, applies) => faults.take(id, applies),
    skewMs: 0,
    isOffSequence: false,
    ignoresCursor: false,
    isFresh: false,
  };
  let response: SimulatorResponse;
  try {
    const replaced = await playBefore(call, faults);
    if (replaced) return { ...outcome, resultCd: null, reply: replaced };
    call.skewMs = Number(faults.take("F32")?.ms ?? 0);
    const given = await handle(call);
    response = { ...given, resultDt: given.resultDt ?? unit.clock.stamp(unit.clock.ms() + call.skewMs) };
  } catch (error) {
    if (!(error instanceof SimulatedRejection)) throw error;
    response = { ...rejectionResponse(error), resultDt: unit.clock.stamp(unit.clock.ms() + call.skewMs) };
  }
  const { resultCd, resultMsg, resultDt, data } = response;
  const result = playAfter(call, faults, { resultCd, resultMsg, resultDt, data });
  const reply = "status" in result ? result : json(200, result);
  return { ...outcome, isFresh: call.isFresh, resultCd, reply };
}
