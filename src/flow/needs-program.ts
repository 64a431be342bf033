import { ACTIONS } from '../contract/actions.ts';
import type { CompiledForm, CompiledScreen } from '../contract/compiled-brand.ts';
import { isObject } from '../contract/is-object.ts';

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

/** Keywords of fields that a flat list of posted names cannot tell: lists, alternatives, fields that buyers add. */
const NOT_POSTED = ['items', 'oneOf', 'anyOf', 'patternProperties', 'additionalProperties', '$ref'];

const isListOfValues = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => isObject(one) && 'const' in one);

/** Whether the values of a schema's fields come back from the names that a browser posts. */
const isPosted = (schema: object): boolean =>
  Object.entries(schema).every(
    ([keyword, value]) => !NOT_POSTED.includes(keyword) || value === false || isListOfValues(value),
  ) &&
  Object.values(schema)
    .flat()
    .every((part) => !isObject(part) || isPosted(part));

/**
 * Whether only the program carries a form out: one that moves money, asks for a card, has several pages, or has
 * lists or alternatives.
 */
export const formNeedsProgram = ({ action, pages }: CompiledForm): boolean =>
  ACTIONS[action].movesMoney === true ||
  pages.length > 1 ||
  !pages.every(({ variants }) => Object.values(variants).every(({ schema }) => isPosted(schema))) ||
  CARD_FIELD.test(JSON.stringify(pages));

/** Whether a buyer gets on from a screen by the program alone. */
export const screenNeedsProgram = ({ blocks }: CompiledScreen): boolean =>
  blocks.some((one) =>
    one.block === 'form' ? formNeedsProgram(one.form) : !WITHOUT_PROGRAM.includes(one.block),
  );
