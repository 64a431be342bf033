import { useState, type ReactNode } from 'react';
import type { Edit } from '../../edit/build/edit.ts';
import { useSay } from '../language.ts';
import { MoveButtons } from './MoveButtons.tsx';
import type { Edits } from './use-edits.ts';

interface ItemProps {
  brand: string;
  /** Owner of a block, a field or a step, and the brand's change of it. */
  item: { from: string; isChanged: boolean };
  /** Missing where nothing can be changed. */
  edits?: Edits;
  /** Its id among the items that are there, in their order. */
  id: string;
  order: readonly string[];
  name: string;
  /** Words of the button that opens it. */
  label: string;
  /** Stands beside the name. */
  notes: ReactNode;
  /** The edit that places it behind another one, or first for null. */
  moveTo(after: string | null): Edit;
  /** Missing for an item that the brand cannot remove. */
  removal?: Edit;
  /** The forms of its settings. */
  children: ReactNode;
}

/** A block, a field or a step in one line: its name opens what can be changed about it. */
export function Item(props: ItemProps) {
  const { brand, item, edits, id, order, name, label, notes, moveTo, removal, children } = props;
  const { from, isChanged } = item;
  const say = useSay();
  const [isOpen, open] = useState(false);
  const isOwn = from === brand;
  const owner = [
    isOwn ? say('own') : say('from', { folder: from }),
    isChanged && !isOwn && say('isChanged'),
  ];
  return (
    <>
      <div className="row">
        {edits ? (
          <button
            type="button"
            className="name"
            aria-expanded={isOpen}
            aria-label={label}
            onClick={() => open(!isOpen)}
          >
            <b>{name}</b>
          </button>
        ) : (
          <b>{name}</b>
        )}
        <small>{owner.filter(Boolean).join(', ')}</small>
        {notes}
        {edits && order.includes(id) && (
          <MoveButtons
            name={name}
            order={order}
            at={order.indexOf(id)}
            isBusy={edits.isBusy}
            onMove={(after) => edits.make([moveTo(after)])}
          />
        )}
      </div>
      {edits && isOpen && (
        <div className="more">
          {children}
          {removal && (
            <p className="actions">
              <button type="button" onClick={() => edits.make([removal])}>
                {say('remove')}
              </button>
            </p>
          )}
        </div>
      )}
    </>
  );
}
