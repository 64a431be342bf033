import type { PlanAnswer } from '../../edit/protocol.ts';
import { Switch } from '../Choice.tsx';
import { brandList, useSay } from '../language.ts';
import { useBrand } from '../studio.ts';

interface ForWhomProps {
  /** Effect of the edits at each level; undefined as long as there is none. */
  effect: PlanAnswer | undefined;
  level: string;
  onChoose(level: string): void;
}

/** Chooses the folder that is to say something, by the brands that would feel it. */
export function ForWhom({ effect, level, onChoose }: ForWhomProps) {
  const { id: brand, chain } = useBrand();
  const say = useSay();
  const nameOf = (one: string) => {
    if (one === brand) return say('onlyBrand');
    return one === 'base' ? say('everyone') : say('family', { name: one.replace('families/', '') });
  };
  const whoFeels = ({ felt, kept }: PlanAnswer['levels'][number]) => {
    const seen =
      felt.length > 0 ? say('wouldSee', { brands: brandList(say, felt) }) : say('wouldSee.none');
    const others = kept.length > 0 && say('wouldNot', { brands: brandList(say, kept) });
    return [seen, others].filter(Boolean).join('; ');
  };
  const levels =
    effect?.levels ?? chain.toReversed().map((one) => ({ level: one, felt: [], kept: [] }));
  return (
    <>
      <Switch
        label={say('forWhom')}
        value={level}
        options={levels.map((one) => [
          one.level,
          <span key={one.level} title={one.felt.join(', ')}>
            {nameOf(one.level)} <small>{effect && whoFeels(one)}</small>
          </span>,
        ])}
        onChange={onChoose}
      />
      {levels.length === 0 && <p className="hint">{effect?.reason}</p>}
    </>
  );
}
