import type { OperationId } from '../../contract/generated/operations.ts';

/** Failures to inject into any call; `FAILURES` describes each. */
export type FailureKind =
  | 'status'
  | 'latency'
  | 'timeout'
  | 'cutBefore'
  | 'cutAfter'
  | 'brokenJson'
  | 'wrongShape'
  | 'emptyAnswer'
  | 'markup'
  | 'huge';

/** A failure that waits for requests. One request gets one failure: the oldest that it matches. */
export interface InjectedFailure {
  id: string;
  call: OperationId;
  fault: FailureKind;
  /** The status that is answered, or how many milliseconds the answer waits. */
  value?: number;
  /** Number of requests that it still hits; without it, every one until it is deleted. */
  times?: number;
  /** Only requests in whose address, Referer or body this text stands. */
  match?: string;
}

interface FailureDescription {
  description: string;
  /** Meaning and range of `value`; a failure without it takes none. */
  value?: { name: string; least: number; most: number };
}

const TEN_MINUTES_MS = 600_000;

export const FAILURES: Readonly<Record<FailureKind, FailureDescription>> = {
  status: {
    description: 'Nothing is done, and the answer is this status with a message.',
    value: { name: 'a status', least: 200, most: 599 },
  },
  latency: {
    description: 'Waits so many milliseconds, then goes on as ever.',
    value: { name: 'milliseconds', least: 1, most: TEN_MINUTES_MS },
  },
  timeout: { description: 'Nothing is done and nothing answered; cut after 70 seconds.' },
  cutBefore: { description: 'Nothing is done, and the connection breaks.' },
  cutAfter: { description: 'Done, and the connection breaks before the answer.' },
  brokenJson: { description: 'Done, and answered with half of the JSON.' },
  wrongShape: {
    description: 'Done, and answered with JSON of another shape: a list where an object belongs.',
  },
  emptyAnswer: { description: 'Done, and answered with nothing.' },
  markup: {
    description:
      'Done; every text of the answer carries markup, and fields and choices that nobody knows are added.',
  },
  huge: { description: 'Done, and the answer has a field of 20 MB more.' },
};

export const FAILURE_KINDS = Object.keys(FAILURES) as FailureKind[];
