import { ACTIONS } from '../contract/actions.ts';
import type { CompiledForm, CompiledScreen } from '../contract/compiled-brand.ts';

/** Blocks that are read, or whose buttons the server can answer (src/app/posted/answer-form.ts); every other one waits. */
const WITHOUT_PROGRAM: readonly string[] = [
  'benefits',
  'buyer',
  'guarantee',
  'heading',
  'help-link',
  'next',
  'order-bump',
  'order-summary',
  'profile-plans',
  'restart',
  'rich-text',
  'screen-link',
  'secure-note',
  'steps',
  'success-icon',
  'testimonial',
  'text',
  'transit',
];

/** A card's number or CVV, and keywords of fields that a flat list of posted names cannot tell. */
const OF_PROGRAM =
  /"(cardNumber|cardCVV)"|"(items|oneOf|anyOf|patternProperties|\$ref)":|"additionalProperties":(?!false)/;

export const formNeedsProgram = ({ action, pages }: CompiledForm): boolean =>
  ACTIONS[action].paysBy !== undefined ||
  pages.length > 1 ||
  OF_PROGRAM.test(JSON.stringify(pages));

/** Whether a buyer gets on from a screen by the program alone. */
export const screenNeedsProgram = ({ blocks }: CompiledScreen): boolean =>
  blocks.some((one) =>
    one.block === 'form' ? formNeedsProgram(one.form) : !WITHOUT_PROGRAM.includes(one.block),
  );
