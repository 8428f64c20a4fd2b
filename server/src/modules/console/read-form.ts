// Reads a form that a browser sends: fields and files, of limited size.
import type { IncomingMessage, ServerResponse } from "node:http";
import { ServiceError } from "../../base/errors.ts";
import { publicBodyLimit, readBody } from "../../http/body.ts";
import { defaultPressureLimits } from "../../http/pressure.ts";
import type { Route } from "./page.ts";
import { Form } from "./sent-form.ts";

const usualBytes = 64 * 1024;
const types = ["application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * The form; one that is too large has only the problem, if the page explains it.
 * @throws ServiceError 413, 415
 */
export async function readForm(
  request: IncomingMessage,
  response: ServerResponse,
  { access, mostBytes = usualBytes, tooLarge }: Pick<Route, "access" | "mostBytes" | "tooLarge">,
): Promise<Form> {
  const type = request.headers["content-type"] ?? "";
  if (!types.includes(type.split(";")[0]?.trim().toLowerCase() ?? "")) {
    request.resume();
    throw new ServiceError(415, "unsupported_media_type", "Send the form as a browser does");
  }
  const { leastBytesPerS, bodyGraceMs } = defaultPressureLimits;
  let body: Buffer;
  try {
    body = await readBody(request, response, {
      leastBytesPerS,
      bodyGraceMs,
      mostBytes: access === "public" ? publicBodyLimit : mostBytes,
      hold: () => undefined,
    });
  } catch (error) {
    if (!tooLarge || !(error instanceof ServiceError) || error.status !== 413) throw error;
    return new Form(undefined, tooLarge(Number(request.headers["content-length"] ?? mostBytes)));
  }
  try {
    return new Form(
      await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData(),
    );
  } catch (cause) {
    throw new ServiceError(400, "malformed_request", "The form can't be read", {}, { cause });
  }
}
