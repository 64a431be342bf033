import type { RegistryWidgetsType } from '@rjsf/utils';
import { useEffect, useState, type ComponentType } from 'react';
import type { RegisteredAction } from '../checkout/actions/action.ts';
import { actions } from '../checkout/generated/actions.ts';
import { withTimeout, MAX_WAIT_MS } from '../checkout/session/timeout.ts';
import type { ActionName } from '../contract/generated/names.ts';
import type { ChunkName } from '../contract/chunks.ts';
import { blocks, widgets } from '../../widgets/generated/page-chunk.ts';
import type { AllFields } from './form/all-fields.ts';

/** The exports of a lazy chunk. */
interface Chunk {
  blocks?: Readonly<Record<string, ComponentType<never>>>;
  widgets?: object;
  actions?: Readonly<Partial<Record<ActionName, RegisteredAction>>>;
  allFields?: AllFields;
}

const importers: Readonly<Record<ChunkName, () => Promise<Chunk>>> = {
  payment: () => import('./payment-chunk.ts'),
  steps: () => import('../../widgets/generated/steps-chunk.ts'),
  'all-fields': () => import('./form/all-fields/registry.tsx'),
};

const pending = new Map<ChunkName, Promise<void>>();
const loaded = new Map<ChunkName, Chunk>();
/** Everything that is loaded; `anyWidgets` are those of forms that need the chunk 'all-fields'. */
const registry = {
  blocks,
  widgets: widgets as object,
  anyWidgets: {},
  actions: actions as Readonly<Partial<Record<ActionName, RegisteredAction>>>,
};

async function load(name: ChunkName, milliseconds: number): Promise<void> {
  if (loaded.has(name)) return;
  const known = pending.get(name);
  if (known) return known;
  const chunk = importers[name]().then((exports) => add(name, exports));
  // The next call tries again after a failure; an import that hangs is not repeated.
  chunk.catch(() => pending.delete(name));
  const inTime = withTimeout(chunk, milliseconds);
  pending.set(name, inTime);
  return inTime;
}

function add(name: ChunkName, chunk: Chunk): void {
  if (loaded.has(name)) return;
  loaded.set(name, chunk);
  registry.blocks = { ...registry.blocks, ...chunk.blocks };
  registry.widgets = { ...registry.widgets, ...chunk.widgets };
  registry.anyWidgets = { ...registry.widgets, ...loadedAllFields()?.widgets };
  registry.actions = { ...registry.actions, ...chunk.actions };
}

/** Loads chunks, each once. Rejects if one fails to load within `milliseconds`. */
export async function loadChunks(
  names: readonly ChunkName[] = [],
  milliseconds = MAX_WAIT_MS,
): Promise<void> {
  await Promise.all(names.map((name) => load(name, milliseconds)));
}

/** Whether the chunks are loaded; if not, loads them and renders again. Throws if one fails. */
export function useChunks(names: readonly ChunkName[] = []): boolean {
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [, rerender] = useState(0);
  const isReady = names.every((name) => loaded.has(name));
  useEffect(() => {
    if (isReady) return;
    loadChunks(names).then(
      () => rerender((count) => count + 1),
      (error: unknown) => setFailure({ error }),
    );
  }, [isReady, names]);
  if (failure) throw failure.error;
  return isReady;
}

/** The blocks that are loaded, by name. */
export const loadedBlocks = () => registry.blocks;

/** The widgets that are loaded, by name: the same object until another chunk is loaded. */
export const loadedWidgets = (drawsAnySchema: boolean) =>
  (drawsAnySchema ? registry.anyWidgets : registry.widgets) as RegistryWidgetsType;

/** The action of a form; the chunks of the form's screen bring it. Throws if it is not loaded. */
export function loadedAction(name: ActionName): RegisteredAction {
  const action = registry.actions[name];
  if (!action) throw new Error(`No action is known as '${name}'.`);
  return action;
}

/** Draws any JSON Schema; undefined until its chunk is loaded. */
export const loadedAllFields = (): AllFields | undefined => loaded.get('all-fields')?.allFields;
