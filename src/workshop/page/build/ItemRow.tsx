import { EDITOR_TEXTS } from '../editor/editor-texts.ts';
import { useTexts } from '../language.ts';
import { MoveButtons } from './MoveButtons.tsx';

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
  const texts = useTexts(EDITOR_TEXTS);
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

/** Takes a block, a field or a step away, and gives back what the parent has. */
export function ItemActions({
  brand,
  item: { from, isChanged },
  canRemove,
  onRemove,
  onRestore,
}: ItemActionsProps) {
  const texts = useTexts(EDITOR_TEXTS);
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
