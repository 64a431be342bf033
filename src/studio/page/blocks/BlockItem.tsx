import { useState } from 'react';
import { useTexts } from '../../../preview/language.ts';
import type { BlockModel, Library } from '../../build/model.ts';
import { BUILD_TEXTS } from '../build/build-texts.ts';
import { ConditionEditor } from '../build/ConditionEditor.tsx';
import { MoveButtons } from '../build/MoveButtons.tsx';
import { Owner } from '../build/Owner.tsx';
import { useDrag } from '../build/use-drag.ts';
import type { Edits } from '../build/use-edits.ts';
import { AddDialog } from './AddDialog.tsx';
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
  const { brand, screen, block, order, library, edits, onMove } = props;
  const { id, type, text, when, fields, from, isChanged, isRemoved } = block;
  const texts = useTexts(BLOCKS_TEXTS);
  const shared = useTexts(BUILD_TEXTS);
  const [isOpen, open] = useState(false);
  const place = { screen, block: id };
  const name = text || id;
  const isParents = from !== brand;
  return (
    <>
      <div className="row" data-removed={isRemoved}>
        <button
          type="button"
          className="name"
          aria-expanded={isOpen}
          aria-label={texts.edit(name)}
          onClick={() => open(!isOpen)}
        >
          <b>{name}</b>
          <span>
            <code>{type}</code>
            {when && <small> {texts.hasCondition}</small>}{' '}
            <Owner brand={brand} from={from} isChanged={isChanged} isRemoved={isRemoved} />
          </span>
        </button>
        {!isRemoved && (
          <MoveButtons
            name={name}
            order={order}
            at={order.indexOf(id)}
            isBusy={edits.isBusy}
            onMove={onMove}
          />
        )}
      </div>
      {isOpen && (
        <div className="more">
          {!isRemoved && (
            <>
              <h4>{texts.condition}</h4>
              <ConditionEditor
                key={JSON.stringify(when)}
                when={when}
                facts={library.facts}
                isBusy={edits.isBusy}
                onSave={(next) => edits.make([{ kind: 'show-block-when', ...place, when: next }])}
              />
            </>
          )}
          <p className="actions">
            {!isRemoved && (
              <button
                type="button"
                aria-disabled={edits.isBusy}
                onClick={() => edits.make([{ kind: 'remove-block', ...place }])}
              >
                {shared.remove}
              </button>
            )}
            {isChanged && isParents && (
              <button
                type="button"
                aria-disabled={edits.isBusy}
                onClick={() => edits.make([{ kind: 'restore-block', ...place }])}
              >
                {shared.restore}
              </button>
            )}
          </p>
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
  const dragOf = useDrag(order, move);
  return (
    <>
      <ul className="rows fields">
        {fields.map((field) => (
          <li key={field.name} {...(order.includes(field.name) ? dragOf(field.name) : {})}>
            <FieldItem
              brand={brand}
              place={{ screen, form: block.id, field: field.name }}
              field={field}
              others={fields.filter(
                (one) => one !== field && one.values.length > 0 && one.widget !== 'consent',
              )}
              order={order}
              library={library}
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
