// Responsible for the package's exports.
export { ApiCall, type Reply } from "./call.ts";
export { Taxctl } from "./client.ts";
export type { Clock } from "./clock.ts";
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
  RefusedError,
  type ResolveOptions,
  ServiceError,
  TaxctlError,
  TimeoutError,
  ValidationError,
} from "./errors.ts";
export type * from "./openapi.ts";
export {
  type CheckedAnswer,
  DEFAULT_BASE_URL,
  type FailureInfo,
  type Hooks,
  type Instrumentation,
  type Logger,
  type LogLevel,
  type RequestInfo,
  type ResponseInfo,
  type RetryInfo,
  type TaxctlOptions,
  VERSION,
  type WarningInfo,
} from "./options.ts";
export { Page, PageCall } from "./paginate.ts";
export type { Outcome } from "./retry.ts";
export type { Resources } from "./routes.ts";
export type { RawClient } from "./transport.ts";
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
} from "./types.ts";
export type { WaitOptions } from "./wait.ts";
