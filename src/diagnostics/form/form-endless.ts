import {
  isTooLarge,
  MAX_FIELDS,
  MAX_LEVELS,
  measureForm,
} from '../../brand/compile/form-extent.ts';
import { isObject } from '../../contract/is-object.ts';
import { nodeAt, toValue, type JsonValue, type Node } from '../../brand/parse/node.ts';
import { memoize } from '../memo.ts';
import { formExample, NICK } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';

/** Measures a form by its schema, and finds the node where a circle closes. */
const extentOf = memoize((schema: Node) => {
  const value = toValue(schema);
  if (!isObject(value)) return undefined;
  const { circle, ...size } = measureForm(value);
  return {
    ...size,
    circle: circle && { of: circle.of, node: sameNode(schema, value, circle.schema)! },
  };
});

/** Whether a form can be drawn, and its values be checked, within a request. */
export const isDrawable = (schema: Node): boolean => {
  const extent = extentOf(schema);
  return extent === undefined || !isTooLarge(extent);
};

/** Every form ends: none holds itself where that would be drawn, and none has too many fields. */
export const rule: Rule = {
  meta: {
    id: 'form-endless',
    severity: 'error',
    description: `A form that holds itself where it is drawn at once has no end, nor has a check of what refers to itself alone: the page would never be answered. Nor may a form show more than ${MAX_FIELDS} fields at once, or more than ${MAX_LEVELS} groups and lists within each other.`,
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
      '{} refers to itself about the same value, so no value could ever be checked.':
        '{} refere a si mesmo sobre o mesmo valor, então nenhum valor poderia ser verificado.',
      'Refer to something that describes the value by itself.':
        'Refira a algo que descreva o valor por si.',
      'This form shows {}; {} are the most that a page can be drawn with.':
        'Este formulário mostra {}; {} é o máximo de uma página.',
      'Ask for less, or split the form into several screens.':
        'Peça menos, ou divida o formulário em várias telas.',
      '{} fields at once': '{} campos de uma vez',
      '{} groups and lists within each other': '{} grupos e listas um dentro do outro',
    },
  },

  checkForm({ form: { block, schema, parts, hasSlip }, report }) {
    const extent = hasSlip ? undefined : extentOf(schema);
    if (!extent || !isTooLarge(extent)) return;
    const { circle, fields, levels } = extent;
    if (!circle) {
      const [count, most, what] =
        fields > MAX_FIELDS
          ? [fields, MAX_FIELDS, 'fields at once']
          : [levels, MAX_LEVELS, 'groups and lists within each other'];
      report({
        at: (nodeAt(block, ['schema']) ?? block).at,
        message: `This form shows ${count} ${what}; ${most} are the most that a page can be drawn with.`,
        suggestion: 'Ask for less, or split the form into several screens.',
        data: { what, count },
      });
      return;
    }
    const { node, of } = circle;
    const path = parts.find((part) => part.node === node)?.name ?? '';
    const owner = path === '' ? 'The form' : `'${path}'`;
    report({
      at: (nodeAt(node, ['$ref']) ?? node).at,
      message:
        of === 'drawing'
          ? `${owner} holds itself and is drawn at once, so this form would have no end.`
          : `${owner} refers to itself about the same value, so no value could ever be checked.`,
      suggestion:
        of === 'drawing'
          ? 'Put it into a list that begins empty ("type": "array"), or make it the second of several alternatives ("oneOf").'
          : 'Refer to something that describes the value by itself.',
      data: { path, of },
    });
  },
};

/** The node that an object of a schema's plain value was made of. */
function sameNode(node: Node, value: JsonValue, wanted: JsonValue): Node | undefined {
  if (value === wanted) return node;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const part = nodeAt(node, [key]);
    const found = part && sameNode(part, inner, wanted);
    if (found) return found;
  }
  return undefined;
}
