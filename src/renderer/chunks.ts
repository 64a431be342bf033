import type { RegistryWidgetsType } from '@rjsf/utils';
import { useEffect, useState, type ComponentType } from 'react';
import type { RegisteredAction } from '../checkout/actions/action.ts';
import { actions } from '../checkout/actions/registry.ts';
import { withTimeout, MAX_WAIT_MS } from '../checkout/session/timeout.ts';
import type { ActionName } from '../contract/generated/names.ts';
import type { ChunkName } from '../contract/chunks.ts';
import { blocks } from '../../widgets/blocks/registry.ts';
import { stockWidgets, widgets } from '../../widgets/fields/registry.ts';
import type { AllFields } from './form/all-fields.ts';

/** What a part of the program brings once it is loaded. */
interface Part {
  blocks?: Readonly<Record<string, ComponentType<never>>>;
  widgets?: object;
  actions?: Readonly<Partial<Record<ActionName, RegisteredAction>>>;
  allFields?: AllFields;
}

const imports: Readonly<Record<ChunkName, () => Promise<Part>>> = {
  payment: () => import('./payment-chunk.ts'),
  steps: () => import('../../widgets/steps-chunk.ts'),
  'all-fields': () => import('./form/all-fields/registry.tsx'),
};

const coming = new Map<ChunkName, Promise<void>>();
const here = new Map<ChunkName, Part>();
let drawnBlocks: Readonly<Record<string, ComponentType<never>>> = blocks;
let knownActions: Readonly<Partial<Record<ActionName, RegisteredAction>>> = actions;
let drawnWidgets = { ...widgets, ...stockWidgets } as unknown as RegistryWidgetsType;

async function load(name: ChunkName, milliseconds: number): Promise<void> {
  if (here.has(name)) return;
  const known = coming.get(name);
  if (known) return known;
  const part = imports[name]().then((loaded) => take(name, loaded));
  // What failed is asked for again; what never came would not come by itself either.
  part.catch(() => coming.delete(name));
  const inTime = withTimeout(part, milliseconds);
  coming.set(name, inTime);
  return inTime;
}

function take(name: ChunkName, part: Part): void {
  if (here.has(name)) return;
  here.set(name, part);
  drawnBlocks = { ...drawnBlocks, ...part.blocks };
  drawnWidgets = { ...drawnWidgets, ...part.widgets };
  knownActions = { ...knownActions, ...part.actions };
}

/** Loads parts, each once. Rejects when one cannot be had, or not in time. */
export async function loadChunks(
  names: readonly ChunkName[] = [],
  milliseconds = MAX_WAIT_MS,
): Promise<void> {
  await Promise.all(names.map((name) => load(name, milliseconds)));
}

const areHere = (names: readonly ChunkName[]) => names.every((name) => here.has(name));

/** Whether the parts are there; if not, loads them and draws anew. Throws when one cannot be had. */
export function useChunks(names: readonly ChunkName[] = []): boolean {
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [, redraw] = useState(0);
  const isReady = areHere(names);
  useEffect(() => {
    if (isReady) return;
    loadChunks(names).then(
      () => redraw((count) => count + 1),
      (error: unknown) => setFailure({ error }),
    );
  }, [isReady, names]);
  if (failure) throw failure.error;
  return isReady;
}

/** The blocks that screens can be drawn with now, by name. */
export const loadedBlocks = () => drawnBlocks;

/** The widgets that forms of ours are drawn with, by name. */
export const loadedWidgets = (): RegistryWidgetsType => drawnWidgets;

/** What a form of a screen that is drawn does; the parts that a screen needs bring its action. */
export function loadedAction(name: ActionName): RegisteredAction {
  const action = knownActions[name];
  if (!action) throw new Error(`No action is known as '${name}'.`);
  return action;
}

/** What draws any JSON Schema; undefined while no screen has needed it. */
export const loadedAllFields = (): AllFields | undefined => here.get('all-fields')?.allFields;
