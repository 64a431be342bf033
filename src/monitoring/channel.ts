/** The call that failed, by its template: never an address with a buyer's values. */
export interface FailedCall {
  method: string;
  /** Path template of the contract, e.g. '/api/v1/lead/{leadId}'. */
  path: string;
  /** Status of the answer; missing where there was none. */
  status?: number;
  /** Id that the call was sent with, by which it is found in the server's log. */
  requestId?: string;
}

/** A failure as every channel gets it. */
export interface Failure {
  error: unknown;
  /** The part of the program that failed, e.g. 'createLead' or 'render'. */
  where: string;
  /** 'fatal': the buyer sees an error page instead of the screen. */
  level: 'error' | 'fatal';
  call?: FailedCall;
}

/** One of the three ways in which failures are reported. A channel that fails itself stays silent. */
export interface Channel {
  send(failure: Failure): void;
}

/** The program that a channel reports about. */
export interface Origin {
  environment: 'test' | 'homolog' | 'production';
  appVersion: string;
  /** Key of the brand that is drawn. */
  brand: string;
  productCode: string;
}

/** An error as the console shows it, and as it may wait in storage. */
export interface PlainError {
  name: string;
  message: string;
  /** Places in the program, one a line. */
  stack: string;
}

/** A failure that waits in this tab's session storage for the next document. */
export interface KeptFailure extends Omit<Failure, 'error'> {
  error: PlainError;
}

/** The item of session storage that holds them. */
export const KEPT_FAILURES = 'guiche.failures';
