import safeRegex from 'safe-regex2';
import { fieldExample } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { patternsOf } from './schema/patterns.ts';

/** No pattern has a repeat within a repeat: such a one may take exponentially long for a text that does not match. */
export const rule: Rule = {
  meta: {
    id: 'slow-pattern',
    severity: 'error',
    description:
      'A repeat within a repeat can match the same text in many ways, and all of them are tried: some short text would keep the pattern busy for minutes, and the page would stand still while a buyer types. A pattern may have 25 repeats at most.',
    howToFix: 'Repeat only characters: "^[a-z ]*[a-z]$" in place of "^([a-z]+ ?)*$".',
    example: fieldExample({ pattern: '^([a-z]+ ?)*$' }, { pattern: '^[a-z ]*[a-z]$' }),
    pt: {
      'This pattern may take minutes for a text that it does not match: it has a repeat within a repeat, or more than 25 repeats.':
        'Este "pattern" pode levar minutos com um texto que não combina: tem uma repetição dentro de outra, ou mais de 25 repetições.',
      'Repeat only characters, not groups that hold a repeat.':
        'Repita só caracteres, não grupos que contêm uma repetição.',
    },
  },
  checkForm({ form, report }) {
    for (const { name, at, pattern } of patternsOf(form)) {
      if (!isPattern(pattern) || safeRegex(pattern)) continue;
      report({
        at,
        message:
          'This pattern may take minutes for a text that it does not match: it has a repeat within a repeat, or more than 25 repeats.',
        suggestion: 'Repeat only characters, not groups that hold a repeat.',
        data: { path: name, pattern },
      });
    }
  },
};

/** The rule about JSON Schema reports what is not a pattern. */
function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== '';
  } catch {
    return false;
  }
}
