import { digitsOf } from '../digits.ts';
import type { DescriptorsOf } from '../rule.ts';

/** The code of an SMS (D-70): usually six digits; four to eight pass, also with blanks between them. */
export function checkSmsCode(value: string): 'sms-code' | undefined {
  return /^\d{4,8}$/.test(value.replace(/[\s-]/g, '')) ? undefined : 'sms-code';
}

/** The digits of a typed code, as the call carries them. */
export const smsCodeDigits = (value: string): string => digitsOf(value);

export const checks = { 'sms-code': checkSmsCode };

export const descriptors: DescriptorsOf<typeof checks> = {
  'sms-code': {
    errors: {
      'sms-code': { meaning: 'The code does not have 4 to 8 digits.', example: '12a456' },
    },
    samples: ['123456', '1234'],
    hasSamplesOfEveryShape: true,
  },
};
