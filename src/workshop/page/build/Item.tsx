import { useState, type ReactNode } from 'react';
import { useSay } from '../language.ts';
import { useBrand, useStudio } from '../studio.ts';

interface ItemProps {
  /** Owner of a block, a field or a step, and the brand's change of it. */
  item: { from: string; isChanged: boolean };
  name: string;
  /** Words of the button that opens it. */
  label: string;
  /** Stands beside the name. */
  notes: ReactNode;
  /** The forms of its settings. */
  children: ReactNode;
}

/** A block, a field or a step in one line: its name opens what can be changed about it. */
export function Item({ item, name, label, notes, children }: ItemProps) {
  const { from, isChanged } = item;
  const say = useSay();
  const studio = useStudio();
  const [isOpen, open] = useState(false);
  const isOwn = from === useBrand().id;
  const owner = [
    isOwn ? say('own') : say('from', { folder: from }),
    isChanged && !isOwn && say('isChanged'),
  ];
  return (
    <>
      <div className="row">
        {studio ? (
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
      </div>
      {studio && isOpen && <div className="more">{children}</div>}
    </>
  );
}
