import type { Report } from '../../rule.ts';
import type { Form } from './forms.ts';
import { newerSyntaxOf } from './newer-syntax.ts';
import { patternsOf } from './patterns.ts';

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
    report({ at, message: `newer-patterns.${newer}`, data: { path: name, pattern } });
  }
}
