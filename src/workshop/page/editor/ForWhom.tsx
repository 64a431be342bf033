import type { PlanAnswer } from '../../edit/protocol.ts';
import { Switch } from '../Choice.tsx';
import { brandList, useSay } from '../language.ts';

interface ForWhomProps {
  brand: string;
  levels: PlanAnswer['levels'] | undefined;
  level: string;
  onChoose(level: string): void;
  /** The value is as it was: nobody would see anything else. */
  isSame: boolean;
}

/** Words for the folders that may say something for a brand. */
export function useLevelName(brand: string): (level: string) => string {
  const say = useSay();
  return (level) => {
    if (level === brand) return say('onlyBrand');
    return level === 'base'
      ? say('everyone')
      : say('family', { name: level.replace('families/', '') });
  };
}

/** Chooses the folder that is to say a value, by the brands that would feel it. */
export function ForWhom({ brand, levels, level, onChoose, isSame }: ForWhomProps) {
  const say = useSay();
  const nameOf = useLevelName(brand);
  const whoFeels = ({ felt, kept }: PlanAnswer['levels'][number]) => {
    const seen =
      felt.length > 0 ? say('wouldSee', { brands: brandList(say, felt) }) : say('wouldSee.none');
    const others = kept.length > 0 && say('wouldNot', { brands: brandList(say, kept) });
    return [seen, others].filter(Boolean).join('; ');
  };
  if (!levels) return <p>{say('looking')}</p>;
  return (
    <Switch
      label={say('forWhom')}
      value={level}
      options={levels.map((one) => [
        one.level,
        <span key={one.level} title={one.felt.join(', ')}>
          {nameOf(one.level)} <small>{!isSame && whoFeels(one)}</small>
        </span>,
      ])}
      onChange={onChoose}
    />
  );
}
