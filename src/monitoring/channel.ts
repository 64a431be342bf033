import type { ApiError } from '../api/api-error.ts';
import type { PageData } from '../contract/page-data.ts';

/** The call that failed, by its template: never an address with a buyer's values. */
export type FailedCall = Pick<ApiError, 'method' | 'path' | 'status' | 'requestId'>;

export interface Failure {
  error: unknown;
  where: string;
  /** 'fatal': the buyer sees an error page instead of the screen. */
  level: 'error' | 'fatal';
  call?: FailedCall;
}

export type Channel = (failure: Failure) => void;

export type Origin = Pick<PageData, 'environment' | 'appVersion'> &
  Record<'brand' | 'productCode', string>;

/** Its `stack` has places in the program, one a line. */
export type PlainError = Record<'name' | 'message' | 'stack', string>;

export type KeptFailure = Omit<Failure, 'error'> & { error: PlainError };

export const KEPT_FAILURES = 'guiche.failures';
