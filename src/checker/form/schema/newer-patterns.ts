import type { Report } from '../../rule.ts';
import type { Form } from './forms.ts';
import { newerSyntaxOf, type NewerSyntax } from './newer-syntax.ts';
import { patternsOf } from './patterns.ts';

const ADVICE: Record<NewerSyntax, string> = {
  lookbehind: 'Match the characters before as well, instead of looking back.',
  modifier: 'Write both cases into the pattern: "[aA]" in place of "(?i:a)".',
  'repeated name': 'Give each group a name of its own, or none.',
};

/** Whether this version of Node reads it. */
function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/** Every browser that can buy reads each pattern: a page with one that it cannot read would not start. */
export function checkNewerPatterns(form: Pick<Form, 'parts'>, report: Report): void {
  for (const { name, at, pattern } of patternsOf(form)) {
    const newer = newerSyntaxOf(pattern);
    if (!newer || !isPattern(pattern)) continue;
    report({
      at,
      message: `Older browsers that have to sell cannot read this pattern: it has a ${newer}.`,
      suggestion: ADVICE[newer],
      data: { path: name, pattern },
    });
  }
}
