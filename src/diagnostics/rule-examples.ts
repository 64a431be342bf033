/** Pieces of the examples that rules give on their pages. */

export const LEAD = { id: 'lead', templateId: 'lead', defaultNextStepId: 'payment' };
export const PAYMENT = { id: 'payment', templateId: 'payment', defaultNextStepId: 'success' };
export const SUCCESS = { id: 'success', templateId: 'success' };

/** A flows.json with one flow of these steps. */
export const exampleFlow = (...steps: object[]) => ({ flows: [{ id: 'tour', steps }] });

export const GOOD_FLOW = exampleFlow(LEAD, PAYMENT, SUCCESS);

export const SCREEN = 'screens/lead.json';
export const NICK = { type: 'string', title: 'Apelido' };

/** A screen with a form of this schema; `rest` stands beside it in the block. */
export const exampleForm = (schema: object, rest: object = {}) => ({
  blocks: [{ id: 'form', block: 'form', schema, ...rest }],
});

/** A screen with a form of one field, 'nick', with `more` in its schema. */
export const exampleField = (more: object = {}, rest: object = {}) =>
  exampleForm({ properties: { nick: { ...NICK, ...more } } }, rest);

/** A screen with one more line of text. */
export const exampleNote = (more: object) => ({
  blocks: [{ id: 'note', block: 'text', text: 'lead.intro', ...more }],
});

/** A texts.json with one text. */
export const exampleTexts = (text: string | null, key = 'lead.title') => ({
  $schema: '../../schemas/brand/texts.schema.json',
  [key]: text,
});
