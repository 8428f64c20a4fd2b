// Back-pressure: bounds how many requests are under way and how many bytes of bodies they hold; beyond, 503 before a body is read.
import type { IncomingMessage } from "node:http";
import { UnavailableError } from "../errors.ts";
import type { Service } from "../service.ts";
import { bodyLimit } from "./body.ts";

export type PressureLimits = {
  /** Requests of the interface under way at once; synchronous submissions wait among them for their control unit. */
  requests: number;
  /** Bytes of their bodies. */
  bodyBytes: number;
};

export const defaultPressureLimits: PressureLimits = { requests: 2_000, bodyBytes: 64 * 1024 * 1024 };

const retryAfterS = 1;

/** The place of one request among those under way. */
export type Seat = {
  /**
   * Makes room for the body that the request announces: all of the limit where it announces no length.
   * @throws UnavailableError when there is no room
   */
  reserve(request: IncomingMessage): void;
  /** How long the body really was. */
  hold(bytes: number): void;
  /** The request is done with, whether or not its caller is still there. */
  leave(): void;
};

export type Pressure = {
  /** @throws UnavailableError when too much is under way */
  enter(): Seat;
};

function announced({ headers }: IncomingMessage): number {
  const length = headers["content-length"];
  if (length !== undefined) return Number(length);
  return headers["transfer-encoding"] === undefined ? 0 : bodyLimit;
}

export function createPressure(service: Service, limits: PressureLimits): Pressure {
  let requests = 0;
  let bytes = 0;

  function shed(waitS: number): UnavailableError {
    service.metrics.countShed();
    return new UnavailableError("Too much is under way at the moment; try again", waitS);
  }

  return {
    enter() {
      const waitS = requests >= limits.requests ? retryAfterS : service.overload?.();
      if (waitS !== undefined) throw shed(waitS);
      requests++;
      let held = 0;
      const hold = (actual: number): void => {
        bytes += actual - held;
        held = actual;
      };
      return {
        reserve(request) {
          const length = announced(request);
          if (length > 0 && bytes + length > limits.bodyBytes) throw shed(retryAfterS);
          hold(length);
        },
        hold,
        leave() {
          hold(0);
          requests--;
        },
      };
    },
  };
}
