import { useState, type ReactNode } from 'react';
import type { Edit } from '../../edit/build/edit.ts';
import { EDITOR_TEXTS } from '../editor/editor-texts.ts';
import { useTexts } from '../language.ts';
import { MoveButtons } from './MoveButtons.tsx';
import type { Edits } from './use-edits.ts';

/** Owner of a block, a field or a step, and the brand's change of it. */
interface Owned {
  from: string;
  isChanged: boolean;
  isRemoved?: true;
}

/** Says which folder a block, a field or a step comes from, and what the brand does to it. */
export function Owner({ brand, from, isChanged, isRemoved }: Owned & { brand: string }) {
  const texts = useTexts(EDITOR_TEXTS);
  const owner = from === brand ? texts.own : texts.from(from);
  if (isRemoved) return <small>{`${owner}, ${texts.isRemoved}`}</small>;
  return <small>{isChanged && from !== brand ? `${owner}, ${texts.isChanged}` : owner}</small>;
}

interface ItemActionsProps {
  brand: string;
  item: Owned;
  edits: Edits;
  /** Missing for an item that the brand cannot remove. */
  removal?: Edit;
  restoration: Edit;
}

/** Takes a block, a field or a step away, and gives back what the parent has. */
export function ItemActions({ brand, item, edits, removal, restoration }: ItemActionsProps) {
  const { from, isChanged, isRemoved } = item;
  const texts = useTexts(EDITOR_TEXTS);
  return (
    <p className="actions">
      {removal && !isRemoved && (
        <button type="button" onClick={() => edits.make([removal])}>
          {texts.remove}
        </button>
      )}
      {isChanged && from !== brand && (
        <button type="button" onClick={() => edits.make([restoration])}>
          {texts.restore}
        </button>
      )}
    </p>
  );
}

interface ItemProps extends ItemActionsProps {
  /** Its id among the items that are there, in their order. */
  id: string;
  order: readonly string[];
  name: string;
  kind: string;
  notes: readonly (string | false | undefined)[];
  /** The edit that places it behind another one, or first for null. */
  moveTo(after: string | null): Edit;
  /** The form of its settings. */
  children: ReactNode;
}

/** A block or a field in one line: its name opens what can be changed about it. */
export function Item(props: ItemProps) {
  const { brand, item, edits, id, order, name, kind, notes, moveTo, children } = props;
  const texts = useTexts(EDITOR_TEXTS);
  const [isOpen, open] = useState(false);
  return (
    <>
      <div className="row" data-removed={item.isRemoved}>
        <button
          type="button"
          className="name"
          aria-expanded={isOpen}
          aria-label={texts.edit(name)}
          onClick={() => open(!isOpen)}
        >
          <b>{name}</b>
          <span>
            <code>{kind}</code> {notes.map((note) => note && <small key={note}>{note} · </small>)}
            <Owner brand={brand} {...item} />
          </span>
        </button>
        {order.includes(id) && (
          <MoveButtons
            name={name}
            order={order}
            at={order.indexOf(id)}
            isBusy={edits.isBusy}
            onMove={(after) => edits.make([moveTo(after)])}
          />
        )}
      </div>
      {isOpen && (
        <div className="more">
          {!item.isRemoved && children}
          <ItemActions {...props} />
        </div>
      )}
    </>
  );
}
