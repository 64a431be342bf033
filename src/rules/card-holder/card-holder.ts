import { holdsCardNumber } from '../card-number/holds-card-number.ts';
import type { DescriptorsOf } from '../rule.ts';

const MAX_CHARACTERS = 26;
/** No name has so many marks that it is longer than this in code units. */
const MAX_LENGTH = 200;

const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;

/** Two words or more, of up to 26 characters (ISO/IEC 7813). A name may be stored, a card number may not. */
export function checkCardHolder(value: string) {
  if (value.length > MAX_LENGTH) return 'long';
  const name = value.trim().replaceAll(/\s+/g, ' ');
  const length = [...name.replaceAll(/\p{M}/gu, '')].length;
  if (!name.includes(' ')) return 'short';
  if (!PRINTABLE.test(name) || holdsCardNumber(name)) return 'characters';
  return length > MAX_CHARACTERS ? 'long' : undefined;
}

export const checks = { 'card-holder': checkCardHolder };

export const descriptors: DescriptorsOf<typeof checks> = {
  'card-holder': {
    errors: {
      short: 'The name has one word only.',
      long: 'The name has more than 26 characters.',
      characters: 'A character cannot be printed, or the name holds a card number.',
    },
    samples: ['ANA LIMA', 'ANA B. LIMA', 'EMPRESA 3 LTDA'],
  },
};
