// Ends the connection of a request whose body the service doesn't need, without losing the response.

import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { startTimer } from "../base/timers.ts";

/** Milliseconds that the caller has to finish its body after the response. */
const lingerMs = 2000;

/**
 * The connection ends after the response, and the rest of the body is read and dropped until then.
 * A connection that is closed with unread bytes is reset: a proxy that still sends would lose the response, and report 502.
 */
export function lingerAfter(request: IncomingMessage): void {
  const { socket } = request;
  // The console's calls within the process have no connection.
  if (!(socket instanceof Socket)) return;
  const destroySoon = socket.destroySoon.bind(socket);
  // Node calls this after a response with `Connection: close`.
  socket.destroySoon = () => {
    socket.end();
    request.resume();
    if (request.complete) return destroySoon();
    const cut = startTimer(destroySoon, lingerMs);
    request.once("end", destroySoon);
    socket.once("close", () => cut.cancel());
  };
}
