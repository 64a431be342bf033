import { entriesAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { errorsOfFormat } from '../../rules/describe-format.ts';
import { formats } from '../../rules/formats.ts';
import type { Rule } from '../rule.ts';
import { say } from '../language/sentence.ts';

/** A field of the library has a message for each error that its rule can find. */
export const rule: Rule = {
  id: 'message-missing',
  severity: 'warning',
  checkFile({ root, schema: kind, report }) {
    const schema = nodeAt(root, ['schema']);
    const format = textAt(schema, 'format') ?? '';
    const isField = kind === 'field' && schema?.kind === 'object';
    if (!isField || textAt(schema, 'type') === undefined || !Object.hasOwn(formats, format)) return;
    const written = entriesAt(root, 'messages').map(([name]) => name);
    const errors = errorsOfFormat(format).length > 0 ? errorsOfFormat(format) : [format];
    const missing = errors.filter((name) => !written.includes(name));
    if (written.includes(format) || missing.length === 0) return;
    report({
      at: nodeAt(root, ['messages'])?.at ?? nodeAt(schema, ['format'])!.at,
      message: 'message-missing.rule-field-finds',
      suggestion: say('message-missing.add', {
        messages: missing.map((name) => `"${name}": "<key of texts.json>"`),
      }),
      data: { format, missing },
    });
  },
};
