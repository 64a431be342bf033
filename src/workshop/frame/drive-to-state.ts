import type { CompiledForm } from '../../contract/compiled-brand.ts';
import scenarios from '../../sandbox/scenarios.json' with { type: 'json' };
import type { Samples } from './sample-form.ts';
import type { Frame } from '../states/frame.ts';
import type { DrawnFrame } from '../states/frames.ts';
import { ACTIONS } from '../../contract/actions.ts';
import { callsAtSight } from '../states/screen-states.ts';
import { stateOf } from '../states/state-table.ts';
import { BUYER } from '../states/visit-stage.ts';
import { REST_MS, until, type Calm } from './calm.ts';
import type { Calls } from './calls.ts';
import { typeIn } from './type-in.ts';

const REFUSED_EMAIL = 'invalido@exemplo.com.br';

export interface Reach extends DrawnFrame {
  calls: Calls;
  /** The card companies that the brand takes. */
  companies: readonly string[];
  calm: Calm;
  /** A text of the screen as it is shown. */
  fill(text: string): string;
}

/** Before anything is drawn: makes the calls fail that the screen makes by itself, if the state wants it. */
export function prepare({ frame, scene, calls }: Pick<Reach, 'frame' | 'scene' | 'calls'>): void {
  const { fault, isPressed } = stateOf(frame.moment);
  if (fault && !isPressed) calls.fail(callsAtSight(scene.blocks), fault.kind, fault.value);
}

/** Types and presses until the screen is in the state. Throws when it does not get there. */
export async function reach(input: Reach): Promise<void> {
  const { calls, calm } = input;
  const { moment, page } = input.frame;
  const { form } = input.scene;
  const { fault, isTyped, isPressed, shows } = stateOf(moment);
  await calm();
  for (let at = 0; form && at < page; at++) {
    await type(input, form, at);
    await press(calm);
    if (wrongFields() !== '')
      throw new Error(`Page ${at + 1} does not take what was typed: ${wrongFields()}`);
  }
  if (moment === 'contract') openContract(input);
  if (form && isTyped) {
    await type(input, form, page);
    await calm();
    if (fault && !isRefusedByEmail(input.frame, form))
      calls.fail(ACTIONS[form.action].operations, fault.kind, fault.value);
  }
  if (isPressed && (form || !isTyped)) await press(calm);
  await calm(REST_MS);
  const isSeen = () => document.querySelector(shows) !== null;
  // A press before the price is loaded only shows it; the buyer has to press again.
  if (isPressed && !isSeen()) {
    if (button()?.ariaDisabled !== 'true') await press(calm);
    await calm(REST_MS);
  }
  await until(isSeen, () =>
    [`no '${moment}' is to be seen`, wrongFields()].filter(Boolean).join('; '),
  );
}

/** Ids of the fields that say they are wrong; '' for none. */
const wrongFields = (): string =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id).join(', ');

/** A lead is refused because of one of its fields. */
const isRefusedByEmail = ({ moment }: Frame, { action }: CompiledForm) =>
  moment === 'refused' && action === 'createLead';

async function type({ frame, scene, companies }: Reach, form: CompiledForm, page: number) {
  const card = scenarios.approvedCards.find(({ company }) => company === companies[0]);
  const samples: Samples = {
    formats: {
      'email-address': isRefusedByEmail(frame, form) ? REFUSED_EMAIL : BUYER.email,
      ...(card && { 'card-number': card.number }),
    },
    widgets: card && { 'card-company': card.company },
  };
  await typeIn(form.pages[page]!.variants[scene.variant]!.schema, form.ui, samples);
}

const button = () => document.querySelector<HTMLButtonElement>('form button[type="submit"]');

async function press(calm: Calm): Promise<void> {
  await until(() => button()?.disabled === false, 'there is no button to press');
  button()!.click();
  await calm();
}

function openContract({ fill, scene: { blocks } }: Reach): void {
  const block = blocks.find((one) => one.block === 'contract') as { text?: unknown } | undefined;
  const text = fill(String(block?.text));
  const all = [...document.querySelectorAll('button')];
  all.find(({ textContent }) => textContent === text)?.click();
}
