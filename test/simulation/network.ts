// The network between callers, services, units and receivers: delays, losses, connections that are cut. Nothing is ever sent twice by it
// but a caller's request, as proxies do.
import inject from "light-my-request";
import { createApp } from "../../server/src/app.ts";
import type { Sending, Transport } from "../../server/src/control-unit/client.ts";
import type { TransportResponse } from "../../server/src/control-unit/results.ts";
import type { Service } from "../../server/src/core/context/context.ts";
import type { Poster } from "../../server/src/core/webhooks/post.ts";
import type { Chance } from "./chance.ts";
import { Process } from "./processes.ts";
import { currentOwner, type Owner, runAs, type VirtualTime } from "./time.ts";
import type { SimulatedUnit } from "./unit.ts";
import type { Units } from "./units.ts";
import type { Wire } from "./wires.ts";

/** How bad it is now: shares of messages, and milliseconds. */
export type Weather = {
  delayMs: number;
  lost: number;
  /** Of responses that are cut in the middle. */
  cut: number;
  /** Of callers' requests that arrive twice. */
  repeated: number;
  /** Whether the units can't be reached at all. */
  isUnitAway: boolean;
};

export const fair: Weather = { delayMs: 40, lost: 0, cut: 0, repeated: 0, isUnitAway: false };

/** A request as it is written to the connection, and its response. */
export type WireRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
};
export type WireResponse = { status: number; headers: Record<string, string>; text: string };

/** What became of a webhook's delivery at its receiver. */
export type Receive = (headers: Record<string, string>, body: Uint8Array) => number | "silent";

/** As the report of a run has it. */
export const repeatAnswered = (wire: Wire, resultCd: string | null): string =>
  `a unit of ${wire} answered a repeated number with ${resultCd}`;

const isDead = (owner: Owner | undefined): boolean => owner?.isDead === true;

const unreachable = (code: string): Error =>
  Object.assign(new TypeError("fetch failed"), { cause: Object.assign(new Error(code), { code }) });

export class Network {
  weather: Weather = fair;
  /** Calls that are on their way to the unit, or back. */
  underWay = 0;
  /** Requests that a process works on, whether their callers still wait or not. */
  asked = 0;
  readonly #senders = new Map<string, string>();

  readonly time: VirtualTime;
  readonly chance: Chance;
  readonly note: (what: string) => void;

  constructor(time: VirtualTime, chance: Chance, note: (what: string) => void = () => undefined) {
    this.time = time;
    this.chance = chance;
    this.note = note;
  }

