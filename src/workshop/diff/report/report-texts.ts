import type { Change } from '../change.ts';
import { DIFF_TEXTS, type DiffTexts } from '../diff-texts.ts';
import type { DiffReport } from '../diff-report.ts';

/** 'file:line' of a change; 'was at file:line' for a removed value. */
export function placeOf({ place, isRemoved }: Change, texts: DiffTexts = DIFF_TEXTS.en): string {
  if (!place) return '';
  const at = `${place.file}:${place.line}`;
  return isRemoved ? texts.wasAt(at) : at;
}

/** The whole report in one sentence or two. */
export function headline({ language, ref, changes, breaks, errors, pictures }: DiffReport): string {
  const texts = DIFF_TEXTS[language];
  if (changes.length === 0 && pictures.length > 0) {
    return texts.lookDifferentSince(ref, pictures.length);
  }
  if (changes.length === 0) return texts.noChange(ref);
  const brands = new Set(changes.flatMap((change) => change.brands)).size;
  const sum = texts.sum(ref, changes.length, brands);
  const broken = breaks.length > 0 ? texts.mayBreak(breaks.length) : '';
  const wrong = errors.length > 0 ? texts.errorCount(errors.length) : '';
  return `${sum}${broken}${wrong}.`;
}
