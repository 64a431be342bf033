import { useEffect, useState, type ComponentType } from 'react';
import type { RegisteredAction } from '../checkout/actions/action.ts';
import { actions } from '../checkout/generated/actions.ts';
import { useServices } from '../checkout/hooks/checkout-context.ts';
import { reloadForLostChunk } from '../checkout/session/lost-chunk.ts';
import { withTimeout, MAX_WAIT_MS } from '../checkout/session/timeout.ts';
import type { ActionName } from '../contract/generated/names.ts';
import type { ChunkName } from '../contract/chunks.ts';
import { blocks, widgets } from '../../widgets/generated/page-chunk.ts';

/** The components of field widgets, by name. */
export type Widgets = Readonly<Record<string, ComponentType<never>>>;

/** The exports of every lazy chunk; that of payment has more. */
interface Chunk {
  blocks?: Readonly<Record<string, ComponentType<never>>>;
  widgets?: Widgets;
  actions?: Readonly<Partial<Record<ActionName, RegisteredAction>>>;
}

type PaymentParts = typeof import('./payment-chunk.ts');

const importers: Readonly<Record<ChunkName, () => Promise<Chunk>>> = {
  payment: () => import('./payment-chunk.ts'),
  success: () => import('../../widgets/generated/success-chunk.ts'),
  steps: () => import('../../widgets/generated/steps-chunk.ts'),
};

const pending = new Map<ChunkName, Promise<void>>();
const loaded = new Map<ChunkName, Chunk>();
/** Everything that is loaded, each object the same until another chunk is loaded. */
const registry = {
  blocks,
  widgets,
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
  const { report } = useServices();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [, rerender] = useState(0);
  const isReady = names.every((name) => loaded.has(name));
  useEffect(() => {
    if (isReady) return;
    loadChunks(names).then(
      () => rerender((count) => count + 1),
      async (error: unknown) => {
        // The error boundary reports what it is thrown.
        if (await reloadForLostChunk(error)) report(error, 'parts of the program');
        else setFailure({ error });
      },
    );
  }, [isReady, names, report]);
  if (failure) throw failure.error;
  return isReady;
}

/** The blocks that are loaded, by name. */
export const loadedBlocks = () => registry.blocks;

/** The action of a form; the chunks of the form's screen bring it. Throws if it is not loaded. */
export function loadedAction(name: ActionName): RegisteredAction {
  const action = registry.actions[name];
  if (!action) throw new Error(`No action is known as '${name}'.`);
  return action;
}

/** The parts that only forms with a payment need; the chunk of their actions brings them. Throws before. */
export function loadedPaymentParts(): PaymentParts {
  const chunk = loaded.get('payment');
  if (!chunk) throw new Error("The chunk 'payment' is not loaded.");
  return chunk as PaymentParts;
}

/** The field widgets that are loaded, by name. */
export const loadedWidgets = (): Widgets => registry.widgets;
