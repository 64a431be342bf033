import type { RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import type { Edit } from '../../edit/build/edit.ts';
import type { Library } from '../../edit/read/library.ts';
import type { FieldModel } from '../../edit/read/read-screen.ts';
import { Choice } from '../Choice.tsx';
import { changedIn, EditForm, type Properties } from '../form/EditForm.tsx';
import { useSay } from '../language.ts';
import { Fold } from './Fold.tsx';
import { Item } from './Item.tsx';
import { NewFieldForm, type FormParts } from './NewFieldForm.tsx';
import { usePlace } from './place.ts';

interface FieldsProps extends Omit<FormParts, 'order'> {
  fields: readonly FieldModel[];
  library: Library;
}

/** The fields of a form, and a new one. */
export function Fields({ library, fields, ...form }: FieldsProps) {
  const say = useSay();
  const [name, choose] = useState('');
  const there = fields.filter(({ isConditional }) => !isConditional);
  const parts = { ...form, order: there.map((one) => ({ id: one.name, name: one.label })) };
  return (
    <>
      <ul className="rows fields">
        {fields.map((field) => (
          <li key={field.name}>
            <FieldItem {...parts} field={field} />
          </li>
        ))}
      </ul>
      <div className="fields">
        <Fold summary={say('addField')}>
          {(close) => (
            <>
              <Choice
                label={say('library')}
                value={name}
                options={[
                  ['', say('ownField')],
                  ...library.fields.map((one) => [one.name, `${one.label} (${one.name})`] as const),
                ]}
                onChange={choose}
              />
              <NewFieldForm
                key={name}
                {...parts}
                field={library.fields.find((one) => one.name === name)}
                formats={library.formats}
                last={there.findLast(({ widget }) => widget !== 'consent')?.name}
                onDone={close}
              />
            </>
          )}
        </Fold>
      </div>
    </>
  );
}

/** A field of a form: its label, help and example, its place, and whether it has to be answered. */
function FieldItem({ order, field: model, ...form }: FormParts & { field: FieldModel }) {
  const { name: field, label, help, placeholder, isRequired, isConditional } = model;
  const say = useSay();
  const { after, ui, now: behind } = usePlace(order, field);
  const name = say('edit', { name: label });
  const condition = isConditional
    ? say('conditional')
    : model.isUnderCondition && say('hasCondition');
  const now: Properties = { label, help, placeholder, isRequired, after: behind };
  const schema: RJSFSchema = {
    type: 'object',
    required: ['label'],
    properties: {
      label: { type: 'string', title: say('label') },
      help: { type: 'string', title: say('help') },
      placeholder: { type: 'string', title: say('placeholder') },
      ...(!isConditional && { isRequired: { type: 'boolean', title: say('required') }, after }),
    },
  };
  const editsOf = (next: Properties): Edit[] => {
    const changed = changedIn(schema, now, next).map(([part, value = '']) => {
      if (part === 'after') return [part, value || null];
      return [part, typeof value === 'string' ? value.trim() : value];
    });
    if (changed.length === 0) return [];
    return [{ kind: 'field', ...form, field, ...Object.fromEntries(changed) } as Edit];
  };
  return (
    <Item
      item={model}
      name={label}
      label={name}
      notes={
        <small>
          <code>{model.widget ?? model.type}</code>{' '}
          {[say(isRequired ? 'isRequired' : 'optional'), condition].filter(Boolean).join(' · ')}
        </small>
      }
    >
      <EditForm
        label={name}
        now={now}
        draw={(next) => ({ schema, ui, edits: editsOf(next) })}
        removal={isConditional ? undefined : { kind: 'remove-field', ...form, field }}
      />
    </Item>
  );
}
