import { englishStringTranslator, TranslatableString as Words } from '@rjsf/utils';
import type { Checkout } from '../../../checkout/checkout.ts';
import type { TextKey } from '../../../contract/generated/names.ts';

const KEYS: Partial<Record<Words, TextKey>> = {
  [Words.YesLabel]: 'choice.yes',
  [Words.NoLabel]: 'choice.no',
  [Words.OptionPrefix]: 'choice.option',
  [Words.TitleOptionPrefix]: 'choice.option',
};

/** RJSF's own words, as far as our templates show any, in the brand's. */
export function translate(text: Checkout['text']) {
  return (words: Words, params: string[] = []): string => {
    const key = KEYS[words];
    if (key) return text(key, { n: params.at(-1)! });
    if (words === Words.DeprecatedLabel) return params[0]!;
    return words === Words.NewStringDefault ? '' : englishStringTranslator(words, params);
  };
}
