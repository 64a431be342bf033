import { ACTIONS } from '../../contract/actions.ts';
import type { CompiledBlock, FormVariant } from '../../contract/compiled-brand.ts';
import { blockFacts } from '../../contract/generated/blocks.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import type { OperationId } from '../../contract/generated/operations.ts';
import type { FailureKind } from '../../sandbox/failures/failure.ts';
import type { Drawn } from './scenarios.ts';

/** How a screen comes to a state, and how the state is recognised. */
interface StateDescriptor {
  title: string;
  /** The failure of the calls that the screen makes by itself, or of those of its form's action. */
  fault?: { of: 'sight' | 'action'; kind: FailureKind; value?: number };
  /** The form is filled in. */
  isTyped?: true;
  /** The form's button is pressed. */
  isPressed?: true;
  /** An element that only this state shows. */
  shows: string;
}

const MESSAGE = '[role="alert"], [role="alertdialog"]';
const DRAWN = '#root *';
const REFUSED = 422;
const FAILED = 500;

/** Everything that can be seen on a screen, and how the sandbox is asked for it. */
const STATES = {
  shown: { title: '', shows: DRAWN },
  empty: { title: 'Empty', shows: 'form' },
  errors: { title: 'Errors', isPressed: true, shows: '[aria-invalid="true"]' },
  filled: { title: 'Filled in', isTyped: true, shows: 'form' },
  waiting: {
    title: 'Waiting for the answer',
    fault: { of: 'action', kind: 'timeout' },
    isTyped: true,
    isPressed: true,
    shows: 'form [aria-disabled="true"]',
  },
  refused: {
    title: 'Refused',
    fault: { of: 'action', kind: 'status', value: REFUSED },
    isTyped: true,
    isPressed: true,
    shows: `${MESSAGE}, [aria-invalid="true"]`,
  },
  unknown: {
    title: 'Outcome unknown',
    fault: { of: 'action', kind: 'cutAfter' },
    isTyped: true,
    isPressed: true,
    shows: MESSAGE,
  },
  failed: {
    title: 'Call failed',
    fault: { of: 'action', kind: 'status', value: FAILED },
    isTyped: true,
    isPressed: true,
    shows: MESSAGE,
  },
  loading: { title: 'Loading', fault: { of: 'sight', kind: 'timeout' }, shows: DRAWN },
  unavailable: {
    title: 'Cannot be loaded',
    fault: { of: 'sight', kind: 'status', value: FAILED },
    shows: `${MESSAGE}, p[role="status"]`,
  },
  contract: { title: 'Contract open', shows: 'dialog[open], a[target="_blank"]' },
} as const satisfies Readonly<Record<string, StateDescriptor>>;

/** Something that can be seen on a screen, once it is drawn. */
export type ScreenState = keyof typeof STATES;

export const stateOf = (name: ScreenState): StateDescriptor => STATES[name];

const SALE: readonly ScreenState[] = ['waiting', 'refused', 'unknown'];
const CALL: readonly ScreenState[] = ['waiting', 'refused', 'failed'];

/** Returns the states in which an action visibly fails. */
function badEndsOf(action: ActionName): readonly ScreenState[] {
  const { movesMoney, operations } = ACTIONS[action];
  if (movesMoney) return SALE;
  return operations.length > 0 ? CALL : [];
}

/** The calls that the blocks of a screen make by themselves. */
export function callsAtSight(blocks: readonly CompiledBlock[]): OperationId[] {
  return [...new Set(blocks.flatMap(({ block }) => blockFacts.get(block)?.calls ?? []))];
}

/** Whether an untouched form has errors to show. */
const hasRequiredField = ({ schema: { required = [], properties = {} } }: FormVariant): boolean =>
  required.some((name) => {
    const field = properties[name];
    return typeof field !== 'object' || field.default === undefined;
  });

/** The states of a page of a form before its last button is pressed. */
function statesOfPage(variant: FormVariant): ScreenState[] {
  const hasFields = Object.keys(variant.schema.properties ?? {}).length > 0;
  if (!hasFields) return ['shown'];
  return hasRequiredField(variant) ? ['empty', 'errors', 'filled'] : ['empty'];
}

/** The states of a screen, each with the index of the form's page. */
export function screenStatesOf({
  blocks,
  form,
  variant: variantName,
  isSold,
}: Drawn): { moment: ScreenState; page: number }[] {
  const pages = form?.pages ?? [];
  const typed = pages.flatMap(({ variants }, page) =>
    statesOfPage(variants[variantName]!)
      .filter((moment) => isSold || moment !== 'filled')
      .map((moment) => ({ moment, page })),
  );
  const last = Math.max(0, pages.length - 1);
  const ends = form && isSold ? badEndsOf(form.action) : [];
  const waits: readonly ScreenState[] =
    callsAtSight(blocks).length > 0 ? ['loading', 'unavailable'] : [];
  const contract: readonly ScreenState[] = blocks.some(({ block }) => block === 'contract')
    ? ['contract']
    : [];
  return [
    ...(form ? typed : [{ moment: 'shown' as const, page: 0 }]),
    ...ends.map((moment) => ({ moment, page: last })),
    ...[...waits, ...contract].map((moment) => ({ moment, page: 0 })),
  ];
}
