import { ACTIONS } from '../contract/actions.ts';
import type { CompiledForm, CompiledScreen } from '../contract/compiled-brand.ts';

/** Blocks that are read, or whose buttons the server can answer (src/app/posted/answer-step.ts); every other one waits. */
const WITHOUT_PROGRAM: readonly string[] = [
  'buyer',
  'heading',
  'help-link',
  'next',
  'order-bump',
  'profile-plans',
  'restart',
  'rich-text',
  'screen-link',
  'text',
  'transit',
];

/** A card's number or CVV in a form. */
const CARD_FIELD = /"(cardNumber|cardCVV)"/;

/**
 * Whether only the program carries a form out: one that moves money, asks for a card, has several pages, or is
 * drawn by RJSF.
 */
export const formNeedsProgram = ({ action, pages, needsRjsf }: CompiledForm): boolean =>
  ACTIONS[action].movesMoney === true ||
  needsRjsf === true ||
  pages.length > 1 ||
  CARD_FIELD.test(JSON.stringify(pages));

const needsProgram = ({ blocks }: CompiledScreen): boolean =>
  blocks.some((one) =>
    one.block === 'form' ? formNeedsProgram(one.form) : !WITHOUT_PROGRAM.includes(one.block),
  );

/** Answers about screens that were asked about: every page asks, and a screen never changes. */
const found = new WeakMap<CompiledScreen, boolean>();

/** Whether a buyer gets on from a screen by the program alone. */
export function screenNeedsProgram(screen: CompiledScreen): boolean {
  const needs = found.get(screen) ?? needsProgram(screen);
  found.set(screen, needs);
  return needs;
}
