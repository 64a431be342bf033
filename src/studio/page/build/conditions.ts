import type { When } from '../../../contract/generated/when.ts';

/** One test of a condition: a fact of the visit or an answer, and the value that it has to have. */
export interface Test {
  by: 'fact' | 'answer';
  name: string;
  is: boolean | string | number;
}
export type Join = 'all' | 'any';

/** The tests of a condition without conditions inside; undefined for any other one. */
export function readWhen(when: When): { join: Join; list: Test[] } | undefined {
  const join: Join = 'any' in when ? 'any' : 'all';
  const parts = 'all' in when ? when.all : 'any' in when ? when.any : [when];
  const list = parts.flatMap((part): Test[] => {
    const plain = testOf(part);
    if (plain) return [plain];
    const inner = 'not' in part ? testOf(part.not as When) : undefined;
    return typeof inner?.is === 'boolean' ? [{ ...inner, is: !inner.is }] : [];
  });
  return list.length === parts.length ? { join, list } : undefined;
}

function testOf(when: When): Test | undefined {
  if ('fact' in when) return { by: 'fact', name: when.fact, is: when.is ?? true };
  if ('answer' in when) return { by: 'answer', name: when.answer, is: when.is ?? true };
  return undefined;
}

/** The condition of tests as somebody would write it; null for none. */
export function writtenWhen(list: readonly Test[], join: Join): When | null {
  const parts = list.map(
    ({ by, name, is }) => (is === true ? { [by]: name } : { [by]: name, is }) as unknown as When,
  );
  if (parts.length === 0) return null;
  return parts.length === 1 ? parts[0]! : ({ [join]: parts } as unknown as When);
}
