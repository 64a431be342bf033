import type { RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import type { Edit } from '../../edit/build/edit.ts';
import type { FieldModel, Library } from '../../edit/build/model.ts';
import { Choice } from '../Choice.tsx';
import { changedIn, EditForm, type Properties } from '../form/EditForm.tsx';
import { useSay } from '../language.ts';
import { Fold } from './Fold.tsx';
import { Item } from './Item.tsx';
import { NewFieldForm } from './NewFieldForm.tsx';
import { before, placeSchema, type Order } from './place.ts';

interface FieldsProps {
  brand: string;
  screen: string;
  /** Id of the form's block. */
  form: string;
  fields: readonly FieldModel[];
  library: Library;
}

/** The fields of a form, and a new one. */
export function Fields({ library, fields, ...form }: FieldsProps) {
  const say = useSay();
  const there = fields.filter(({ isConditional }) => !isConditional);
  const order = there.map(({ name, label }) => ({ id: name, name: label }));
  return (
    <>
      <ul className="rows fields">
        {fields.map((field) => (
          <li key={field.name}>
            <FieldItem {...form} field={field} order={order} />
          </li>
        ))}
      </ul>
      <div className="fields">
        <Fold summary={say('addField')}>
          {(close) => (
            <NewField
              {...form}
              library={library}
              order={order}
              after={there.findLast(({ widget }) => widget !== 'consent')?.name}
              onDone={close}
            />
          )}
        </Fold>
      </div>
    </>
  );
}

interface NewFieldProps extends Omit<FieldsProps, 'fields'> {
  order: Order;
  after: string | undefined;
  onDone(): void;
}

/** A field of the library, or one of the brand's own. */
function NewField({ library, ...props }: NewFieldProps) {
  const say = useSay();
  const [name, choose] = useState('');
  const { fields, formats } = library;
  const field = fields.find((one) => one.name === name);
  return (
    <>
      <Choice label={say('library')} value={name} onChange={choose}>
        <option value="">{say('ownField')}</option>
        {fields.map((one) => (
          <option key={one.name} value={one.name}>{`${one.label} (${one.name})`}</option>
        ))}
      </Choice>
      <NewFieldForm key={name} {...props} field={field} formats={formats} />
    </>
  );
}

interface FieldItemProps extends Omit<FieldsProps, 'fields' | 'library'> {
  field: FieldModel;
  /** The fields that are there. */
  order: Order;
}

/** A field of a form: its label, help and example, its place, and whether it has to be answered. */
function FieldItem({ brand, screen, form, field, order }: FieldItemProps) {
  const { name, label, help, placeholder, isRequired, isConditional, isUnderCondition } = field;
  const say = useSay();
  const place = { screen, form, field: name };
  const condition = isConditional ? say('conditional') : isUnderCondition && say('hasCondition');
  const now: Properties = { label, help, placeholder, isRequired, after: before(order, name) };
  const schema: RJSFSchema = {
    type: 'object',
    required: ['label'],
    properties: {
      label: { type: 'string', title: say('label') },
      help: { type: 'string', title: say('help') },
      placeholder: { type: 'string', title: say('placeholder') },
      ...(!isConditional && {
        isRequired: { type: 'boolean', title: say('required') },
        after: placeSchema(say('behind'), order, name),
      }),
    },
  };
  const editOf = (next: Properties): Edit[] => {
    const changed = changedIn(schema, now, next).map(([part, value = '']) => {
      if (part === 'after') return [part, value === '' ? null : value];
      return [part, typeof value === 'string' ? value.trim() : value];
    });
    if (changed.length === 0) return [];
    return [{ kind: 'field', ...place, ...Object.fromEntries(changed) } as Edit];
  };
  return (
    <Item
      brand={brand}
      item={field}
      name={label}
      label={say('edit', { name: label })}
      notes={
        <small>
          <code>{field.widget ?? field.type}</code>{' '}
          {[say(isRequired ? 'isRequired' : 'optional'), condition].filter(Boolean).join(' · ')}
        </small>
      }
    >
      <EditForm
        brand={brand}
        label={say('edit', { name: label })}
        now={now}
        draw={(next) => ({
          schema,
          ui: { after: { 'ui:placeholder': say('top') } },
          edits: editOf(next),
        })}
        removal={isConditional ? undefined : { kind: 'remove-field', ...place }}
      />
    </Item>
  );
}
