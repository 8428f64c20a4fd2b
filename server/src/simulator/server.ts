// HTTP of the simulator: routes a request to the unit or to the control endpoints, and remembers it.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isAllowed } from "./access.ts";
import { deliver } from "./deliver.ts";
import type { FunctionName } from "./fields.ts";
import { createFlights, type Flight } from "./flights.ts";
import { functionsByPath } from "./paths.ts";
import { processCall } from "./process.ts";
import type { Body } from "./state.ts";
import type { Switches } from "./switches.ts";
import type { Unit } from "./unit.ts";

/** A request the unit has got. */
export interface RecordedRequest {
  at: string;
  function: FunctionName;
  path: string;
  tin: string;
  bhfId: string;
  body: Body | null;
  /** HTTP status; null without a response, or before it. */
  status: number | null;
  resultCd: string | null;
  /** Ids of the faults that hit it. */
  faults: string[];
}

/** Serves a control request; undefined for another path. */
export type Control = (method: string, path: string, body: () => Promise<string>) => Promise<unknown>;

const maxBody = 8 * 1024 * 1024;

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function send(
  response: ServerResponse,
  status: number,
  content: unknown,
  headers: Record<string, string> = {},
): void {
  const text = JSON.stringify(content);
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

/** Creates the HTTP server of a unit; it doesn't listen yet. */
export function createHttp(parts: {
  unit: Unit;
  switches: Switches;
  requests: RecordedRequest[];
  control: Control;
  setBusy: (request: IncomingMessage, isBusy: boolean) => void;
}): Server {
  const { unit, switches, requests, control } = parts;
  const startFlight = createFlights(unit);

  async function callUnit(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const functionName = functionsByPath[unit.settings.wire].get(path);
    if (!functionName) return send(response, 404, { status: 404, error: "Not Found", path });
    const allow = functionName === "selectServerTime" ? "GET" : "POST";
    if (request.method !== allow)
      return send(response, 405, { status: 405, error: "Method Not Allowed", path }, { allow });
    const isJson = /^application\/json\b/i.test(request.headers["content-type"] ?? "");
    if (allow === "POST" && !isJson)
      return send(response, 415, { status: 415, error: "Unsupported Media Type", path });
    const record: RecordedRequest = {
      at: unit.clock.stamp(),
      function: functionName,
      path,
      tin: "",
      bhfId: "",
      body: null,
      status: null,
      resultCd: null,
      faults: [],
    };
    requests.push(record);
    if (requests.length > unit.settings.requestLog) requests.shift();
    if (!isAllowed(request.headers, unit.settings.access)) {
      record.status = 401;
      request.resume();
      return send(
        response,
        401,
        { status: 401, error: "Unauthorized", path },
        { "www-authenticate": "Basic" },
      );
    }
    const early = switches.forCall({
      functionName,
      tin: "",
      bhfId: "",
      identity: "",
      isFollowUp: false,
      raw: "",
    });
    if (early.take("T7")) {
      record.faults = early.hits;
      return;
    }
    const raw = await readBody(request);
    if (raw === undefined) return send(response, 413, { status: 413, error: "Payload Too Large", path });
    let flight: Flight | undefined;
    response.once("close", () => flight?.abandon());
    const start = (tin: string, bhfId: string) => {
      if (/^(save|update)/.test(functionName)) flight = startFlight(tin, bhfId, functionName);
    };
    const { cmckey } = request.headers;
    const outcome = await processCall(unit, switches, functionName, raw, start, cmckey?.toString()).finally(
      () => flight?.land(),
    );
    const { body, tin, bhfId, resultCd, reply } = outcome;
    Object.assign(record, { body, tin, bhfId, resultCd, faults: outcome.faults.hits });
    response.once("finish", () => {
      record.status = reply.status;
    });
    await deliver(response, outcome);
    unit.settings.log?.(
      `${record.at} ${tin || "-"}/${bhfId || "-"} ${functionName} ${resultCd ?? reply.status}`,
    );
  }

  // Longer than any caller's pause, so that no idle connection ends just as a request is written to it.
  const limits = { keepAliveTimeout: 600_000, requestTimeout: 0 };
  return createServer(limits, async (request, response) => {
    parts.setBusy(request, true);
    response.once("close", () => parts.setBusy(request, false));
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    try {
      if (!path.startsWith("/_control/")) return await callUnit(request, response, path);
      const result = await control(
        request.method ?? "GET",
        path,
        async () => (await readBody(request)) ?? "",
      );
      send(
        response,
        result === undefined ? 404 : 200,
        result ?? { error: `There is no ${request.method} ${path}` },
      );
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      unit.settings.log?.(`${unit.clock.stamp()} ${path} ${message}`);
      if (response.headersSent) response.destroy();
      else send(response, path.startsWith("/_control/") ? 400 : 500, { error: message });
    }
  });
}
