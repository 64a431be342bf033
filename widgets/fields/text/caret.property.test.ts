import fc from 'fast-check';
import { test } from 'vitest';
import { every } from '../../../tests/generated/every.ts';
import { formatCardNumber } from '../../../src/rules/card-number/card-number-mask.ts';
import { formatExpiry } from '../../../src/rules/card-expiry/card-expiry.ts';
import { formatCpf } from '../../../src/rules/cpf/cpf.ts';
import { formatPhone } from '../../../src/rules/phone/phone.ts';
import { afterBackspace, caretAfterMask } from './caret.ts';

const layingOut = [formatCardNumber, formatCpf, (raw: string) => formatPhone(raw, 'BR')];
const masks = [...layingOut, formatExpiry];
const typing = fc.record({
  text: fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789 /.-+'), maxLength: 22 }),
    fc.string({ unit: 'binary', maxLength: 12 }),
  ),
  at: fc.nat(),
  mask: fc.constantFrom(...masks),
});
const digitsIn = (text: string) => text.replace(/\D/g, '').length;

test('the caret always stands in the text, behind it as many digits as before', () => {
  every(typing, ({ mask, text, at }) => {
    const caret = at % (text.length + 1);
    const masked = mask(text);
    const moved = caretAfterMask(text, caret, masked);
    const behind = Math.min(digitsIn(text.slice(caret)), digitsIn(masked));
    const isInside = moved >= 0 && moved <= masked.length;
    const isPlain = /^[\d /.+-]*$/.test(text) && !text.includes('+');
    return isInside && (!isPlain || digitsIn(masked.slice(moved)) === behind);
  });
});

test('Backspace in a masked text never adds, and takes no more than its digit', () => {
  every(typing, ({ mask, text, at }) => {
    const before = mask(text);
    if (before === '') return true;
    const caret = at % before.length;
    const typed = before.slice(0, caret) + before.slice(caret + 1);
    const left = afterBackspace(before, typed, caret, mask);
    const taken = digitsIn(before) - digitsIn(left);
    // A mask that writes digits itself, such as the 0 of a month, may have one more to take.
    const most = layingOut.includes(mask) ? 1 : 2;
    return left.length <= typed.length && taken >= 0 && taken <= most;
  });
});
