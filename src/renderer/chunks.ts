import { useCallback, type ComponentType } from 'react';
import type { RegisteredAction } from '../checkout/actions/action.ts';
import { actions } from '../checkout/generated/actions.ts';
import type { ActionName } from '../contract/generated/names.ts';
import type { ChunkName } from '../contract/chunks.ts';
import { blocks, widgets } from '../../widgets/generated/page-chunk.ts';
import { loadOnce, useLoaded, type Loadable } from './load-once.ts';

type Components = Readonly<Record<string, ComponentType<never>>>;

/** The exports of every lazy chunk; that of payment has more. */
interface Chunk {
  blocks?: Components;
  widgets?: Components;
  actions?: Readonly<Partial<Record<ActionName, RegisteredAction>>>;
}

type PaymentParts = typeof import('./payment-chunk.ts');

let payment: PaymentParts | undefined;
/** Everything that is loaded, each object the same until another chunk is loaded. */
const registry = {
  blocks,
  widgets,
  actions: actions as Readonly<Partial<Record<ActionName, RegisteredAction>>>,
};

function add(chunk: Chunk): void {
  registry.blocks = { ...registry.blocks, ...chunk.blocks };
  registry.widgets = { ...registry.widgets, ...chunk.widgets };
  registry.actions = { ...registry.actions, ...chunk.actions };
}

const chunks: Readonly<Record<ChunkName, Loadable>> = {
  payment: loadOnce(async () => add((payment = await import('./payment-chunk.ts')))),
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

export const loadedBlocks = () => registry.blocks;

/** The action of a form. Throws before the chunks of the form's screen are loaded. */
export function loadedAction(name: ActionName): RegisteredAction {
  const action = registry.actions[name];
  if (!action) throw new Error(`No action is known as '${name}'.`);
  return action;
}

/** The parts that only forms with a payment need. Throws before their chunk is loaded. */
export function loadedPaymentParts(): PaymentParts {
  if (!payment) throw new Error("The chunk 'payment' is not loaded.");
  return payment;
}

export const loadedWidgets = (): Components => registry.widgets;
