import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { charactersFor, layOut, SLOTS, spareSlot, type Mask } from '../../../src/rules/mask.ts';

/** A character that a buyer types, and not a sign of the pattern. */
const CHARACTER = /[\p{L}\p{N}+]/u;

export const maskitoOptions = (mask: Mask): MaskitoOptions => ({
  mask: ({ value }) => expressionOf(mask.patternOf(value), value),
  preprocessors: [readBy(mask), deleteThroughSigns],
});

/** Maskito's own form of a pattern, with as many slots more as the text has characters too many. */
function expressionOf(pattern: string, text: string): Array<RegExp | string> {
  const expression = Array.from(pattern, (sign) => SLOTS.get(sign) ?? sign);
  const slots = expression.filter((one) => typeof one !== 'string').length;
  const spare = Math.max(0, charactersFor(pattern, text).length - slots);
  return [...expression, ...Array<RegExp>(spare).fill(spareSlot(pattern))];
}

/**
 * Lays out what a text means and not how it was spelt: '+55 (11) 9…' is a Brazilian number. The caret stays before as
 * many characters as stood behind it. After a deletion the rest is not read anew: no zero comes back before a month.
 */
function readBy(mask: Mask): MaskitoPreprocessor {
  return ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    const isInsertion = action === 'insert';
    if (!isInsertion && (action !== 'validation' || isLaidOut(mask, value))) {
      return { elementState, data };
    }
    const before = isInsertion ? value.slice(0, selection[0]) + data : value.slice(0, selection[1]);
    const after = value.slice(selection[1]);
    const behind = Array.from(after)
      .filter((one) => CHARACTER.test(one))
      .join('');
    const isKey = isInsertion && data.length === 1;
    const read = (isKey && mask.readTyped) || mask.read;
    // The signs behind an insertion were put there by the mask: no buyer meant them.
    const meant = read(before + (isInsertion ? behind : after));
    const caret = Math.max(0, meant.length - behind.length);
    return isInsertion
      ? {
          elementState: { value: meant.slice(caret), selection: [0, 0] },
          data: meant.slice(0, caret),
        }
      : { elementState: { value: meant, selection: [caret, caret] }, data };
  };
}

const isLaidOut = (mask: Mask, text: string): boolean =>
  layOut(text, mask.patternOf(text)) === text;

/** At a sign, which the mask would put back, the character beyond it goes; with it a sign that nothing stands before. */
const deleteThroughSigns: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState;
  let [from, to] = selection;
  const isSign = (at: number) => !CHARACTER.test(value[at] ?? '0');
  const isOfSigns = from < to && !CHARACTER.test(value.slice(from, to));
  if (action === 'deleteBackward' && isOfSigns && CHARACTER.test(value.slice(to))) {
    while (from > 0 && isSign(from - 1)) from--;
    from = Math.max(0, from - 1);
  }
  if (action === 'deleteForward' && isOfSigns) {
    while (isSign(to)) to++;
    to = Math.min(value.length, to + 1);
  }
  if (action.startsWith('delete') && from === 0) while (isSign(to)) to++;
  return { elementState: { value, selection: [from, to] }, data };
};
