import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../language.ts';
import { EDITOR_TEXTS } from '../editor/editor-texts.ts';

interface MoveButtonsProps {
  name: string;
  /** Names in their order. */
  order: readonly string[];
  at: number;
  isBusy: boolean;
  /** Moves it behind another one, or to the top. */
  onMove(after: string | null): void;
}

/**
 * Two buttons that move an item by one place. They keep the focus while it is moved, also at an end. A
 * press while something is being saved counts: the move is made from the place that the item has then.
 */
export function MoveButtons({ name, order, at, isBusy, onMove }: MoveButtonsProps) {
  const texts = useTexts(EDITOR_TEXTS);
  /** Places that are still to be moved, up where it is negative. */
  const [places, setPlaces] = useState(0);
  const [pressed, press] = useState<'up' | 'down'>();
  const canMove = { up: at > 0, down: at >= 0 && at < order.length - 1 };
  const move = (way: 'up' | 'down') => {
    if (canMove[way]) onMove(way === 'up' ? (order[at - 2] ?? null) : order[at + 1]!);
  };
  const moveOn = useEffectEvent(() => {
    if (isBusy) return;
    if (places === 0) return press(undefined);
    setPlaces(places - Math.sign(places));
    move(places < 0 ? 'up' : 'down');
  });
  useEffect(() => moveOn(), [isBusy, places]);
  const button = (way: 'up' | 'down', by: number, arrow: string) => (
    <button
      type="button"
      aria-label={texts[way](name)}
      aria-disabled={!canMove[way] && !isBusy}
      onClick={() => {
        press(way);
        setPlaces(places + by);
      }}
    >
      {isBusy && pressed === way ? '…' : arrow}
    </button>
  );
  return (
    <span className="moves">
      {button('up', -1, '↑')}
      {button('down', 1, '↓')}
    </span>
  );
}
