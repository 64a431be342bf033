import { ACTIONS } from '../../contract/actions.ts';
import type { CompiledBlock, FormVariant } from '../../contract/compiled-brand.ts';
import { blockFacts } from '../../contract/generated/blocks.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import type { OperationId } from '../../contract/generated/operations.ts';
import type { Frame } from './frame.ts';
import type { Scene } from './scenes.ts';
import type { ScreenState } from './state-table.ts';

function badEndsOf(action: ActionName): ScreenState[] {
  const { paysBy, operations } = ACTIONS[action];
  if (paysBy) return ['waiting', 'refused', 'unknown'];
  return operations.length > 0 ? ['waiting', 'refused', 'failed'] : [];
}

/** The calls that the blocks of a screen make by themselves. */
export function callsAtSight(blocks: readonly CompiledBlock[]): OperationId[] {
  return [...new Set(blocks.flatMap(({ block }) => blockFacts.get(block)?.calls ?? []))];
}

/** The states of a page of a form before its last button is pressed. */
function statesOfPage({ schema: { required = [], properties = {} } }: FormVariant): ScreenState[] {
  if (Object.keys(properties).length === 0) return ['shown'];
  const hasToBeTyped = required.some((name) => {
    const field = properties[name];
    return typeof field !== 'object' || field.default === undefined;
  });
  return hasToBeTyped ? ['empty', 'errors', 'filled'] : ['empty'];
}

/** The states of a screen, each with the index of the form's page. */
export function screenStatesOf(scene: Scene): Pick<Frame, 'moment' | 'page'>[] {
  const { blocks, form, variant, isSold } = scene;
  const pages = form?.pages ?? [];
  const typed = pages.flatMap(({ variants }, page) =>
    statesOfPage(variants[variant]!)
      .filter((moment) => isSold || moment !== 'filled')
      .map((moment) => ({ moment, page })),
  );
  const last = Math.max(0, pages.length - 1);
  const ends = form && isSold ? badEndsOf(form.action) : [];
  const waits = callsAtSight(blocks).length > 0 ? (['loading', 'unavailable'] as const) : [];
  const contract = blocks.flatMap(({ block }) => (block === 'contract' ? block : []));
  return [
    ...(form ? typed : [{ moment: 'shown' as const, page: 0 }]),
    ...ends.map((moment) => ({ moment, page: last })),
    ...[...waits, ...contract].map((moment) => ({ moment, page: 0 })),
  ];
}
