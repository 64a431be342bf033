import { suggestName } from '../../brand/parse/nearest-name.ts';
import type { ObjectNode } from '../../brand/parse/node.ts';
import { entriesAt, textAt } from '../../brand/parse/node.ts';
import type { Check } from '../rule.ts';
import { describedAt } from './schema/described.ts';
import { errorsOfFormat } from '../../rules/describe-format.ts';

/** Keywords of JSON Schema that find no fault themselves. */
const SILENT = [
  'title',
  'description',
  'default',
  'examples',
  'properties',
  'when',
  '$ref',
  '$comment',
];

/** A message is for a fault that its field can have: of its rule, its format or a keyword. */
export const messageFault: Check = {
  rule: 'message-fault',
  run({ forms }, report) {
    for (const { block, schema, hasSlip } of forms) {
      if (hasSlip) continue;
      for (const [path, { node }] of entriesAt(block, 'messages')) {
        const described = describedAt(schema, path.split('.'));
        if (described.length === 0) continue;
        const owner = describedAt(schema, path.split('.').slice(0, -1));
        const known = errorsOf(described, owner);
        for (const [fault, { keyAt }] of entriesAt(node)) {
          if (known.includes(fault)) continue;
          const message = `The field '${path}' has no fault '${fault}'.`;
          report(keyAt, message, suggestName(fault, known, 'Faults'));
        }
      }
    }
  },
};

/** Keywords of an object by which one of its properties may be missing. */
const OF_OWNER = ['dependencies', 'dependentRequired'];

/** Every fault that a field can have, by what describes it and what describes its object. */
export function errorsOf(described: readonly ObjectNode[], owner: readonly ObjectNode[]): string[] {
  const keywords = described.flatMap((node) => [...node.entries.keys()]);
  const formats = described.flatMap((node) => textAt(node, 'format') ?? []);
  const faults = formats.flatMap((name) => [...errorsOfFormat(name), name]);
  const needed = OF_OWNER.filter((keyword) => owner.some(({ entries }) => entries.has(keyword)));
  return [
    ...new Set([
      'required',
      ...needed,
      ...faults,
      ...keywords.filter((name) => !SILENT.includes(name)),
    ]),
  ];
}
