import { rules } from './generated/rules.ts';
import explanations from './language/explanations.json' with { type: 'json' };
import { isMessage, say } from './language/sentence.ts';
import type { Facts, Finding, Report, Rule, Subject } from './rule.ts';

/** The phases of the rules about one brand, in their order; the meta-schemas come after the first. */
export const PHASES = ['merge', 'schema', 'names', undefined] as const;

/** Runs all rules about a subject, or those of one phase, and returns their findings. */
export function runRules<About extends Subject>(
  subject: About,
  facts: Facts<About>,
  ...phase: [] | [Rule['phase']]
): Finding[] {
  return rules
    .filter((rule) => rule.subject === subject && (phase.length === 0 || rule.phase === phase[0]))
    .flatMap((rule) => runRule(rule, facts));
}

/** Runs a rule, and returns its findings. */
export function runRule({ id: rule, severity, check }: Rule, facts: object): Finding[] {
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
  check({ ...facts, report } as never);
  return found;
}

/** The requirement of a rule, and what to do where it is not met; '' for an unknown rule. */
export function helpOf(id: string): string {
  const { description = '', howToFix = '' } =
    (explanations as Readonly<Record<string, Partial<Explanation>>>)[id] ?? {};
  return `${description} ${howToFix}`.trim();
}

type Explanation = (typeof explanations)[keyof typeof explanations];
