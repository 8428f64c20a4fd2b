// Standing in for sdk/src/client/transport.ts: the same way to the wire, without openapi-fetch.

import { type ClientContext, deliver } from "../../../../sdk/src/client/deliver.ts";
import { type HttpResponse, readResponse } from "../../../../sdk/src/client/response.ts";
import type { CallLimits } from "../../../../sdk/src/client/transport.ts";
import { parseJson } from "../../../../sdk/src/rules/json.ts";

type Parts = Record<string, unknown>;

export class Transport {
  readonly raw: Record<string, (path: string, init?: Parts) => Promise<object>> = {};
  readonly send: (parts: Parts, limits: CallLimits) => Promise<HttpResponse>;

  constructor(baseUrl: string, context: ClientContext, rawLimits: (request: Request) => CallLimits) {
    this.send = async ({ method, path, params, query, headers, body }, limits) => {
      const named = String(path).replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(Object(params)[name]));
      const url = `${baseUrl}${named}?${new URLSearchParams(Object(query))}`.replace(/\?$/, "");
      const sent = new Headers(body !== undefined ? { "content-type": "application/json" } : {});
      for (const [name, value] of Object.entries(Object(headers))) value && sent.set(name, String(value));
      const sending = { url, method: String(method), headers: sent, body: body as string | undefined };
      const { response, bytes } = await deliver(Object.assign(limits, sending), context);
      return readResponse(response, bytes, parseJson(bytes) ?? new TextDecoder().decode(bytes));
    };
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"])
      this.raw[method] = async (path, { params, body } = {}) => {
        const { path: named, query, header } = Object(params);
        const request = new Request(baseUrl, { method, headers: Object(header) });
        const [limits, headers] = [rawLimits(request), Object.fromEntries(request.headers)];
        const response = await this.send(
          { method, path, params: named, query, headers, body: JSON.stringify(body) },
          limits,
        );
        return { [response.ok ? "data" : "error"]: response.body, response };
      };
  }
}
