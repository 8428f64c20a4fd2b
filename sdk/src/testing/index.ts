// The test kit's exports.
export { contractAssertions } from "./chai.ts";
export { ContractError } from "./contract.ts";
export {
  type AnswerParts,
  answerCheck,
  type Called,
  type Checkable,
  expectToMatchContract,
  type MatchOptions,
} from "./expect.ts";
export { type MockService, mockService, type Nock } from "./mock.ts";
export type { PreparedFailure, PreparedResponse } from "./prepared.ts";
export { type RecordedCall, type Recorder, type RecorderOptions, recordCalls } from "./recorder.ts";
export { bodyErrors } from "./request.ts";
export { type Loss, type ReceivedCall, Responder, type ResponderOptions } from "./responder.ts";
export {
  type Sandbox,
  type SandboxFault,
  type SandboxItem,
  type SandboxOptions,
  startSandbox,
} from "./sandbox.ts";
