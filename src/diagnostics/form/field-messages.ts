import { entriesAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { suggestName } from '../../brand/parse/nearest-name.ts';
import { formats } from '../../rules/formats.ts';
import { standardFormats } from '../../rules/json-schema/standard-formats.ts';
import { errorsOf } from './message-fault.ts';
import { errorsOfFormat } from '../../rules/describe-format.ts';
import type { Finding } from '../finding.ts';
import { schemaKeywords } from './schema/schema-keywords.ts';

/**
 * A field of the library has a message for whatever its rule can find, and none for what it never
 * finds. Keywords that a form may add to it in place may have theirs beforehand.
 */
export function fieldMessages(field: Node): Finding[] {
  const schema = nodeAt(field, ['schema']);
  const messages = entriesAt(field, 'messages');
  if (schema?.kind !== 'object' || textAt(schema, 'type') === undefined) return [];
  const rule = textAt(schema, 'format') ?? '';
  // What a misspelt rule finds nobody knows.
  if (rule !== '' && !Object.hasOwn(formats, rule) && !Object.hasOwn(standardFormats, rule))
    return [];
  const known = errorsOf([schema], []);
  const unknown = messages
    .filter(([fault]) => !known.includes(fault) && !schemaKeywords.includes(fault))
    .map(([fault, { keyAt }]): Finding => ({
      ...keyAt,
      rule: 'message-fault',
      severity: 'error',
      message: `This field has no fault '${fault}'.`,
      suggestion: suggestName(fault, known, 'Faults'),
    }));
  const said = messages.map(([fault]) => fault);
  const found = errorsOfFormat(rule).length > 0 ? errorsOfFormat(rule) : [rule];
  const missing = found.filter((fault) => !said.includes(fault));
  if (!Object.hasOwn(formats, rule) || said.includes(rule) || missing.length === 0) return unknown;
  const place = nodeAt(field, ['messages'])?.at ?? nodeAt(schema, ['format'])!.at;
  return [
    ...unknown,
    {
      ...place,
      rule: 'message-missing',
      severity: 'warning',
      message: `The rule '${rule}' of this field finds what no message is written for (${missing.join(', ')}): buyers would only read that something is wrong.`,
      suggestion: `Add ${missing.map((fault) => `"${fault}": "<key of texts.json>"`).join(', ')} to "messages".`,
    },
  ];
}
