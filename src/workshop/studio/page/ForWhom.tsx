import { useId } from 'react';
import { useTexts } from '../../preview/language.ts';
import type { PlanAnswer } from '../protocol.ts';
import { VALUE_TEXTS } from './value-texts.ts';

interface ForWhomProps {
  brand: string;
  levels: PlanAnswer['levels'] | undefined;
  level: string;
  onChoose(level: string): void;
  /** The value is as it was: the plan says who has it from each level. */
  isSame: boolean;
}

/** Chooses the folder that is to say a value, by the brands that would feel it. */
export function ForWhom({ brand, levels, level, onChoose, isSame }: ForWhomProps) {
  const id = useId();
  const texts = useTexts(VALUE_TEXTS);
  const nameOf = (one: string) => {
    if (one === brand) return texts.onlyBrand;
    return one === 'base' ? texts.everyone : texts.family(one.replace('families/', ''));
  };
  const whoFeels = ({ felt, kept }: PlanAnswer['levels'][number]) => {
    if (isSame) return texts.takes(felt);
    return [texts.wouldSee(felt), kept.length > 0 && texts.wouldNot(kept)]
      .filter(Boolean)
      .join('; ');
  };
  return (
    <fieldset>
      <legend>{texts.forWhom}</legend>
      {levels?.map((one) => (
        <label key={one.level} title={one.felt.join(', ')}>
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
      {!levels && <p>{texts.looking}</p>}
    </fieldset>
  );
}
