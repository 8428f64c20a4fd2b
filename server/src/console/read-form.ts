// Reads a form that a browser sends: fields and files, of limited size.
import type { IncomingMessage, ServerResponse } from "node:http";
import { ServiceError } from "../errors.ts";
import { readBody } from "../http/body.ts";
import { defaultPressureLimits } from "../http/pressure.ts";
import { Form } from "./sent-form.ts";

const types = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** @throws ServiceError 413, 415 */
export async function readForm(
  request: IncomingMessage,
  response: ServerResponse,
  mostBytes: number,
): Promise<Form> {
  const type = request.headers["content-type"] ?? "";
  if (!types.includes(type.split(";")[0]?.trim().toLowerCase() ?? "")) {
    request.resume();
    throw new ServiceError(415, "unsupported_media_type", "Send the form as a browser does");
  }
  const { leastBytesPerS, bodyGraceMs } = defaultPressureLimits;
  const body = await readBody(request, response, {
    ...{ leastBytesPerS, bodyGraceMs, mostBytes },
    hold: () => undefined,
  });
  try {
    return new Form(
      await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData(),
    );
  } catch (cause) {
    throw new ServiceError(400, "malformed_request", "The form can't be read", {}, { cause });
  }
}
