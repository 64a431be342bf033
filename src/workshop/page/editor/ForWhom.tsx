import { useId } from 'react';
import type { PlanAnswer } from '../../edit/protocol.ts';
import { brandList, useSay } from '../language.ts';

interface ForWhomProps {
  brand: string;
  levels: PlanAnswer['levels'] | undefined;
  level: string;
  onChoose(level: string): void;
  /** The value is as it was: the plan says who has it from each level. */
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
  const id = useId();
  const say = useSay();
  const nameOf = useLevelName(brand);
  const inWords = (known: 'takes' | 'wouldSee' | 'wouldNot', brands: readonly string[]) => {
    if (brands.length > 0) return say(known, { brands: brandList(say, brands) });
    return known === 'wouldNot' ? '' : say(`${known}.none`);
  };
  const whoFeels = ({ felt, kept }: PlanAnswer['levels'][number]) =>
    isSame
      ? inWords('takes', felt)
      : [inWords('wouldSee', felt), inWords('wouldNot', kept)].filter(Boolean).join('; ');
  return (
    <fieldset>
      <legend>{say('forWhom')}</legend>
      {levels?.map((one) => (
        <label key={one.level} title={one.felt.join(', ')} className="tick">
          <input
            type="radio"
            name={id}
            checked={level === one.level}
            onChange={() => onChoose(one.level)}
          />
          <span>
            {nameOf(one.level)}
            <small> {whoFeels(one)}</small>
          </span>
        </label>
      ))}
      {!levels && <p>{say('looking')}</p>}
    </fieldset>
  );
}
