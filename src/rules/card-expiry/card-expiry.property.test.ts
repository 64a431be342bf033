import { test } from 'vitest';
import { brokenExpiries, expiries, type ExpiryCase } from '../../../tests/generated/cards.ts';
import { every } from '../../../tests/generated/every.ts';
import { checkExpiry, formatExpiry } from './card-expiry.ts';

const isRight = ({ value, now, error }: ExpiryCase) => checkExpiry(value, now) === error;

test('[RULE-20] [RULE-21] [RULE-22] every month from this one to the end of the tenth year passes', () => {
  every(expiries, isRight);
});

test('[RULE-18] [RULE-19] [RULE-20] [RULE-21] any other month, or another shape, fails', () => {
  every(brokenExpiries, isRight);
});

test('the mask writes a good month as MM/AA, however it is typed', () => {
  every(expiries, ({ value }) => {
    const [month = '', year = ''] = value.split('/');
    const text = `${month}/${year.slice(-2)}`;
    const spellings = [value, month + year, `${month} / ${year}`, `${Number(month)}/${year}`];
    return spellings.every((spelling) => formatExpiry(spelling) === text);
  });
});
