import { useState } from 'react';
import type { Edit, ValueEdit } from '../../edit/build/edit.ts';
import type { BlockModel, FieldModel, Library } from '../../edit/build/model.ts';
import { SettingsForm } from '../form/SchemaForm.tsx';
import { useSay } from '../language.ts';
import { AddDialog } from './AddDialog.tsx';
import { Item } from './Item.tsx';
import type { Edits } from './use-edits.ts';

interface BlockItemProps {
  brand: string;
  screen: string;
  block: BlockModel;
  /** Ids of the blocks that are there. */
  order: readonly string[];
  library: Library;
  edits: Edits;
}

/** A block of a screen; a form with its fields below it. */
export function BlockItem(props: BlockItemProps) {
  const { brand, screen, block, order, library, edits } = props;
  const { id, type, text, isUnderCondition, options, fields } = block;
  const say = useSay();
  const place = { screen, block: id };
  const schema = library.blocks.find((one) => one.type === type)?.schema ?? {};
  const removal: ValueEdit = {
    kind: 'value',
    place: { document: `screens/${screen}`, steps: ['blocks', { id }] },
    change: { kind: 'remove' },
  };
  return (
    <>
      <Item
        brand={brand}
        item={block}
        edits={edits}
        id={id}
        order={order}
        name={text || id}
        label={say('edit', { name: text || id })}
        notes={
          <small>
            <code>{type}</code> {isUnderCondition && say('hasCondition')}
          </small>
        }
        moveTo={(after) => ({ kind: 'move-block', ...place, after })}
        removal={removal}
      >
        {Object.keys(schema.properties ?? {}).length > 0 && (
          <SettingsForm
            label={say('blockOptions')}
            schema={schema}
            now={options}
            isBusy={edits.isBusy}
            onSave={(next) => {
              const wanted = Object.entries(next).map(([name, value]) => [name, value ?? null]);
              const changes = Object.fromEntries(wanted);
              edits.make([{ kind: 'change-block', ...place, options: changes }]);
            }}
          />
        )}
      </Item>
      {fields && <Fields {...props} fields={fields} />}
    </>
  );
}

interface FieldsProps extends BlockItemProps {
  fields: readonly FieldModel[];
}

function Fields({ brand, screen, block, library, edits, fields }: FieldsProps) {
  const say = useSay();
  const [isAdding, add] = useState(false);
  const there = fields.filter(({ isConditional }) => !isConditional);
  const order = there.map(({ name }) => name);
  const form = block.id;
  return (
    <>
      <ul className="rows fields">
        {fields.map((field) => (
          <li key={field.name}>
            <FieldItem {...{ brand, screen, form, field, order, edits }} />
          </li>
        ))}
      </ul>
      <p className="actions fields">
        <button type="button" onClick={() => add(true)}>
          {say('addField')}
        </button>
      </p>
      {isAdding && (
        <AddDialog
          library={library}
          screen={screen}
          form={form}
          order={order}
          after={there.findLast(({ widget }) => widget !== 'consent')?.name}
          names={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
          edits={edits}
          onClose={() => add(false)}
        />
      )}
    </>
  );
}

interface FieldItemProps {
  brand: string;
  screen: string;
  form: string;
  field: FieldModel;
  /** Names of the fields that are there. */
  order: readonly string[];
  edits: Edits;
}

/** A field of a form: its label, help and example, and whether it has to be answered. */
function FieldItem({ brand, screen, form, field, order, edits }: FieldItemProps) {
  const { name, label, help, placeholder, isRequired, isConditional, isUnderCondition } = field;
  const say = useSay();
  const place = { screen, form, field: name };
  const condition = isConditional ? say('conditional') : isUnderCondition && say('hasCondition');
  const editOf = ([part, value]: [string, unknown]): Edit =>
    part === 'isRequired'
      ? { kind: 'require-field', ...place, isRequired: value === true }
      : {
          kind: 'word-field',
          ...place,
          part: part as 'label' | 'help' | 'placeholder',
          text: String(value ?? '').trim(),
        };
  return (
    <Item
      brand={brand}
      item={field}
      edits={edits}
      id={name}
      order={order}
      name={label}
      label={say('edit', { name: label })}
      notes={
        <small>
          <code>{field.widget ?? field.type}</code>{' '}
          {[say(isRequired ? 'isRequired' : 'optional'), condition].filter(Boolean).join(' · ')}
        </small>
      }
      moveTo={(after) => ({ kind: 'move-field', ...place, after })}
      removal={isConditional ? undefined : { kind: 'remove-field', ...place }}
    >
      <SettingsForm
        label={say('words')}
        schema={{
          type: 'object',
          required: ['label'],
          properties: {
            label: { type: 'string', title: say('label') },
            help: { type: 'string', title: say('help') },
            placeholder: { type: 'string', title: say('placeholder') },
            ...(!isConditional && { isRequired: { type: 'boolean', title: say('required') } }),
          },
        }}
        now={{ label, help, placeholder, isRequired }}
        isBusy={edits.isBusy}
        onSave={(changed) => edits.make(Object.entries(changed).map(editOf))}
      />
    </Item>
  );
}
