import { useState } from 'react';
import { useTexts } from '../language.ts';
import type { FieldPlace, ValueEdit } from '../../edit/build/edit.ts';
import type { BlockModel, FieldModel, Library } from '../../edit/build/model.ts';
import { Item } from './Item.tsx';
import type { Edits } from './use-edits.ts';
import { AddDialog } from './AddDialog.tsx';
import { BlockOptions } from './block-forms.tsx';
import { BLOCKS_TEXTS } from './blocks-texts.ts';
import { FieldSettings } from './field-forms.tsx';

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
  const { id, type, text, isUnderCondition, fields } = block;
  const texts = useTexts(BLOCKS_TEXTS);
  const place = { screen, block: id };
  const kind = library.blocks.find((one) => one.type === type);
  const changed = (change: 'remove' | 'restore'): ValueEdit => ({
    kind: 'value',
    place: { document: `screens/${screen}`, steps: ['blocks', { id }] },
    change: { kind: change },
  });
  return (
    <>
      <Item
        brand={brand}
        item={block}
        edits={edits}
        id={id}
        order={order}
        name={text || id}
        kind={type}
        notes={[isUnderCondition && texts.hasCondition]}
        moveTo={(after) => ({ kind: 'move-block', ...place, after })}
        removal={changed('remove')}
        restoration={changed('restore')}
      >
        {kind && <BlockOptions place={place} block={block} schema={kind.schema} edits={edits} />}
      </Item>
      {fields && <Fields {...props} fields={fields} />}
    </>
  );
}

interface FieldsProps extends BlockItemProps {
  fields: NonNullable<BlockModel['fields']>;
}

function Fields({ brand, screen, block, library, edits, fields }: FieldsProps) {
  const texts = useTexts(BLOCKS_TEXTS);
  const [isAdding, add] = useState(false);
  const order = fields.flatMap((one) => (one.isRemoved || one.isConditional ? [] : [one.name]));
  return (
    <>
      <ul className="rows fields">
        {fields.map((field) => (
          <li key={field.name}>
            <FieldItem
              brand={brand}
              place={{ screen, form: block.id, field: field.name }}
              field={field}
              order={order}
              edits={edits}
            />
          </li>
        ))}
      </ul>
      <p className="actions fields">
        <button type="button" onClick={() => add(true)}>
          {texts.addField}
        </button>
      </p>
      {isAdding && (
        <AddDialog
          library={library}
          screen={screen}
          form={block.id}
          order={order}
          after={
            fields.findLast(({ name, widget }) => order.includes(name) && widget !== 'consent')
              ?.name
          }
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
  place: FieldPlace;
  field: FieldModel;
  /** Names of the fields that are there. */
  order: readonly string[];
  edits: Edits;
}

/** A field of a form. */
function FieldItem({ brand, place, field, order, edits }: FieldItemProps) {
  const { name, label, type, widget, isRequired, isConditional, isUnderCondition } = field;
  const texts = useTexts(BLOCKS_TEXTS);
  return (
    <Item
      brand={brand}
      item={field}
      edits={edits}
      id={name}
      order={order}
      name={label}
      kind={widget ?? type}
      notes={[
        isRequired ? texts.isRequired : texts.optional,
        isConditional ? texts.conditional : isUnderCondition && texts.hasCondition,
      ]}
      moveTo={(after) => ({ kind: 'move-field', ...place, after })}
      removal={isConditional ? undefined : { kind: 'remove-field', ...place }}
      restoration={{ kind: 'restore-field', ...place }}
    >
      <FieldSettings place={place} field={field} edits={edits} />
    </Item>
  );
}
