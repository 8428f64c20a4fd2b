// A stand-in of the service: a real local server that responds as a test says, and records requests.
import { createServer, type IncomingHttpHeaders } from "node:http";
import { type Clock, Taxctl, type TaxctlOptions } from "@taxctl/sdk";

export type Seen = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: unknown;
};

/** `reset` cuts the connection after the request was read, `hang` never responds. */
export type Scripted =
  | { status?: number; headers?: Record<string, string>; body?: unknown; text?: string }
  | "reset"
  | "hang";

export type Double = { url: string; seen: Seen[]; close(): Promise<void> };

/** Where a client with a `fetch` of its own sends nothing. */
export const noDouble: Double = { url: "http://127.0.0.1:8080/api/v1", seen: [], close: async () => {} };

export async function startDouble(respond: (seen: Seen, count: number) => Scripted): Promise<Double> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://double");
    const { method = "", headers } = request;
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    seen.push({ method, path: pathname, query: searchParams, headers, body });
    const script = respond(seen[seen.length - 1] as Seen, seen.length);
    if (script === "reset") request.socket.destroy();
    if (typeof script === "string") return;
    const type = script.text === undefined ? "application/json" : "text/html";
    response.writeHead(script.status ?? 200, {
      "content-type": type,
      "x-request-id": `r-${seen.length}`,
      ...script.headers,
    });
    response.end(script.text ?? JSON.stringify(script.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/api/v1`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const key = `txs_${"k".repeat(60)}`;

/** Time that passes only in sleeps; each is noted in `waits`. */
export function patientClock(): Clock & { waits: number[] } {
  let now = Date.UTC(2026, 2, 10);
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      waits.push(ms);
      now += ms;
    },
  };
}

export function clientOf(double: Double, options: TaxctlOptions = {}): Taxctl {
  return new Taxctl({ apiKey: key, baseUrl: double.url, clock: patientClock(), pace: false, ...options });
}

/** An envelope as the service makes it. */
export function envelope(data: unknown, further: Record<string, unknown> = {}): Scripted {
  const meta = { timestamp: "2026-03-10T07:15:01.412Z", request_id: "r" };
  return { body: { status: "success", message: "Done", data, meta, ...further } };
}

/** A failure as the service makes it. */
export function failure(status: number, code: string, fields: Record<string, unknown> = {}): Scripted {
  return { status, body: { status: "error", message: `It is ${code}`, code, meta: {}, ...fields } };
}

export const exampleSale = {
  invoice_no: "INV-1",
  sale_date: "20260310",
  payment_type: "01",
  items: [{ item_code: "KE2NTXU0000001", quantity: 1, unit_price: 100 }],
};
