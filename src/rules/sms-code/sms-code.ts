import { digitsOf } from '../characters.ts';
import type { Mask } from '../mask.ts';
import type { DescriptorsOf } from '../rule.ts';

/** The code of an SMS: usually six digits; four to eight pass, also with blanks between them. */
export const checkSmsCode = (value: string): 'sms-code' | undefined =>
  /^\d{4,8}$/.test(value.replace(/[\s-]/g, '')) ? undefined : 'sms-code';

/** The digits of a code within a message: six together, else three and three, else four to eight together. */
const IN_MESSAGE = [
  /(?:^|\D)(\d{6})(?!\d)/,
  /(?:^|\D)(\d{3}[ -]\d{3})(?!\d)/,
  /(?:^|\D)(\d{4,8})(?!\d)/,
];

/** Reads the code out of a whole message that is pasted; of a text without letters, all digits. */
export const smsCodeMask: Mask = {
  patternOf: () => '########',
  read(raw) {
    const isMessage = /\p{L}/u.test(raw);
    const found = IN_MESSAGE.map((code) => code.exec(raw)?.[1]).find((code) => code !== undefined);
    return digitsOf(isMessage ? (found ?? raw) : raw);
  },
  readTyped: digitsOf,
};

export const checks = { 'sms-code': checkSmsCode };

export const descriptors: DescriptorsOf<typeof checks> = {
  'sms-code': {
    errors: { 'sms-code': 'The code does not have 4 to 8 digits.' },
    samples: ['123456', '1234'],
  },
};
