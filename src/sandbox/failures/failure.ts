import type { OperationId } from '../../contract/generated/operations.ts';
import { ConnectionCut, refusal, toResponse, wait, type SandboxAnswer } from '../sandbox-answer.ts';
import { inAnotherShape, withMarkup, withTwentyMegabytes } from './spoil-answer.ts';

export interface FailedCall {
  /** That of the failure: a status, or milliseconds. */
  value: number;
  signal: AbortSignal;
  forgetKey(): undefined;
}

export interface FailureDescription {
  description: string;
  /** Range of `value`; a failure without it takes none. */
  value?: { minimum: number; maximum: number };
  needsKey?: true;
  /** Happens before the call is carried out, or in its place; no key is looked up. @throws {ConnectionCut} */
  before?(call: FailedCall): SandboxAnswer | undefined | Promise<SandboxAnswer | undefined>;
  /** Happens after it: what the call stores or charges is stored or charged. @throws {ConnectionCut} */
  after?(answer: SandboxAnswer, call: FailedCall): Response | Promise<Response>;
}

const STATUS = { minimum: 200, maximum: 599 };
const MILLISECONDS = { minimum: 1, maximum: 600_000 };

/** Longer than any caller waits: the client gives up after 60 s, the proxy after 65. */
const NEVER_MS = 70_000;

const asked = (status: number): SandboxAnswer =>
  refusal(status, `The sandbox answers ${status}, as it was asked to.`);

function cut(): never {
  throw new ConnectionCut('The sandbox drops the connection, as it was asked to.');
}

const neverAnswered = ({ signal }: FailedCall): Promise<never> => wait(NEVER_MS, signal).then(cut);

/** A status without a body cannot carry what a failure puts there. */
const statusWithBody = ({ status }: SandboxAnswer): number => (status === 204 ? 200 : status);

const spoilt = (spoil: (body: unknown) => unknown) => (answer: SandboxAnswer) =>
  toResponse({ status: statusWithBody(answer), body: spoil(answer.body) });

function brokenJson(answer: SandboxAnswer): Response {
  const text = JSON.stringify(answer.body ?? {});
  const half = text.slice(0, Math.ceil(text.length / 2));
  const headers = { 'content-type': 'application/json' };
  return new Response(half, { status: statusWithBody(answer), headers });
}

const TABLE = {
  status: {
    description: 'A wall: nothing is done, no key is looked up, and the answer is this status.',
    value: STATUS,
    before: ({ value }) => asked(value),
  },
  latency: {
    description: 'Waits so many milliseconds, then carries out the call as usual.',
    value: MILLISECONDS,
    before: ({ value, signal }) => wait(value, signal),
  },
  timeout: {
    description: 'Nothing is done and nothing answered; cut after 70 seconds.',
    before: neverAnswered,
  },
  cutBefore: { description: 'Nothing is done, and the connection breaks.', before: cut },
  forgetKey: {
    description:
      'The Idempotency-Key is forgotten, as upstreams do after 24 hours; the payment is a new one.',
    needsKey: true,
    before: ({ forgetKey }) => forgetKey(),
  },
  statusAfter: {
    description: 'Done, and the answer is this status.',
    value: STATUS,
    after: (_, { value }) => toResponse(asked(value)),
  },
  latencyAfter: {
    description: 'Done, and answered as usual after so many milliseconds.',
    value: MILLISECONDS,
    after: (answer, { value, signal }) => wait(value, signal).then(() => toResponse(answer)),
  },
  timeoutAfter: {
    description: 'Done, and nothing answered; cut after 70 seconds.',
    after: (_, call) => neverAnswered(call),
  },
  cutAfter: { description: 'Done, and the connection breaks before the answer.', after: cut },
  brokenJson: { description: 'Done, and answered with half of the JSON.', after: brokenJson },
  wrongShape: {
    description: 'Done, and answered with JSON of another shape: a list where an object belongs.',
    after: spoilt(inAnotherShape),
  },
  emptyAnswer: {
    description: 'Done, and answered with nothing.',
    after: ({ status }) => new Response(null, { status: status < 400 ? 200 : status }),
  },
  markup: {
    description:
      'Done; every text of the answer carries markup, and fields and choices that nobody knows are added.',
    after: spoilt(withMarkup),
  },
  huge: {
    description: 'Done, and the answer has a field of 20 MB more.',
    after: spoilt(withTwentyMegabytes),
  },
} satisfies Record<string, FailureDescription>;

export type FailureKind = keyof typeof TABLE;

export const FAILURES: Readonly<Record<FailureKind, FailureDescription>> = TABLE;
export const FAILURE_KINDS = Object.keys(TABLE) as FailureKind[];

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
