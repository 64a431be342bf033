import type { RJSFSchema } from '@rjsf/utils';
import { memoize } from '../../brand/memo.ts';
import type { Place } from '../../brand/parse/node.ts';
import { ACTIONS, type ActionDescriptor } from '../../contract/actions.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import { paymentMethod } from '../../contract/payment-methods.ts';
import { answersIn } from '../../flow/condition.ts';
import { secretFields } from '../../flow/secret-fields.ts';
import { soldAt, type Offer } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import type { FieldSchema, Form, FormBlock } from '../form/schema/forms.ts';
import type { At } from '../rule.ts';
import { conditionsIn } from '../screen/conditions.ts';
import { placeOf, type Block } from '../typed.ts';

export interface Answer {
  name: string;
  /** Every schema that describes it: one that stands in several branches has several. */
  schemas: FieldSchema[];
  /** Its place in the form, or in the library. */
  at: Place;
}

export const actionOf = ({ block }: Form): ActionDescriptor => ACTIONS[block.action as ActionName];

const ACTIONS_OF: Readonly<Record<Offer, readonly string[]>> = {
  main: ['pay'],
  upsell: ['pay'],
  upgrade: ['pay'],
  custom: ['payCustomOffer'],
  invoice: ['payInvoice'],
  renewal: ['recover', 'renew'],
};

export const actionsOf = (screen: string) => ACTIONS_OF[soldAt(screen as TemplateId)];

export const asksForCard = ({ parts }: Form): boolean =>
  parts.some(({ name, schema }) => name === 'cardNumber' && !schema.when);

export const paysByCard = (form: Form): boolean => {
  const { paysBy } = actionOf(form);
  return paysBy !== undefined && paymentMethod(paysBy).hasCard === true;
};

/** Whether the action is the wrong one for the screen, or for a form that asks for a card. */
export const isOtherAction = (form: Form): boolean =>
  paysByCard(form) ? !actionsOf(form.screen).includes(form.block.action) : asksForCard(form);

/** The answers of a form by name: the fields and groups at its top, in any branch. */
export const answersOf = memoize(({ parts, block }: Form): ReadonlyMap<string, Answer> => {
  const answers = new Map<string, Answer>();
  const { properties = {} } = block.schema;
  for (const { schema, path, name, kind, slot } of parts) {
    if (kind === 'test' || path.length !== 1 || slot?.keyword !== 'properties') continue;
    const at = placeOf(Object.hasOwn(properties, name) ? properties[name]! : schema);
    const { schemas } = answers.get(name) ?? { schemas: [] };
    answers.set(name, { at, ...answers.get(name), name, schemas: [...schemas, schema] });
  }
  return answers;
});

export const secretNamesOf = memoize(({ schema, ui }: Form): ReadonlySet<string> => {
  const variants = { all: { schema: schema as RJSFSchema, validator: '' } };
  return secretFields({ pages: [{ id: '', submit: '', variants }], ui });
});

/** A mention of what a buyer has answered on an earlier screen. */
export interface AskedAnswer {
  name: string;
  at: At;
  /** The comparison, unless the answer is copied into a field. */
  by?: ReturnType<typeof answersIn>[number];
}

/** The answers that a block asks for: in its condition, in those of its fields, and to begin fields with. */
export const askedIn = memoize((block: Block): readonly AskedAnswer[] => {
  const { prefill = {} } = block as Partial<FormBlock>;
  const compared = conditionsIn(block).flatMap(answersIn);
  return [
    ...compared.map((by): AskedAnswer => ({ name: by.answer, at: [by, 'answer'], by })),
    ...Object.entries(prefill).map(([field, name]): AskedAnswer => ({
      name,
      at: [prefill, field],
    })),
  ];
});
