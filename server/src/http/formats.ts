// Every format of the document, for ajv; the build compiles checks that import them from here.
import { formats as ownFormats } from "@taxctl/sdk/rules/formats";
import { fullFormats } from "ajv-formats/dist/formats.js";

const { date, uuid, uri, email } = fullFormats;

export const formats = {
  date,
  "date-time": fullFormats["date-time"],
  uuid,
  uri,
  email,
  ...ownFormats,
  // Hints to generators of clients.
  float: true,
  double: true,
  int32: true,
  int64: true,
  password: true,
} as const;
