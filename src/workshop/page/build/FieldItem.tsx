import { useState } from 'react';
import { useTexts } from '../language.ts';
import type { FieldPlace } from '../../edit/build/edit.ts';
import type { FieldModel } from '../../edit/build/model.ts';
import { ItemActions, ItemRow } from './ItemRow.tsx';
import type { Edits } from './use-edits.ts';
import { BLOCKS_TEXTS } from './blocks-texts.ts';
import { FieldSettings } from './field-forms.tsx';

interface FieldItemProps {
  brand: string;
  place: FieldPlace;
  field: FieldModel;
  /** Names of the fields that are there. */
  order: readonly string[];
  edits: Edits;
  onMove(after: string | null): void;
}

/** A field of a form: what it is, and what can be changed about it. */
export function FieldItem(props: FieldItemProps) {
  const { brand, place, field, order, edits, onMove } = props;
  const { name, label, type, widget, isRequired, isConditional, isUnderCondition } = field;
  const { isRemoved } = field;
  const texts = useTexts(BLOCKS_TEXTS);
  const [isOpen, open] = useState(false);
  const { make, isBusy } = edits;
  return (
    <>
      <ItemRow
        brand={brand}
        item={field}
        name={label}
        kind={widget ?? type}
        notes={[
          isRequired ? texts.isRequired : texts.optional,
          isConditional ? texts.conditional : isUnderCondition && texts.hasCondition,
        ]}
        isOpen={isOpen}
        onToggle={() => open(!isOpen)}
        move={order.includes(name) ? { order, at: order.indexOf(name), isBusy, onMove } : undefined}
      />
      {isOpen && (
        <div className="more">
          {!isRemoved && <FieldSettings place={place} field={field} edits={edits} />}
          <ItemActions
            brand={brand}
            item={field}
            canRemove={!isRemoved && !isConditional}
            onRemove={() => make([{ kind: 'remove-field', ...place }])}
            onRestore={() => make([{ kind: 'restore-field', ...place }])}
          />
        </div>
      )}
    </>
  );
}
