import type { FailureKind } from '../../sandbox/failures/failure.ts';

/** How a screen comes to a state, and how the state is recognised. */
interface StateDescriptor {
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
  shown: { shows: DRAWN },
  empty: { shows: 'form' },
  errors: { isPressed: true, shows: '[aria-invalid="true"]' },
  filled: { isTyped: true, shows: 'form' },
  waiting: {
    ...SENT,
    fault: { of: 'action', kind: 'timeout' },
    shows: 'form [aria-disabled="true"]',
  },
  refused: {
    ...SENT,
    fault: { of: 'action', kind: 'status', value: REFUSED },
    shows: `${MESSAGE}, [aria-invalid="true"]`,
  },
  unknown: {
    ...SENT,
    fault: { of: 'action', kind: 'cutAfter' },
    shows: MESSAGE,
  },
  failed: {
    ...SENT,
    fault: { of: 'action', kind: 'status', value: FAILED },
    shows: MESSAGE,
  },
  loading: { fault: { of: 'sight', kind: 'timeout' }, shows: DRAWN },
  unavailable: {
    fault: { of: 'sight', kind: 'status', value: FAILED },
    shows: `${MESSAGE}, p[role="status"]`,
  },
  contract: { shows: 'dialog[open], a[target="_blank"]' },
} as const satisfies Readonly<Record<string, StateDescriptor>>;

export type ScreenState = keyof typeof STATES;

export const stateOf = (name: ScreenState): StateDescriptor => STATES[name];
