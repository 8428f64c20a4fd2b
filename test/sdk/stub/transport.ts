// Responsible for standing in for sdk/src/transport.ts: the same way to the wire, without openapi-fetch.
import { type Answer, readAnswer } from "../../../sdk/src/answer.ts";
import { type Carrier, deliver } from "../../../sdk/src/deliver.ts";
import type { Shipment, Terms } from "../../../sdk/src/transport.ts";

type RawInit = { params?: { path?: object; query?: object; header?: object }; body?: unknown };

export class Transport {
  readonly raw: Record<string, (path: string, init?: RawInit) => Promise<object>> = {};
  readonly #baseUrl: string;
  readonly #carrier: Carrier;

  constructor(baseUrl: string, carrier: Carrier, rawTerms: (request: Request) => Terms) {
    this.#baseUrl = baseUrl;
    this.#carrier = carrier;
    for (const method of ["GET", "POST", "PUT", "DELETE"] as const) {
      this.raw[method] = async (path, { params = {}, body } = {}) => {
        const { path: names, query, header } = params;
        const parcel = this.#address({ method, path, params: names, query, headers: header, body });
        const request = new Request(parcel.url, parcel);
        const { response, bytes } = await deliver(
          { ...parcel, ...rawTerms(request), headers: request.headers },
          carrier,
        );
        const given = readAnswer({ response, bytes }).body;
        return response.ok ? { data: given, response } : { error: given, response };
      };
    }
  }

  async send(shipment: Shipment, terms: Terms): Promise<Answer> {
    return readAnswer(await deliver(Object.assign(terms, this.#address(shipment)), this.#carrier));
  }

  #address({ method, path, params, query, headers, body }: { [Part in keyof Shipment]?: unknown }) {
    const named = String(path).replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(Object(params)[name]));
    const url = new URL(this.#baseUrl + named);
    for (const [name, value] of Object.entries(Object(query))) url.searchParams.set(name, String(value));
    const sent = new Headers(body === undefined ? {} : { "content-type": "application/json" });
    for (const [name, value] of Object.entries(Object(headers)))
      if (value !== null) sent.set(name, String(value));
    return { url: url.href, method: String(method), headers: sent, body: JSON.stringify(body) };
  }
}
