import { entriesAt, itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Report, Rule } from '../rule.ts';
import { alsoAt } from '../wording.ts';
import type { Form, FormPart } from './schema/forms.ts';
import { uiOption } from './schema/ui-schemas.ts';
import { say } from '../language/sentence.ts';

const TYPED = ['string', 'number', 'integer', 'boolean'];

/** Each field says what it asks for, in other words than the fields beside it, and what is wrong with an answer. */
export const rule: Rule = {
  id: 'field-label',
  severity: 'warning',
  checkForm({ form, report }) {
    const labels = new Map<string, FormPart>();
    for (const part of form.parts.filter(isField)) {
      const { node, name, ui, path } = part;
      const label = textAt(uiOption(ui, 'title')) ?? textAt(node, 'title');
      if (!label) {
        report({ at: node.at, message: 'field-label.field-title-buyers', data: { name } });
        continue;
      }
      const key = [...path.slice(0, -1), label.trim().toLowerCase()].join('.');
      const twin = labels.get(key);
      if (!twin) labels.set(key, part);
      else if (twin.name !== name && !isAlternative(part) && !isAlternative(twin)) {
        const [at, other] = isOwn(form, part) || !isOwn(form, twin) ? [part, twin] : [twin, part];
        report({
          at: at.node.at,
          message: 'field-label.fields-same-title',
          related: [alsoAt(other.node.at, say('other-one-here'))],
          data: { name: at.name, other: other.name },
        });
      }
    }
    reportWithoutMessage(form, report);
  },
};

const isField = ({ node, kind, path, slot, ui }: FormPart): boolean =>
  kind === 'plain' &&
  path.length > 0 &&
  slot?.keyword === 'properties' &&
  TYPED.includes(textAt(node, 'type') ?? '') &&
  textAt(uiOption(ui, 'widget')) !== 'hidden';

/** Whether some buyers alone are asked. */
const isAlternative = ({ node }: FormPart): boolean => nodeAt(node, ['when']) !== undefined;

/** Whether a brand describes the field by itself, without one of the library. */
function isOwn({ block }: Form, { path }: FormPart): boolean {
  const written = nodeAt(block, ['schema', ...path.flatMap((name) => ['properties', name])]);
  return written !== undefined && !nodeAt(written, ['$ref']);
}

/** A field of a brand's own that has to be filled in, without words of its own for a buyer who leaves it empty. */
function reportWithoutMessage(form: Form, report: Report): void {
  const { block, schema, parts } = form;
  const required = itemsAt(schema, 'required').map((item) => textAt(item));
  const written = new Map(entriesAt(block, 'messages'));
  for (const part of parts.filter(isField)) {
    const { name, node } = part;
    const isNeeded = required.includes(name) && isOwn(form, part) && !nodeAt(node, ['format']);
    if (!isNeeded || nodeAt(written.get(name)?.node, ['required'])) continue;
    report({
      at: node.at,
      message: 'field-label.field-filled-but',
      data: { name, required: true },
    });
  }
}
