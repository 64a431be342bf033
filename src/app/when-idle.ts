/** Longest wait for a busy browser, and the whole wait in one that does not say when it is idle (Safari), in milliseconds. */
const [LATEST_MS, BLIND_MS] = [1_000, 200];

/** Resolves between two inputs, once what they changed is painted; at the latest after a second. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (window.requestIdleCallback) {
      window.requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    } else setTimeout(resolve, BLIND_MS);
  });
