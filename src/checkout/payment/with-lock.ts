export interface Locks {
  request<T>(
    name: string,
    options: { ifAvailable: true },
    work: (lock: unknown) => Promise<T>,
  ): Promise<T>;
  query?(): Promise<{ held?: readonly { name?: string }[] }>;
}

/** Without locks, as on plain http, or where asking for one fails, the work is done all the same. */
export async function withLock<T>(
  locks: Locks | undefined,
  name: string,
  work: () => Promise<T>,
): Promise<T | { kind: 'elsewhere' }> {
  if (!locks) return work();
  let isEntered = false;
  try {
    return await locks.request(name, { ifAvailable: true }, async (lock) => {
      isEntered = true;
      return lock ? work() : { kind: 'elsewhere' };
    });
  } catch (error) {
    if (isEntered) throw error;
    return work();
  }
}

export async function isHeld(locks: Locks | undefined, names: readonly string[]): Promise<boolean> {
  const answer = await locks?.query?.().catch(() => undefined);
  return names.some((name) => answer?.held?.some((lock) => lock.name === name));
}
