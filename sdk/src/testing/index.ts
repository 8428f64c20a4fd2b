// Responsible for the test kit's exports.
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
export type { AnswerFailure, FakeFailure, RequestFailure, SubmissionFailure } from "./fake/failures.ts";
export { type FakeCall, FakeService, type FakeServiceOptions } from "./fake/service.ts";
export { type MockService, mockService, type Nock } from "./mock.ts";
export { type RecordedCall, type Recorder, type RecorderOptions, recordCalls } from "./recorder.ts";
export { bodyErrors } from "./request.ts";
