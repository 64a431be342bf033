import type { Finding } from './finding.ts';
import { rules } from './generated/rules.ts';
import type { Problem, Rule } from './rule.ts';

type Method = Exclude<keyof Rule, 'meta'>;
type ContextOf<Name extends Method> = Omit<Parameters<NonNullable<Rule[Name]>>[0], 'report'>;

/** Runs all rules that have a method, and returns their findings. */
export function runRules<Name extends Method>(method: Name, context: ContextOf<Name>): Finding[] {
  return rules.flatMap((rule) => (rule[method] ? runRule(rule, method, context) : []));
}

/** Runs one method of a rule, and returns its findings. */
export function runRule<Name extends Method>(
  rule: Rule,
  method: Name,
  context: ContextOf<Name>,
): Finding[] {
  const found: Finding[] = [];
  const report = (problem: Problem) => found.push(findingOf(rule, problem));
  const check = rule[method] as ((context: object) => void) | undefined;
  check?.({ ...context, report });
  return found;
}

function findingOf({ meta }: Rule, { at, ...problem }: Problem): Finding {
  const { file, line, column, endLine, endColumn } = at;
  const { id: rule, severity } = meta;
  return { file, line, column, endLine, endColumn, rule, severity, ...problem };
}

/** Whether an error of a rule, in any file, leaves it uncertain which texts are shown. */
export const hidesTexts = (id: string): boolean =>
  rules.some(({ meta }) => meta.id === id && meta.hidesTexts);

/** The requirement of a rule, and what to do where it is not met; '' for an unknown rule. */
export function helpOf(id: string): string {
  const { description = '', howToFix = '' } = rules.find(({ meta }) => meta.id === id)?.meta ?? {};
  return `${description} ${howToFix}`.trim();
}
