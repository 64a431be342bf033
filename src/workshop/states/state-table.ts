import type { FailureKind } from '../../sandbox/failures/failure.ts';

/** How a screen comes to a state, and how the state is recognised. */
interface StateDescriptor {
  /** The failure of the calls of its form's action, where that is pressed, else of those that the screen makes by itself. */
  fault?: { kind: FailureKind; value?: number };
  isTyped?: true;
  isPressed?: true;
  /** An element that only this state shows. */
  shows: string;
}

const MESSAGE = '[role="alert"], [role="alertdialog"]';
const DRAWN = '#root *';
const status = (value: number) => ({ kind: 'status', value }) as const;
const SENT = { isTyped: true, isPressed: true } as const;

/** Everything that can be seen on a screen, and how the sandbox is asked for it. */
const STATES = {
  shown: { shows: DRAWN },
  empty: { shows: 'form' },
  errors: { isPressed: true, shows: '[aria-invalid="true"]' },
  filled: { isTyped: true, shows: 'form' },
  waiting: { ...SENT, fault: { kind: 'timeout' }, shows: 'form [aria-disabled="true"]' },
  refused: { ...SENT, fault: status(422), shows: `${MESSAGE}, [aria-invalid="true"]` },
  unknown: { ...SENT, fault: { kind: 'cutAfter' }, shows: MESSAGE },
  failed: { ...SENT, fault: status(500), shows: MESSAGE },
  loading: { fault: { kind: 'timeout' }, shows: DRAWN },
  unavailable: { fault: status(500), shows: `${MESSAGE}, p[role="status"]` },
  contract: { shows: 'dialog[open], a[target="_blank"]' },
} as const satisfies Readonly<Record<string, StateDescriptor>>;

export type ScreenState = keyof typeof STATES;

export const stateOf = (name: ScreenState): StateDescriptor => STATES[name];
