import type { CompiledBlock, CompiledForm } from '../../contract/compiled-brand.ts';
import scenarios from '../../sandbox/scenarios.json' with { type: 'json' };
import type { Drawn } from '../states/scenarios.ts';
import type { Samples } from './sample-form.ts';
import type { Frame } from '../states/frame.ts';
import { ACTIONS } from '../../contract/actions.ts';
import { callsAtSight } from '../states/screen-states.ts';
import { stateOf } from '../states/state-table.ts';
import { BUYER } from '../states/visit-stage.ts';
import { REST_MS, until, type Calm } from './calm.ts';
import type { Calls } from './calls.ts';
import { typeIn } from './type-in.ts';

/** The sandbox refuses this e-mail. */
const REFUSED_EMAIL = 'invalido@exemplo.com.br';

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
  const { fault } = stateOf(frame.moment);
  if (fault?.of === 'sight') calls.fail(callsAtSight(drawn.blocks), fault.kind, fault.value);
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
  const { isPressed, shows } = stateOf(frame.moment);
  const isSeen = () => document.querySelector(shows) !== null;
  const wasEarly = !isSeen() && isPressed;
  // A press before the price is loaded only shows it; the buyer has to press again.
  if (wasEarly && button()?.ariaDisabled !== 'true') await press(calm);
  if (wasEarly) await calm(REST_MS);
  await until(isSeen, () =>
    [`no '${frame.moment}' is to be seen`, wrongFields()].filter(Boolean).join('; '),
  );
}

/** Ids of the fields that say they are wrong; '' for none. */
const wrongFields = (): string =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id).join(', ');

async function play(input: Reach): Promise<void> {
  const { frame, drawn, calm, calls } = input;
  const { moment, page } = frame;
  const { form, blocks } = drawn;
  const { fault, isTyped, isPressed } = stateOf(moment);
  if (moment === 'contract') return openContract(input, blocks);
  if (form && isTyped) {
    await type(input, form, page);
    await calm();
    const isByEmail = moment === 'refused' && isRefusedByEmail(form);
    if (fault && !isByEmail) calls.fail(ACTIONS[form.action].operations, fault.kind, fault.value);
  }
  if (isPressed && (form || !isTyped)) await press(calm);
}

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
