import { useTexts } from '../../../preview/language.ts';
import { BUILD_TEXTS } from './build-texts.ts';

interface MoveButtonsProps {
  name: string;
  /** Names in their order. */
  order: readonly string[];
  at: number;
  isBusy: boolean;
  /** Moves it behind another one, or to the top. */
  onMove(after: string | null): void;
}

/** Two buttons that move an item by one place. They keep the focus while it is moved, also at an end. */
export function MoveButtons({ name, order, at, isBusy, onMove }: MoveButtonsProps) {
  const texts = useTexts(BUILD_TEXTS);
  return (
    <span className="moves">
      <button
        type="button"
        aria-label={texts.up(name)}
        aria-disabled={isBusy || at <= 0}
        onClick={() => at > 0 && onMove(order[at - 2] ?? null)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={texts.down(name)}
        aria-disabled={isBusy || at < 0 || at >= order.length - 1}
        onClick={() => at < order.length - 1 && onMove(order[at + 1]!)}
      >
        ↓
      </button>
    </span>
  );
}
