import { test } from 'vitest';
import { brokenNumbers, cardNumbers, spacedNumbers } from '../../../tests/generated/cards.ts';
import { finds, passes } from '../../../tests/generated/every.ts';
import { formatCardNumber } from './card-number-mask.ts';
import { checkCardNumber } from './card-number.ts';

test('[RULE-16] [RULE-17] [RULE-44] every card number passes, with or without blanks', () => {
  passes(spacedNumbers, checkCardNumber);
  passes(cardNumbers, (number) => checkCardNumber(formatCardNumber(number)));
});

test('[RULE-16] [RULE-17] [RULE-45] [RULE-48] a card number with one thing wrong fails', () => {
  finds(brokenNumbers, checkCardNumber);
});
