import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by Stryker: the mutant that is tried; missing in the first run, without any. */
    activeMutant: string | undefined;
  }
}

const world = globalThis as { lastMutant?: string };
const mutant = inject('activeMutant') ?? 'none';

// The files of one mutant share their modules; nothing that a mutant has left behind may reach the next one.
if (world.lastMutant !== mutant) {
  world.lastMutant = mutant;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
}
