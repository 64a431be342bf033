import type { OperationId } from '../../contract/generated/operations.ts';

/** Failures to inject into any call; `FAILURES` describes each. */
export type FailureKind =
  | 'status'
  | 'latency'
  | 'timeout'
  | 'cutBefore'
  | 'forgetKey'
  | 'statusAfter'
  | 'latencyAfter'
  | 'timeoutAfter'
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

export interface FailureDescription {
  /**
   * Whether it happens before the call is carried out (nothing is stored or charged, no key is looked up),
   * or after (what the call stores or charges is stored or charged).
   */
  moment: 'before' | 'after';
  description: string;
  /** Meaning and range of `value`; a failure without it takes none. */
  value?: { name: string; least: number; most: number };
  /** Only for calls that move money. */
  needsKey?: true;
}

const STATUS = { name: 'a status', least: 200, most: 599 };
const MILLISECONDS = { name: 'milliseconds', least: 1, most: 600_000 };

export const FAILURES: Readonly<Record<FailureKind, FailureDescription>> = {
  status: {
    moment: 'before',
    description: 'A wall: nothing is done, no key is looked up, and the answer is this status.',
    value: STATUS,
  },
  latency: {
    moment: 'before',
    description: 'Waits so many milliseconds, then carries out the call as usual.',
    value: MILLISECONDS,
  },
  timeout: {
    moment: 'before',
    description: 'Nothing is done and nothing answered; cut after 70 seconds.',
  },
  cutBefore: { moment: 'before', description: 'Nothing is done, and the connection breaks.' },
  forgetKey: {
    moment: 'before',
    description:
      'The Idempotency-Key is forgotten, as upstreams do after 24 hours; the payment is a new one.',
    needsKey: true,
  },
  statusAfter: {
    moment: 'after',
    description: 'Done, and the answer is this status.',
    value: STATUS,
  },
  latencyAfter: {
    moment: 'after',
    description: 'Done, and answered as usual after so many milliseconds.',
    value: MILLISECONDS,
  },
  timeoutAfter: {
    moment: 'after',
    description: 'Done, and nothing answered; cut after 70 seconds.',
  },
  cutAfter: {
    moment: 'after',
    description: 'Done, and the connection breaks before the answer.',
  },
  brokenJson: { moment: 'after', description: 'Done, and answered with half of the JSON.' },
  wrongShape: {
    moment: 'after',
    description: 'Done, and answered with JSON of another shape: a list where an object belongs.',
  },
  emptyAnswer: { moment: 'after', description: 'Done, and answered with nothing.' },
  markup: {
    moment: 'after',
    description:
      'Done; every text of the answer carries markup, and fields and choices that nobody knows are added.',
  },
  huge: { moment: 'after', description: 'Done, and the answer has a field of 20 MB more.' },
};

export const FAILURE_KINDS = Object.keys(FAILURES) as FailureKind[];
