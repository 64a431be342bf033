import { rules } from './generated/rules.ts';
import explanations from './language/explanations.json' with { type: 'json' };
import { isMessage, say } from './language/sentence.ts';
import type { Finding, Report, Rule } from './rule.ts';

type Method = Exclude<keyof Rule, 'id' | 'severity' | 'phase'>;

/** The phases of the rules about one brand, in their order; the meta-schemas come after the first. */
export const PHASES = ['merge', 'schema', 'names', undefined] as const;
type ContextOf<Name extends Method> = Omit<Parameters<NonNullable<Rule[Name]>>[0], 'report'>;

/** Runs all rules that have a method, or those of one phase, and returns their findings. */
export function runRules<Name extends Method>(
  method: Name,
  context: ContextOf<Name>,
  ...phase: [] | [Rule['phase']]
): Finding[] {
  return rules
    .filter((rule) => rule[method] && (phase.length === 0 || rule.phase === phase[0]))
    .flatMap((rule) => runRule(rule, method, context));
}

/** Runs one method of a rule, and returns its findings. */
export function runRule<Name extends Method>(
  { id: rule, severity, ...methods }: Rule,
  method: Name,
  context: ContextOf<Name>,
): Finding[] {
  const found: Finding[] = [];
  const report: Report = (place, message, data, { help, ...details } = {}) => {
    const { file, line, column, endLine, endColumn } = place;
    const at = { file, line, column, endLine, endColumn };
    const words = typeof message === 'string' ? say(message, data) : message;
    const advice = help ?? `${typeof message === 'string' ? message : ''}.help`;
    const suggestion = isMessage(advice) ? { suggestion: say(advice, data) } : {};
    found.push({
      ...at,
      rule,
      severity,
      message: words,
      ...suggestion,
      ...(data && { data }),
      ...details,
    });
  };
  const check = methods[method] as ((context: object) => void) | undefined;
  check?.({ ...context, report });
  return found;
}

/** The requirement of a rule, and what to do where it is not met; '' for an unknown rule. */
export function helpOf(id: string): string {
  const { description = '', howToFix = '' } =
    (explanations as Readonly<Record<string, Partial<Explanation>>>)[id] ?? {};
  return `${description} ${howToFix}`.trim();
}

type Explanation = (typeof explanations)[keyof typeof explanations];
