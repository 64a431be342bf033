import { useEffect, useEffectEvent, useState } from 'react';
import { useSay } from '../language.ts';

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
  const say = useSay();
  /** Places that are still to be moved, up where it is negative. */
  const [places, setPlaces] = useState(0);
  const canMove = (by: number) => order[at + by] !== undefined;
  const moveOn = useEffectEvent(() => {
    if (isBusy || places === 0) return;
    const by = Math.sign(places);
    setPlaces(places - by);
    if (canMove(by)) onMove(by < 0 ? (order[at - 2] ?? null) : order[at + 1]!);
  });
  useEffect(() => moveOn(), [isBusy, places]);
  const button = (label: string, by: 1 | -1, arrow: string) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!canMove(by) && !isBusy}
      onClick={() => setPlaces(places + by)}
    >
      {arrow}
    </button>
  );
  return (
    <span className="moves">
      {button(say('moveUp', { name }), -1, '↑')}
      {button(say('moveDown', { name }), 1, '↓')}
    </span>
  );
}
