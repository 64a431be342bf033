import safeRegex from 'safe-regex2';
import type { Rule } from '../rule.ts';
import { patternsOf } from './schema/patterns.ts';

/** No pattern has a repeat within a repeat: such a one may take exponentially long for a text that does not match. */
export const rule: Rule = {
  id: 'slow-pattern',
  severity: 'error',
  checkForm({ form, report }) {
    for (const { name, at, pattern } of patternsOf(form)) {
      if (!isPattern(pattern) || safeRegex(pattern)) continue;
      report({ at, message: 'slow-pattern.pattern-may-take', data: { path: name, pattern } });
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
