// The envelope around every response, and the rejection that any step of a call may throw.

/** The unit's response, before `resultDt` is added. */
export interface SimulatorResponse {
  resultCd: string;
  resultMsg: string;
  resultDt?: string;
  data: unknown;
}

/** Accepted. */
export function accepted(data: unknown = null): SimulatorResponse {
  return { resultCd: "000", resultMsg: "It is succeeded", data };
}

/** Nothing to return: not a failure. */
export function nothingFound(): SimulatorResponse {
  return { resultCd: "001", resultMsg: "There is no search result", data: null };
}

/** Meaning of the result codes the simulator can give, used as message where no better one is at hand. */
export const resultMessages: Record<string, string> = {
  "000": "It is succeeded",
  "001": "There is no search result",
  "801": "There is no data to resend",
  "802": "Some data has not been transferred yet",
  "803": "The report has already been transferred",
  "804": "The report has no data to send",
  "805": "There is matching data to resend",
  "834": "The sales type and receipt type are not an allowed pair",
  "836": "The local sequences were altered, reconnect to fetch them",
  "838": "The unit has no connection to the authority",
  "881": "A purchase code is mandatory",
  "882": "The purchase code is invalid",
  "883": "The purchase code has already been used",
  "884": "The customer's TIN is invalid",
  "891": "An error occurred while the request URL was created",
  "892": "An error occurred while the request header was created",
  "893": "An error occurred while the request body was created",
  "894": "The authority's server cannot be reached",
  "895": "The method is not allowed",
  "896": "The status of the request is in error",
  "899": "Client error",
  "900": "There is no header information",
  "901": "It is not a valid device",
  "902": "This device is already installed",
  "903": "Only a device of the right kind can be verified",
  "905": "The device could not be verified",
  "910": "Request parameter error",
  "911": "There is no request body",
  "912": "Request method error",
  "913": "A code value is not in its table",
  "921": "Sales data that has been declared can no longer be received",
  "922": "Sales invoice data can only be received after the sales data",
  "924": "The invoice number already exists",
  "930": "The original invoice was not found, check orgInvcNo",
  "931": "The credited amount exceeds the original",
  "932": "The item is not on the original invoice",
  "934": "The credited quantity exceeds the original",
  "935": "The credit note does not match the original invoice",
  "990": "Too many rows were requested",
  "991": "An error occurred during registration",
  "992": "An error occurred during modification",
  "993": "An error occurred during deletion",
  "994": "There is overlapping data",
  "995": "There is no downloaded file",
  "999": "Unknown error, ask the administrator",
  E11: "The memory of the unit is full",
};

/** A rejection with a result code; `message` is the `resultMsg`. */
export class SimulatedRejection extends Error {
  readonly resultCd: string;
  readonly data: unknown;

  constructor(resultCd: string, message?: string, data: unknown = null) {
    super(message ?? resultMessages[resultCd] ?? `Result code ${resultCd}`);
    this.resultCd = resultCd;
    this.data = data;
  }
}
