import { entriesAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { isExponential } from '../../satisfiability/exponential-pattern.ts';
import { fieldExample } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import type { Form } from './schema/forms.ts';

const known = new Map<string, boolean>();

function isSlow(pattern: string): boolean {
  let answer = known.get(pattern);
  if (answer === undefined) {
    try {
      answer = isExponential(new RegExp(pattern, 'u').source);
    } catch {
      // The rule about JSON Schema reports what is not a pattern.
      answer = false;
    }
    known.set(pattern, answer);
  }
  return answer;
}

/** The patterns of a form that some text keeps busy, each with its place. */
export const slowPatternsOf = ({ parts }: Pick<Form, 'parts'>) =>
  parts
    .flatMap(({ node, name }) => [
      { name, at: nodeAt(node, ['pattern'])?.at, pattern: textAt(node, 'pattern') ?? '' },
      ...entriesAt(node, 'patternProperties').map(([pattern, { keyAt: at }]) => {
        return { name, at, pattern };
      }),
    ])
    .filter(({ pattern }) => isSlow(pattern));

/** No pattern takes exponentially long for a text that does not match. */
export const rule: Rule = {
  meta: {
    id: 'slow-pattern',
    severity: 'error',
    description:
      'Some short text keeps this pattern busy for minutes: a repeat within it can match the same text in two ways, and all ways are tried. The page would stand still while a buyer types.',
    howToFix:
      'Let each repeat end with something that it cannot begin with: "^([a-z]+ )*[a-z]+$" in place of "^([a-z]+ ?)*$".',
    example: fieldExample({ pattern: '^([a-z]+ ?)*$' }, { pattern: '^([a-z]+ )*[a-z]+$' }),
    pt: {
      'This pattern may take minutes for a text that it does not match: a repeat in it fits the same text in several ways.':
        'Este "pattern" pode levar minutos com um texto que não combina: uma repetição nele serve ao mesmo texto de várias formas.',
      'Let each repeat end with something that it cannot begin with.':
        'Faça cada repetição terminar com algo com que ela não pode começar.',
    },
  },
  checkForm({ form, report }) {
    for (const { name, at, pattern } of slowPatternsOf(form)) {
      report({
        at: at!,
        message: `This pattern may take minutes for a text that it does not match: a repeat in it fits the same text in several ways.`,
        suggestion: 'Let each repeat end with something that it cannot begin with.',
        data: { path: name, pattern },
      });
    }
  },
};
