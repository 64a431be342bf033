import type { FailureKind } from '../../sandbox/failures/failure.ts';

/** How a screen comes to a state, and how the state is recognised. */
interface StateDescriptor {
  title: string;
  /** The failure of the calls that the screen makes by itself, or of those of its form's action. */
  fault?: { of: 'sight' | 'action'; kind: FailureKind; value?: number };
  isTyped?: true;
  isPressed?: true;
  /** An element that only this state shows. */
  shows: string;
}

const MESSAGE = '[role="alert"], [role="alertdialog"]';
const DRAWN = '#root *';
const REFUSED = 422;
const FAILED = 500;
const SENT = { isTyped: true, isPressed: true } as const;

/** Everything that can be seen on a screen, and how the sandbox is asked for it. */
const STATES = {
  shown: { title: '', shows: DRAWN },
  empty: { title: 'Empty', shows: 'form' },
  errors: { title: 'Errors', isPressed: true, shows: '[aria-invalid="true"]' },
  filled: { title: 'Filled in', isTyped: true, shows: 'form' },
  waiting: {
    ...SENT,
    title: 'Waiting for the answer',
    fault: { of: 'action', kind: 'timeout' },
    shows: 'form [aria-disabled="true"]',
  },
  refused: {
    ...SENT,
    title: 'Refused',
    fault: { of: 'action', kind: 'status', value: REFUSED },
    shows: `${MESSAGE}, [aria-invalid="true"]`,
  },
  unknown: {
    ...SENT,
    title: 'Outcome unknown',
    fault: { of: 'action', kind: 'cutAfter' },
    shows: MESSAGE,
  },
  failed: {
    ...SENT,
    title: 'Call failed',
    fault: { of: 'action', kind: 'status', value: FAILED },
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

export type ScreenState = keyof typeof STATES;

export const stateOf = (name: ScreenState): StateDescriptor => STATES[name];
