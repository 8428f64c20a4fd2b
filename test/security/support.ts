// Raw connections, and the places in a request's body, for tests that send what no client would.

import { connect } from "node:net";
import { resolvePointer } from "../../server/src/core/context/operations.ts";
import { isRecord } from "../support/is-record.ts";

/** Sends bytes as they are and gives everything that comes until the other side ends the connection. */
export function exchange(origin: string, text: string | readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    let response = "";
    for (const part of typeof text === "string" ? [text] : text) socket.write(Buffer.from(part, "latin1"));
    socket.setEncoding("latin1");
    socket.on("data", (data) => {
      response += data;
    });
    socket.on("error", () => resolve(response));
    socket.on("close", () => resolve(response));
  });
}

export type Field = { name: string; path: (string | number)[]; schema: Record<string, unknown> };

/** Every field of a schema, with the way to it; lists by their first entry. */
export function fieldsOf(pointer: string, path: (string | number)[] = []): Field[] {
  const { value: schema, pointer: found } = resolvePointer(pointer);
  if (isRecord(schema.items)) return fieldsOf(`${found}/items`, [...path, 0]);
  if (!isRecord(schema.properties)) return [];
  return Object.keys(schema.properties).flatMap((name) => {
    const place = `${found}/properties/${name}`;
    return [
      { name, path: [...path, name], schema: resolvePointer(place).value },
      ...fieldsOf(place, [...path, name]),
    ];
  });
}

/** The body with one field set, the objects and lists on the way made where they are missing. */
export function withField(body: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  if (typeof head === "number") {
    const list = Array.isArray(body) ? [...body] : [];
    list[head] = withField(list[head], rest, value);
    return list;
  }
  const made: Record<string, unknown> = { ...(isRecord(body) ? body : {}) };
  Object.defineProperty(made, head, {
    value: withField(Object.hasOwn(made, head) ? made[head] : undefined, rest, value),
    enumerable: true,
  });
  return made;
}
