import type { CompiledBlock, CompiledForm } from '../../contract/compiled-brand.ts';
import scenarios from '../../sandbox/scenarios.json' with { type: 'json' };
import type { Drawn } from '../states/scenarios.ts';
import type { Samples } from './sample-value.ts';
import type { Frame, ScreenState } from '../states/frame.ts';
import { ACTIONS } from '../../contract/actions.ts';
import { callsAtSight } from '../states/screen-states.ts';
import { BUYER } from '../states/visit-stage.ts';
import { REST_MS, until, type Calm } from './disable-animation.ts';
import type { Calls } from './calls.ts';
import { typeIn } from './type-in.ts';

/** The sandbox refuses this e-mail. */
const REFUSED_EMAIL = 'invalido@exemplo.com.br';
const REFUSED = 422;
const FAILED = 500;

export interface Reach {
  frame: Frame;
  drawn: Drawn;
  calls: Calls;
  /** The card companies that the brand takes. */
  companies: readonly string[];
  calm: Calm;
  /** A text of the screen as it is shown. */
  fill(text: string): string;
}

/** Before anything is drawn: makes the calls fail that the screen makes by itself, if the state wants it. */
export function prepare({ frame, drawn, calls }: Pick<Reach, 'frame' | 'drawn' | 'calls'>): void {
  const atSight = callsAtSight(drawn.blocks);
  if (frame.moment === 'loading') calls.fail(atSight, 'timeout');
  if (frame.moment === 'unavailable') calls.fail(atSight, 'status', FAILED);
}

/** Types and presses until the screen is in the state. Throws when it does not get there. */
export async function reach(input: Reach): Promise<void> {
  const { frame, drawn, calm } = input;
  await calm();
  if (drawn.form) {
    for (let page = 0; page < frame.page; page++) {
      await type(input, drawn.form, page);
      await press(calm);
      if (wrongFields() !== '') {
        throw new Error(`Page ${page + 1} does not take what was typed: ${wrongFields()}`);
      }
    }
  }
  await play(input);
  await calm(REST_MS);
  const wasEarly = !SEEN_BY[frame.moment]() && PRESSED.includes(frame.moment);
  // A press before the price is loaded only shows it; the buyer has to press again.
  if (wasEarly && button()?.ariaDisabled !== 'true') await press(calm);
  if (wasEarly) await calm(REST_MS);
  const isSeen = () => SEEN_BY[frame.moment]();
  await until(isSeen, () =>
    [`no '${frame.moment}' is to be seen`, wrongFields()].filter(Boolean).join('; '),
  );
}

/** The fields that say they are wrong, each with its message; '' for none. */
const wrongFields = (): string =>
  [...document.querySelectorAll('[aria-invalid="true"]')]
    .map((field) => {
      const id = field.id || field.querySelector('input')?.id || '';
      return `${id.replace(/^f\./, '')}: ${document.getElementById(`${id}-error`)?.textContent ?? ''}`;
    })
    .join('; ');

async function play(input: Reach): Promise<void> {
  const { frame, drawn, calm, calls } = input;
  const { moment, page } = frame;
  const { form, blocks } = drawn;
  if (moment === 'contract') return openContract(input, blocks);
  if (moment === 'errors') return press(calm);
  if (!form || !TYPED.includes(moment)) return;
  await type(input, form, page);
  await calm();
  if (moment === 'filled') return;
  const { operations: decisive } = ACTIONS[form.action];
  if (moment === 'waiting') calls.fail(decisive, 'timeout');
  if (moment === 'unknown') calls.fail(decisive, 'cutAfter');
  if (moment === 'failed') calls.fail(decisive, 'status', FAILED);
  if (moment === 'refused' && !isRefusedByEmail(form)) calls.fail(decisive, 'status', REFUSED);
  await press(calm);
}

const TYPED: readonly ScreenState[] = ['filled', 'waiting', 'refused', 'unknown', 'failed'];

const PRESSED: readonly ScreenState[] = ['errors', 'waiting', 'refused', 'unknown', 'failed'];

/** A lead is refused because of one of its fields. */
const isRefusedByEmail = ({ action }: CompiledForm) => action === 'createLead';

async function type({ frame, drawn, companies }: Reach, form: CompiledForm, page: number) {
  const card = scenarios.approvedCards.find(({ company }) => company === companies[0]);
  const isRefused = frame.moment === 'refused' && isRefusedByEmail(form);
  const samples: Samples = {
    formats: {
      'email-address': isRefused ? REFUSED_EMAIL : BUYER.email,
      ...(card && { 'card-number': card.number }),
    },
    widgets: card && { 'card-company': card.company },
  };
  await typeIn(form.pages[page]!.variants[drawn.variant]!.schema, form.ui, samples);
}

const button = () => document.querySelector<HTMLButtonElement>('form button[type="submit"]');

async function press(calm: Calm): Promise<void> {
  await until(() => button()?.disabled === false, 'there is no button to press');
  button()!.click();
  await calm();
}

async function openContract({ fill }: Reach, blocks: readonly CompiledBlock[]): Promise<void> {
  const block = blocks.find((one) => one.block === 'contract') as { text?: unknown } | undefined;
  const text = fill(String(block?.text));
  const all = [...document.querySelectorAll('button')];
  all.find(({ textContent }) => textContent === text)?.click();
}

const sees = (selector: string) => (): boolean => document.querySelector(selector) !== null;
const always = (): boolean => document.querySelector('#root *') !== null;

/** Checks by which each state is recognised. */
const SEEN_BY: Readonly<Record<ScreenState, () => boolean>> = {
  shown: always,
  empty: sees('form'),
  errors: sees('[aria-invalid="true"]'),
  filled: sees('form'),
  waiting: sees('form [aria-disabled="true"]'),
  refused: sees('[role="alert"], [role="alertdialog"], [aria-invalid="true"]'),
  unknown: sees('[role="alert"], [role="alertdialog"]'),
  failed: sees('[role="alert"], [role="alertdialog"]'),
  loading: always,
  unavailable: sees('[role="alert"], [role="alertdialog"], p[role="status"]'),
  contract: sees('dialog[open], a[target="_blank"]'),
};
