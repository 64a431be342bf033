import { refusal, toResponse } from '../answers/answer.ts';
import type { SandboxAnswer } from '../sandbox-state.ts';
import { ConnectionCut } from './connection-cut.ts';
import type { InjectedFailure } from './failure.ts';
import { inAnotherShape, withMarkup, withTwentyMegabytes } from './spoil-answer.ts';
import { wait } from './wait.ts';

/** Longer than any caller waits: the client gives up after 60 s, the proxy after 65. */
const NEVER_MS = 70_000;

const cut = () => new ConnectionCut('The sandbox drops the connection, as it was asked to.');

const asked = (status: number): SandboxAnswer =>
  refusal(status, `The sandbox answers ${status}, as it was asked to.`);

/**
 * Plays the failure before the call; an answer means that the call does not happen.
 *
 * @throws {ConnectionCut} where the connection breaks with nothing done.
 */
export async function beforeEffect(
  { fault, value = 0 }: InjectedFailure,
  { signal, forgetKey }: { signal: AbortSignal; forgetKey(): void },
): Promise<SandboxAnswer | undefined> {
  switch (fault) {
    case 'status':
      return asked(value);
    case 'latency':
      await wait(value, signal);
      return undefined;
    case 'timeout':
      await wait(NEVER_MS, signal);
      throw cut();
    case 'cutBefore':
      throw cut();
    case 'forgetKey':
      forgetKey();
      return undefined;
    case 'statusAfter':
    case 'latencyAfter':
    case 'timeoutAfter':
    case 'cutAfter':
    case 'brokenJson':
    case 'wrongShape':
    case 'emptyAnswer':
    case 'markup':
    case 'huge':
      return undefined;
    default:
      throw new Error(`Unknown failure: ${fault satisfies never}`);
  }
}

/** A status without a body cannot carry what a failure puts there. */
const statusWithBody = (status: number): number => (status === 204 ? 200 : status);

function brokenJson({ status, body = {} }: SandboxAnswer): Response {
  const text = JSON.stringify(body);
  const half = text.slice(0, Math.ceil(text.length / 2));
  const headers = { 'content-type': 'application/json' };
  return new Response(half, { status: statusWithBody(status), headers });
}

/**
 * The failure's version of the answer to a call that happened.
 *
 * @throws {ConnectionCut} where the connection breaks before the answer.
 */
export async function afterEffect(
  { fault, value = 0 }: InjectedFailure,
  answer: SandboxAnswer,
  signal: AbortSignal,
): Promise<Response> {
  const { body } = answer;
  const status = statusWithBody(answer.status);
  switch (fault) {
    case 'status':
    case 'latency':
    case 'timeout':
    case 'cutBefore':
    case 'forgetKey':
      return toResponse(answer);
    case 'statusAfter':
      return toResponse(asked(value));
    case 'latencyAfter':
      await wait(value, signal);
      return toResponse(answer);
    case 'timeoutAfter':
      await wait(NEVER_MS, signal);
      throw cut();
    case 'cutAfter':
      throw cut();
    case 'brokenJson':
      return brokenJson(answer);
    case 'wrongShape':
      return toResponse({ status, body: inAnotherShape(body) });
    case 'emptyAnswer':
      return new Response(null, { status: status < 400 ? 200 : status });
    case 'markup':
      return toResponse({ status, body: withMarkup(body) });
    case 'huge':
      return toResponse({ status, body: withTwentyMegabytes(body) });
    default:
      throw new Error(`Unknown failure: ${fault satisfies never}`);
  }
}