  #delay(): Promise<void> {
    return this.time.pause(0.2 + this.chance.fraction() * this.weather.delayMs);
  }

  /**
   * A caller's request to a process.
   * @param again Called where a proxy sends it once more, for the process that gets that one; its response goes nowhere.
   * @throws as `fetch` does, when no response comes.
   */
  async request(
    to: Process | undefined,
    request: WireRequest,
    again: () => Process | undefined = () => to,
  ): Promise<WireResponse> {
    await this.#delay();
    if (!to?.app || to.isDead) throw unreachable("ECONNREFUSED");
    if (this.chance.happens(this.weather.lost)) {
      this.note("a request or its response was lost");
      throw unreachable("ECONNRESET");
    }
    if (this.chance.happens(this.weather.repeated)) {
      this.note("a request arrived twice");
      const other = again();
      if (other?.app && !other.isDead) void this.#enter(other, request).catch(() => undefined);
    }
    const response = await this.#enter(to, request);
    await this.#delay();
    if (this.chance.happens(this.weather.lost)) {
      this.note("a request or its response was lost");
      throw unreachable("ECONNRESET");
    }
    return response;
  }

  /** The same on a good day, to a service that is no process of the world. */
  async requestOnce(service: Service, request: WireRequest): Promise<WireResponse> {
    const { method, path, headers, body } = request;
    const app = createApp(service).callback();
    const { statusCode, payload } = await inject(app as Parameters<typeof inject>[0], {
      method: method as "POST",
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: statusCode, headers: {}, text: payload };
  }

  /** Hands a request to the process at its next turn; a process that dies gives no response. */
  #enter(to: Process, { method, path, headers, body }: WireRequest): Promise<WireResponse> {
    this.asked += 1;
    const sent = new Promise<WireResponse>((resolve, reject) => {
      const died = () => reject(unreachable("ECONNRESET"));
      to.onDeath.add(died);
      const ended = () => to.onDeath.delete(died);
      runAs(to, () =>
        this.time.start(() => {
          const { app } = to;
          if (!app) return died();
          const responded = inject(app as Parameters<typeof inject>[0], {
            method: method as "POST",
            url: path,
            headers,
            ...(body === undefined ? {} : { payload: body }),
          });
          responded.then((response) => {
            if (to.isDead) return died();
            ended();
            resolve({
              status: response.statusCode,
              headers: Object.fromEntries(
                Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
              ),
              text: response.payload,
            });
          }, reject);
        }, 0.05),
      );
    });
    return sent.finally(() => {
      this.asked -= 1;
    });
  }

  /** The way from the services to their units. */
  transportTo(units: Units): Transport {
    return {
      send: (sending) => this.#send(units.at(sending.url), sending),
      close: async () => undefined,
    };
  }

  async #send(unit: SimulatedUnit, sending: Sending): Promise<TransportResponse> {
    const owner = currentOwner();
    if (owner instanceof Process && !owner.step("a call to the unit")) return new Promise(() => undefined);
    if (sending.blocked !== undefined) return { kind: "not_sent", message: sending.blocked, blocked: true };
    const limitMs = sending.totalMs ?? sending.idleMs ?? 30_000;
    const settled = Promise.withResolvers<TransportResponse>();
    // A process learns of it at a turn of its own: a stopped one does so later.
    const arrive = (response: TransportResponse) =>
      runAs(owner, () => void this.time.start(() => settled.resolve(response), 0));
    if (owner instanceof Process) this.#noteTakeover(owner, sending);
    let isGone = false;
    this.time.start(() => {
      isGone = true;
      settled.resolve({ kind: "unanswered", message: `No response within ${limitMs / 1_000} s.` });
    }, limitMs);
    this.underWay += 1;
    void runAs(undefined, () => this.#carry(unit, sending, arrive, () => isGone || isDead(owner))).finally(
      () => {
        this.underWay -= 1;
      },
    );
    return settled.promise;
  }

  /** A numbered document that another process has sent before. */
  #noteTakeover({ name }: Process, { path, body }: Sending): void {
    const { bhfId, invcNo, sarNo } = Object(body);
    const number = invcNo ?? sarNo;
    if (number === undefined) return;
    const call = `${path} ${bhfId} ${number}`;
    const before = this.#senders.get(call);
    if (before !== undefined && before !== name) this.note("a lane was taken over with its open call");
    this.#senders.set(call, name);
  }

  async #carry(
    unit: SimulatedUnit,
    { path, method = "POST", body, text, headers }: Sending,
    arrive: (response: TransportResponse) => void,
    isGone: () => boolean,
  ): Promise<void> {
    await this.#delay();
    const { weather, chance } = this;
    if (weather.isUnitAway) {
      this.note("the unit could not be reached");
      return arrive({ kind: "not_sent", message: "The connection was refused." });
    }
    const wasReset = (): void => {
      this.note("a call to the unit or its response was lost");
      // A lost connection is noticed at once, or only by the time limit.
      if (chance.happens(0.7)) arrive({ kind: "unanswered", message: "The connection was reset." });
    };
    if (chance.happens(weather.lost)) return wasReset();
    const reply = await unit.respond(
      method,
      path,
      text ?? (body === undefined ? "" : JSON.stringify(body)),
      isGone,
      () => this.time.pause(chance.happens(0.1) ? chance.between(100, 3_000) : chance.between(1, 30)),
      headers?.cmcKey,
    );
    if (reply !== "silent" && /^(899|924|994)$/.test(reply.resultCd ?? ""))
      this.note(repeatAnswered(unit.wire, reply.resultCd));
    await this.#delay();
    if (reply === "silent" || chance.happens(weather.lost)) return wasReset();
    if (chance.happens(weather.cut)) {
      this.note("a response of the unit was cut");
      const partial = reply.text.slice(0, chance.between(0, Math.min(4_096, reply.text.length)));
      return arrive({
        kind: "unanswered",
        message: "The connection was cut.",
        status: reply.status,
        partial,
      });
    }
    arrive({ kind: "answered", status: reply.status, text: reply.text });
  }

  /** The way from the services to the receiver of webhooks. */
  posterTo(receive: Receive): Poster {
    return {
      post: async ({ headers, body }) => {
        const owner = currentOwner();
        if (owner instanceof Process && !owner.step("a delivery")) return new Promise(() => undefined);
        const status = await runAs(undefined, async () => {
          await this.#delay();
          if (this.chance.happens(this.weather.lost)) return "silent";
          const received = receive(headers, body);
          await this.#delay();
          return this.chance.happens(this.weather.lost) ? "silent" : received;
        });
        await runAs(owner, () => this.time.pause(0));
        if (status === "silent") return { response_status: null, error: "The connection was reset." };
        const isGood = status >= 200 && status < 300;
        return { response_status: status, error: isGood ? null : `The receiver responded with ${status}` };
      },
      close: async () => undefined,
    };
  }
}
