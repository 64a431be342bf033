import { useState } from 'react';
import { useTexts } from '../language.ts';
import type { BlockModel, Library } from '../../edit/build/model.ts';
import { ItemActions, ItemRow } from './ItemRow.tsx';
import type { Edits } from './use-edits.ts';
import { AddDialog } from './AddDialog.tsx';
import { BlockOptions } from './block-forms.tsx';
import { BLOCKS_TEXTS } from './blocks-texts.ts';
import { FieldItem } from './FieldItem.tsx';

interface BlockItemProps {
  brand: string;
  screen: string;
  block: BlockModel;
  /** Ids of the blocks that are there. */
  order: readonly string[];
  library: Library;
  edits: Edits;
  onMove(after: string | null): void;
}

/** A block of a screen; a form with its fields below it. */
export function BlockItem(props: BlockItemProps) {
  const { brand, screen, block, order, library, onMove } = props;
  const { make, isBusy } = props.edits;
  const { id, type, text, isUnderCondition, fields, isRemoved } = block;
  const texts = useTexts(BLOCKS_TEXTS);
  const [isOpen, open] = useState(false);
  const place = { screen, block: id };
  const name = text || id;
  const kind = library.blocks.find((one) => one.type === type);
  return (
    <>
      <ItemRow
        brand={brand}
        item={block}
        name={name}
        kind={type}
        notes={[isUnderCondition && texts.hasCondition]}
        isOpen={isOpen}
        onToggle={() => open(!isOpen)}
        move={isRemoved ? undefined : { order, at: order.indexOf(id), isBusy, onMove }}
      />
      {isOpen && (
        <div className="more">
          {kind && !isRemoved && (
            <BlockOptions place={place} block={block} schema={kind.schema} edits={props.edits} />
          )}
          <ItemActions
            brand={brand}
            item={block}
            canRemove={!isRemoved}
            onRemove={() => make([{ kind: 'remove-block', ...place }])}
            onRestore={() => make([{ kind: 'restore-block', ...place }])}
          />
        </div>
      )}
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
  const move = (field: string, after: string | null) =>
    edits.make([{ kind: 'move-field', screen, form: block.id, field, after }]);
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
              onMove={(after) => move(field.name, after)}
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
