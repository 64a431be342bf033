/** Pieces of the examples that rules give on their pages. */

export const LEAD = { id: 'lead', templateId: 'lead', defaultNextStepId: 'payment' };
export const PAYMENT = { id: 'payment', templateId: 'payment', defaultNextStepId: 'success' };
export const SUCCESS = { id: 'success', templateId: 'success' };

/** A flows.json with one flow of these steps. */
export const exampleFlow = (...steps: object[]) => ({ flows: [{ id: 'tour', steps }] });

export const GOOD_FLOW = exampleFlow(LEAD, PAYMENT, SUCCESS);

export const SCREEN = 'screens/lead.json';
export const NICK = { type: 'string', title: 'Apelido' };

/** The example of a rule about forms: what stands in the form block beside its id. */
export const formExample = (wrong: object, right: object) => ({
  file: SCREEN,
  wrong: { blocks: [{ id: 'form', block: 'form', ...wrong }] },
  right: { blocks: [{ id: 'form', block: 'form', ...right }] },
});

interface Field {
  [keyword: string]: unknown;
  ui?: object;
  messages?: object;
}

/** The example of a rule about fields: keywords of a field 'nick'; `ui` and `messages` are the form's. */
export const fieldExample = (wrong: Field, right: Field) =>
  formExample(formOf(wrong), formOf(right));

const formOf = ({ ui, messages, ...keywords }: Field) => ({
  schema: { properties: { nick: { ...NICK, ...keywords } } },
  ...(ui && { ui }),
  ...(messages && { messages }),
});

/** The example of a rule about blocks: keys of a block that shows a text. */
export const noteExample = (wrong: object, right: object) => ({
  file: SCREEN,
  wrong: { blocks: [{ id: 'note', block: 'text', text: 'lead.intro', ...wrong }] },
  right: { blocks: [{ id: 'note', block: 'text', text: 'lead.intro', ...right }] },
});

/** The example of a rule about texts: one text of texts.json, under the key that is right. */
export const textExample = (
  wrong: string | null,
  right: string,
  key = 'lead.title',
  wrongKey = key,
) => ({ file: 'texts.json', wrong: textsWith(wrongKey, wrong), right: textsWith(key, right) });

const textsWith = (key: string, text: string | null) => ({
  $schema: '../../schemas/brand/texts.schema.json',
  [key]: text,
});
