export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** Stops when the time is up or `outer` aborts, and rejects at once. @throws {DeadlineError} or the reason of `outer`. */
export async function withDeadline<T>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const late = () => controller.abort(new DeadlineError(`Not done within ${milliseconds} ms`));
  const timer = setTimeout(late, milliseconds);
  const forward = () => controller.abort(outer?.reason);
  outer?.addEventListener('abort', forward);
  if (outer?.aborted) forward();
  try {
    return await Promise.race([stopped, work(signal)]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', forward);
  }
}
