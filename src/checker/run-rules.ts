import { rules } from './generated/rules.ts';
import explanations from './language/explanations.json' with { type: 'json' };
import { isMessage, say, type Text } from './language/sentence.ts';
import { stretchOf } from './rule.ts';
import type { Facts, Finding, Phase, Report, Rule, Subject } from './rule.ts';

export const runRules = <About extends Subject>(
  subject: About,
  facts: Facts<About>,
  phase?: Phase,
): Finding[] =>
  rules
    .filter((rule) => rule.subject === subject && (phase ?? rule.phase) === rule.phase)
    .flatMap((rule) => runRule(rule, facts));

export function runRule({ id, severity, check }: Rule, facts: object): Finding[] {
  const found: Finding[] = [];
  const report: Report = (at, message, data, { help, ...details } = {}) => {
    const messageId = idOf(message);
    const [prefix = ''] = messageId.split('.');
    const advice = help ?? (typeof message === 'string' && `${message}.help`);
    found.push({
      ...stretchOf(at),
      rule: isRule(prefix) ? prefix : id,
      severity,
      message: typeof message === 'string' ? say(message, data) : message,
      ...(advice && isMessage(advice) && { suggestion: say(advice, data) }),
      ...(data && { data }),
      ...details,
    });
  };
  check({ ...facts, report } as never);
  return found;
}

function idOf(text: Text): string {
  if (typeof text === 'string') return text;
  return 'id' in text ? text.id : idOf(text[0] ?? '');
}

const isRule = (id: string): id is keyof typeof explanations => Object.hasOwn(explanations, id);

/** The requirement of a rule, and what to do where it is not met; '' for an unknown rule. */
export function helpOf(id: string): string {
  if (!isRule(id)) return '';
  const { description, howToFix } = explanations[id];
  return `${description} ${howToFix}`;
}
