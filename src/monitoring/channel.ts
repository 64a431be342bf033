/** The call that failed, by its template: never an address with a buyer's values. */
export interface FailedCall {
  method: string;
  /** Path template of the contract, e.g. '/api/v1/lead/{leadId}'. */
  path: string;
  status?: number;
  /** Id that the call was sent with, by which it is found in the server's log. */
  requestId?: string;
}

export interface Failure {
  error: unknown;
  /** The part of the program that failed, e.g. 'createLead' or 'render'. */
  where: string;
  /** 'fatal': the buyer sees an error page instead of the screen. */
  level: 'error' | 'fatal';
  call?: FailedCall;
}

export interface Channel {
  send(failure: Failure): void;
}

export interface Origin {
  environment: 'test' | 'homolog' | 'production';
  appVersion: string;
  brand: string;
  productCode: string;
}

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

export const KEPT_FAILURES = 'guiche.failures';
