import { act } from '@testing-library/react';

/** Longer than answers of fakes take. */
async function pause(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/** Lets everything that has been answered take effect: one answer may lead to the next call. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 4; round++) await act(pause);
}

/** Does something that React then carries out in its own time, as in a browser. */
export async function unhurried<T>(work: () => T): Promise<T> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const done = work();
  for (let turn = 0; turn < 4; turn++) await pause();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  return done;
}
