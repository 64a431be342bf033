import { useCallback, type ComponentType } from 'react';
import type { RegisteredAction } from '../checkout/actions/action.ts';
import { actions } from '../checkout/generated/actions.ts';
import type { ActionName } from '../contract/generated/names.ts';
import type { ChunkName } from '../contract/chunks.ts';
import { blocks, widgets } from '../../widgets/generated/page-chunk.ts';
import { loadOnce, useLoaded, type Loadable } from './load-once.ts';

type Components = Readonly<Record<string, ComponentType<never>>>;

/**
 * Everything that is loaded, each object the same until another chunk is loaded. A screen is drawn once its chunks
 * are: what it asks for is there.
 */
export const loaded = { blocks, widgets, actions } as {
  blocks: Components;
  widgets: Components;
  actions: Readonly<Record<ActionName, RegisteredAction>>;
  payment: typeof import('./payment-chunk.ts');
};

function add(chunk: Partial<Pick<typeof loaded, 'blocks' | 'widgets'>> & { actions?: object }) {
  loaded.blocks = { ...loaded.blocks, ...chunk.blocks };
  loaded.widgets = { ...loaded.widgets, ...chunk.widgets };
  loaded.actions = { ...loaded.actions, ...chunk.actions };
}

const chunks: Readonly<Record<ChunkName, Loadable>> = {
  payment: loadOnce(async () => add((loaded.payment = await import('./payment-chunk.ts')))),
  success: loadOnce(async () => add(await import('../../widgets/generated/success-chunk.ts'))),
  steps: loadOnce(async () => add(await import('../../widgets/generated/steps-chunk.ts'))),
};

/** Loads chunks, each once. Rejects if one fails to load within `milliseconds`. */
export async function loadChunks(
  names: readonly ChunkName[] = [],
  milliseconds?: number,
): Promise<void> {
  await Promise.all(names.map((name) => chunks[name].load(milliseconds)));
}

/** Whether the chunks are loaded; if not, loads them and renders again. Throws if one fails. */
export function useChunks(names: readonly ChunkName[] = []): boolean {
  const isReady = names.every((name) => chunks[name].isLoaded());
  useLoaded(
    isReady,
    useCallback(() => loadChunks(names), [names]),
  );
  return isReady;
}
