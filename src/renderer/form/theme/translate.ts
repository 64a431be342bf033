import type { TranslatableString } from '@rjsf/utils';
import { englishStringTranslator, TranslatableString as Words } from '@rjsf/utils';
import type { Checkout } from '../../../checkout/checkout.ts';

/** RJSF's own words, as far as our templates show any, in the brand's. */
export function translate(text: Checkout['text']) {
  return (words: TranslatableString, params: string[] = []): string => {
    switch (words) {
      case Words.YesLabel:
        return text('choice.yes');
      case Words.NoLabel:
        return text('choice.no');
      case Words.OptionPrefix:
      case Words.TitleOptionPrefix:
        return text('choice.option', { n: params.at(-1)! });
      case Words.OptionalObjectAdd:
        return text('group.add');
      case Words.OptionalObjectRemove:
        return text('list.remove');
      case Words.NewStringDefault:
      case Words.OptionalObjectEmptyMsg:
        return '';
      case Words.DeprecatedLabel:
        return params[0]!;
      default:
        return englishStringTranslator(words, params);
    }
  };
}
