/** The call that failed, by its template: never an address with a buyer's values. */
export interface FailedCall {
  method: string;
  path: string;
  status?: number;
  requestId?: string;
}

export interface Failure {
  error: unknown;
  where: string;
  /** 'fatal': the buyer sees an error page instead of the screen. */
  level: 'error' | 'fatal';
  call?: FailedCall;
}

export type Channel = (failure: Failure) => void;

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

export type KeptFailure = Omit<Failure, 'error'> & { error: PlainError };

export const KEPT_FAILURES = 'guiche.failures';
