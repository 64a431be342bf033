import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';

const text = (title?: string, more: object = {}) => ({ type: 'string', title, ...more });
const at = 'alfa/screens/lead.json blocks[form].schema.properties';

test.each(
  Object.entries<[object, object, string[]]>({
    'no title': [
      { properties: { nick: text() } },
      {},
      [
        `${at}.nick: The field 'nick' has no title: buyers would read its name. Add "title" with the words that stand at the field.`,
      ],
    ],
    'a title of its appearance': [
      { properties: { nick: text() } },
      { ui: { nick: { 'ui:title': 'Apelido' } } },
      [],
    ],
    'one title twice': [
      { properties: { nick: text('Nome'), name: text('nome') } },
      {},
      [
        `${at}.name: The fields 'nick' and 'name' have the same title. Write for one of them what tells it from the other.`,
      ],
    ],
    'one title for buyers of either kind': [
      { properties: { nick: text('Nome', { when: { fact: 'hasLead' } }), name: text('Nome') } },
      {},
      [],
    ],
    'a required field without a message': [
      { properties: { nick: text('Apelido') }, required: ['nick'] },
      {},
      [
        `${at}.nick: The field 'nick' has to be filled in, but no message says so: buyers would only read that something is wrong. Add "messages": { "nick": { "required": "<text>" } } to the form.`,
      ],
    ],
    'a required field with its message': [
      { properties: { nick: text('Apelido') }, required: ['nick'] },
      { messages: { nick: { required: 'Escreva o apelido.' } } },
      [],
    ],
  }),
)('%s', (_, [schema, rest, expected]) => {
  expect(reportsOf('field-label', withForm(schema, rest))).toEqual(expected);
});
