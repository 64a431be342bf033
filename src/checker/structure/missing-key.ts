import type { ValidateFunction } from 'ajv';
import { entriesAt, isRemoval, type Node } from '../../brand/parse/node.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { Finding } from '../finding.ts';

/** Keys of a whole file that every brand needs, and that the file takes away. */
export function requiredNulls(root: Node, { schema }: ValidateFunction): Finding[] {
  const { required = [] } = schema as { required?: readonly string[] };
  return entriesAt(root).flatMap(([key, { node, keyAt }]): Finding[] =>
    isRemoval(node) && required.includes(key)
      ? [
          {
            ...keyAt,
            rule: 'missing-key',
            severity: 'error',
            message: `'${key}' is missing.`,
            suggestion: 'Write it in place of null. Where a parent says it, delete this line.',
            data: { key },
          },
        ]
      : [],
  );
}

const EXAMPLE = /^Add it, for example (.*)\.$/;

/** Several keys that are missing at one place, as one diagnostic that names them all. */
export function missingTogether(same: readonly Diagnostic[]): Diagnostic {
  const [first, ...others] = same as [Diagnostic, ...Diagnostic[]];
  if (others.length === 0) return first;
  const holder = ({ data }: Diagnostic) => String(data?.in ?? '');
  const isOne = others.every((one) => holder(one) === holder(first));
  const where = isOne && holder(first) !== '' ? ` in ${holder(first)}` : '';
  const names = same.map((one) =>
    [isOne ? '' : holder(one), one.data?.key].filter(Boolean).join('.'),
  );
  const examples = same.flatMap((one) => {
    const [, example] = EXAMPLE.exec(one.suggestion ?? '') ?? [];
    const place = isOne || holder(one) === '' ? '' : ` in ${holder(one)}`;
    return example === undefined ? [] : [`${example}${place}`];
  });
  const [, concerns = ''] = /( This concerns .*)$/.exec(first.message) ?? [];
  return {
    ...first,
    message: `These keys are missing${where}: ${names.join(', ')}.${concerns}`,
    suggestion: `Add them, for example ${examples.join(', ')}.`,
    data: { keys: names, brands: first.data?.brands },
  };
}

/** Equal for keys that are missing at one place in the same brands, and that are to be added there. */
export const missingPlace = ({
  rule,
  suggestion = '',
  data,
  ...at
}: Diagnostic): string | undefined =>
  rule === 'missing-key' && EXAMPLE.test(suggestion)
    ? `${at.file}:${at.line}:${at.column} ${data?.brands?.join()}`
    : undefined;
