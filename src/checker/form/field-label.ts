import { alsoAt, formRule } from '../rule.ts';
import { optionOf, type Form, type FormPart } from './schema/forms.ts';

const TYPED = ['string', 'number', 'integer', 'boolean'];

/** Each field says what it asks for, in other words than the fields beside it, and what is wrong with an answer. */
export const rule = formRule('field-label', 'warning', ({ form, report }) => {
  const labels = new Map<string, FormPart>();
  for (const part of form.parts.filter(isField)) {
    const { schema, name, path, ui } = part;
    const label = optionOf(ui, 'title') ?? schema.title;
    if (!label) report([schema], 'field-label.field-title-buyers', { name });
    else if (!schema.when) {
      const key = [...path.slice(0, -1), String(label).trim().toLowerCase()].join('.');
      const twin = labels.get(key);
      labels.set(key, part);
      const isFirst = twin && isOwn(form, twin) && !isOwn(form, part);
      const [own, other] = isFirst ? [twin, part] : [part, twin];
      const data = { name: own.name, other: other?.name };
      const related = other && [alsoAt([other.schema], 'other-one-here')];
      if (other) report([own.schema], 'field-label.fields-same-title', data, { related });
    }
    const isNeeded = form.schema.required?.includes(name) && !schema.format;
    if (isNeeded && isOwn(form, part) && !form.block.messages?.[name]?.required)
      report([schema], 'field-label.field-filled-but', { name, required: true });
  }
});

const isField = ({ schema, kind, path, ui }: FormPart): boolean =>
  kind === 'plain' &&
  path.length > 0 &&
  TYPED.includes(String(schema.type)) &&
  optionOf(ui, 'widget') !== 'hidden';

/** Whether a brand describes the field at the top of a form by itself, without one of the library. */
function isOwn({ block }: Form, { name }: FormPart): boolean {
  const { properties = {} } = block.schema;
  return Object.hasOwn(properties, name) && !properties[name]!.$ref;
}
