import { findExcess, MAX_FIELDS, MAX_LEVELS } from '../../brand/compile/form-size.ts';
import type { JsonObject } from '../../brand/compile/sub-schemas.ts';
import { nodeAt, toValue } from '../../brand/parse/node.ts';
import { isObject } from '../../contract/is-object.ts';
import { formExample, NICK } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';

/** Every form ends where it is first drawn, and can be drawn within a request. */
export const rule: Rule = {
  meta: {
    id: 'form-size',
    severity: 'error',
    description: `A form that holds itself where it is drawn at once has no end. Nor may a form show more than ${MAX_FIELDS} fields at once, or more than ${MAX_LEVELS} groups and lists within each other: the server would take too long for the page. A brand with such a form is closed.`,
    howToFix:
      'Put what repeats into a list that begins empty, or make it the second of several alternatives.',
    example: formExample(
      { schema: { properties: { nick: NICK, friend: { $ref: '#' } } } },
      { schema: { properties: { nick: NICK, friends: { type: 'array', items: { $ref: '#' } } } } },
    ),
    pt: {
      '{} holds itself and is drawn at once, so this form would have no end.':
        '{} contém a si mesmo e é mostrado logo, então este formulário não teria fim.',
      'Put it into a list that begins empty ("type": "array"), or make it the second of several alternatives ("oneOf").':
        'Ponha-o numa lista que começa vazia ("type": "array"), ou faça dele a segunda de várias alternativas ("oneOf").',
      'This form shows more than {}.': 'Este formulário mostra mais de {}.',
      'Ask for less, or split the form into several screens.':
        'Peça menos, ou divida o formulário em várias telas.',
      '{} fields at once': '{} campos de uma vez',
      '{} groups and lists within each other': '{} grupos e listas um dentro do outro',
    },
  },

  checkForm({ form: { block, schema, parts, hasSlip }, report }) {
    const value = toValue(schema);
    const excess = hasSlip || !isObject(value) ? undefined : findExcess(value as JsonObject);
    if (!excess) return;
    const { why } = excess;
    const path = excess.path.join('.');
    if (why === 'circle') {
      const part = parts.find(({ name }) => name === path)?.node ?? schema;
      report({
        at: (nodeAt(part, ['$ref']) ?? part).at,
        message: `'${path}' holds itself and is drawn at once, so this form would have no end.`,
        suggestion:
          'Put it into a list that begins empty ("type": "array"), or make it the second of several alternatives ("oneOf").',
        data: { path },
      });
      return;
    }
    const fields = `${MAX_FIELDS} fields at once`;
    const levels = `${MAX_LEVELS} groups and lists within each other`;
    report({
      at: (nodeAt(block, ['schema']) ?? block).at,
      message: `This form shows more than ${why === 'fields' ? fields : levels}.`,
      suggestion: 'Ask for less, or split the form into several screens.',
      data: { why },
    });
  },
};
