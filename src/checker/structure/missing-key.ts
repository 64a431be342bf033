import type { ValidateFunction } from 'ajv';
import { entriesAt, isRemoval, type Node } from '../../brand/parse/node.ts';
import type { Finding } from '../finding.ts';
import { say, type MessageId, type Part, type Sentence, type Text } from '../language/sentence.ts';

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
            message: say('missing-key.missing', { key }),
            suggestion: say('missing-key.write-place-null'),
            data: { key },
          },
        ]
      : [],
  );
}

/** Several keys that are missing at one place, as one finding that names them all. */
export function missingTogether(same: readonly Finding[]): Finding {
  const [first, ...others] = same as [Finding, ...Finding[]];
  if (others.length === 0) return first;
  const holder = ({ data }: Finding) => String(data?.in ?? '');
  const isOne = others.every((one) => holder(one) === holder(first));
  const names = same.map((one) =>
    [isOne ? '' : holder(one), one.data?.key].filter(Boolean).join('.'),
  );
  const examples = same.map((one): Part => {
    const { data } = one.suggestion as Sentence;
    const holding = isOne ? '' : holder(one);
    return holding === ''
      ? say('missing-key.entry', data)
      : say('missing-key.entry-in', { ...data, holding });
  });
  const isWhole = !isOne || holder(first) === '';
  return {
    ...first,
    message: [
      isWhole
        ? say('missing-key.several', { names })
        : say('missing-key.several-in', { names, path: holder(first) }),
      concernsOf(first),
    ],
    suggestion: say('missing-key.add-them-example', { examples }),
    data: { keys: names, brands: first.data?.brands },
  };
}

/** The sentence of a finding about the brands that it concerns. */
const concernsOf = ({ message }: Finding): Text =>
  (Array.isArray(message) ? message : []).filter((one: Text) => isSentence(one, 'concerns'));

const isSentence = (text: Text | undefined, id: MessageId): boolean =>
  typeof text === 'object' && 'id' in text && text.id === id;

/** Equal for keys that are missing at one place in the same brands, and that are to be added there. */
export const missingPlace = ({ suggestion, data, ...at }: Finding): string | undefined =>
  isSentence(suggestion, 'missing-key.add-example')
    ? `${at.file}:${at.line}:${at.column} ${JSON.stringify(data?.brands)}`
    : undefined;
