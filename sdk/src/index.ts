// The package's exports.
export { ApiCall, type Reply } from "./client/call.ts";
export { Taxctl } from "./client/client.ts";
export type { Clock } from "./client/clock.ts";
export { localDate } from "./client/dates.ts";
export {
  AuthenticationError,
  BadRequestError,
  ConfigurationError,
  ConflictError,
  ConnectionError,
  type ErrorDetails,
  NotFoundError,
  OutcomePendingError,
  OutcomeUnknownError,
  PermissionError,
  RateLimitError,
  RejectedError,
  type ResolveOptions,
  ServiceError,
  TaxctlError,
  TimeoutError,
  ValidationError,
} from "./client/errors.ts";
export {
  type CheckedAnswer,
  defaultBaseUrl,
  type FailureInfo,
  type Hooks,
  type Instrumentation,
  type Logger,
  type LogLevel,
  type RequestInfo,
  type ResponseInfo,
  type RetryInfo,
  type TaxctlOptions,
  version,
  type WarningInfo,
} from "./client/options.ts";
export { Page, PageCall } from "./client/paginate.ts";
export type { Outcome } from "./client/retry.ts";
export type { Resources } from "./client/routes.ts";
export type { RawClient } from "./client/transport.ts";
export type {
  Body,
  Envelope,
  OperationId,
  Query,
  RequestOptions,
  Result,
  Row,
  SubmitOptions,
  Submitted,
} from "./client/types.ts";
export type { WaitOptions } from "./client/wait.ts";
export type * from "./rules/openapi.ts";
