import type { When } from '../../contract/generated/when.ts';

/** A condition in words: 'area is MZ', 'not hasLead', 'hasPix and area is BR'. */
export function sayCondition(when: When): string {
  if ('fact' in when || 'answer' in when) {
    const { is = true } = when;
    const name = 'fact' in when ? when.fact : `the answer ${when.answer}`;
    if (is === true) return name;
    return is === false ? `not ${name}` : `${name} is ${is}`;
  }
  if ('not' in when) return `not (${sayCondition(when.not)})`;
  if ('all' in when) return joined(when.all, 'and');
  return joined(when.any, 'or');
}

const joined = (parts: readonly When[], word: string) =>
  parts
    .map((part) =>
      'all' in part || 'any' in part ? `(${sayCondition(part)})` : sayCondition(part),
    )
    .join(` ${word} `);
