import { useId } from 'react';
import type { PlanAnswer } from '../../edit/protocol.ts';
import { useTexts } from '../language.ts';
import { EDITOR_TEXTS } from './editor-texts.ts';

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
  const texts = useTexts(EDITOR_TEXTS);
  return (level) => {
    if (level === brand) return texts.onlyBrand;
    return level === 'base' ? texts.everyone : texts.family(level.replace('families/', ''));
  };
}

/** Chooses the folder that is to say a value, by the brands that would feel it. */
export function ForWhom({ brand, levels, level, onChoose, isSame }: ForWhomProps) {
  const id = useId();
  const texts = useTexts(EDITOR_TEXTS);
  const nameOf = useLevelName(brand);
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
      {!levels && <p>{texts.looking}</p>}
    </fieldset>
  );
}
