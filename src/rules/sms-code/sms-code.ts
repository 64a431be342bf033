import { digitsOf } from '../digits.ts';

export type SmsCodeError = 'sms-code';

/** The code of an SMS (D-70): six digits as a rule; from four to eight, blanks between them, are taken. */
export function checkSmsCode(value: string): SmsCodeError | undefined {
  return /^\d{4,8}$/.test(value.replace(/[\s-]/g, '')) ? undefined : 'sms-code';
}

/** The digits that the call carries. */
export const smsCodeDigits = (value: string): string => digitsOf(value);
