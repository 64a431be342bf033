import { useTexts } from '../../../preview/language.ts';
import { BUILD_TEXTS } from './build-texts.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { Owner } from './Owner.tsx';

/** Owner of a block or a field, and the brand's change of it. */
interface Owned {
  from: string;
  isChanged: boolean;
  isRemoved?: true;
}

interface ItemRowProps {
  brand: string;
  item: Owned;
  name: string;
  kind: string;
  notes: readonly (string | false | undefined)[];
  isOpen: boolean;
  onToggle(): void;
  /** How it can be moved; missing where it stands where it stands. */
  move?: {
    order: readonly string[];
    at: number;
    isBusy: boolean;
    onMove(after: string | null): void;
  };
}

/** A block or a field in one line: its name opens what can be changed about it. */
export function ItemRow({ brand, item, name, kind, notes, isOpen, onToggle, move }: ItemRowProps) {
  const texts = useTexts(BUILD_TEXTS);
  return (
    <div className="row" data-removed={item.isRemoved}>
      <button
        type="button"
        className="name"
        aria-expanded={isOpen}
        aria-label={texts.edit(name)}
        onClick={onToggle}
      >
        <b>{name}</b>
        <span>
          <code>{kind}</code> {notes.map((note) => note && <small key={note}>{note} · </small>)}
          <Owner brand={brand} {...item} />
        </span>
      </button>
      {move && <MoveButtons name={name} {...move} />}
    </div>
  );
}

interface ItemActionsProps {
  brand: string;
  item: Owned;
  canRemove: boolean;
  onRemove(): void;
  onRestore(): void;
}

/** Takes a block or a field away, and gives back what the parent has. */
export function ItemActions({
  brand,
  item: { from, isChanged },
  canRemove,
  onRemove,
  onRestore,
}: ItemActionsProps) {
  const texts = useTexts(BUILD_TEXTS);
  return (
    <p className="actions">
      {canRemove && (
        <button type="button" onClick={onRemove}>
          {texts.remove}
        </button>
      )}
      {isChanged && from !== brand && (
        <button type="button" onClick={onRestore}>
          {texts.restore}
        </button>
      )}
    </p>
  );
}
