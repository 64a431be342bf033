/** Resolves after so many milliseconds, or when the signal aborts; keeps no process alive by itself. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ms <= 0 || signal?.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer: { unref?(): unknown } & ReturnType<typeof setTimeout> = setTimeout(end, ms);
    timer.unref?.();
    signal?.addEventListener('abort', end);
  });
}
