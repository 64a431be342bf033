import type { OperationId } from '../../contract/generated/operations.ts';
import type { FailureKind } from '../../sandbox/failures/failure.ts';
import type { Sandbox } from '../../sandbox/create-sandbox.ts';

/** The calls of this document. */
export interface Calls {
  /** How many have not been answered, but for those that never will be. */
  underWay(): number;
  /** Makes calls go wrong from now on. */
  fail(calls: readonly OperationId[], fault: FailureKind, value?: number): void;
}

/** Has the program's calls answered by a sandbox in this very document; all others go out. */
export function answerCalls(sandbox: Sandbox): Calls {
  const goOut = window.fetch.bind(window);
  const { faults } = sandbox.state;
  let underWay = 0;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!new URL(request.url).pathname.startsWith('/api/')) return goOut(input, init);
    underWay++;
    try {
      return await sandbox.fetch(request);
    } finally {
      underWay--;
    }
  };
  return {
    underWay: () => (faults.some(({ fault }) => fault === 'timeout') ? 0 : underWay),
    fail(calls, fault, value) {
      for (const call of calls) faults.push({ id: `${call} ${fault}`, call, fault, value });
    },
  };
}
