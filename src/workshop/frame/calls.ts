import type { OperationId } from '../../contract/generated/operations.ts';
import type { FailureKind } from '../../sandbox/failures/failure.ts';
import type { Sandbox } from '../../sandbox/create-sandbox.ts';

/** Lets a sandbox in this document answer the program's calls; all other requests go out. */
export function answerCalls(sandbox: Sandbox) {
  const goOut = window.fetch.bind(window);
  const { faults } = sandbox.state;
  let inFlight = 0;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!new URL(request.url).pathname.startsWith('/api/')) return goOut(input, init);
    inFlight++;
    try {
      return await sandbox.fetch(request);
    } finally {
      inFlight--;
    }
  };
  return {
    /** Number of calls that still wait for an answer, without those that never get one. */
    inFlight: () => (faults.some(({ fault }) => fault === 'timeout') ? 0 : inFlight),
    fail(calls: readonly OperationId[], failure: FailureKind, value?: number) {
      for (const call of calls)
        faults.push({ id: `${call} ${failure}`, call, fault: failure, value });
    },
  };
}

export type Calls = ReturnType<typeof answerCalls>;
