import { test } from 'vitest';
import { brokenEmails, emails } from '../../../tests/generated/contact.ts';
import { finds, passes } from '../../../tests/generated/every.ts';
import { checkEmail } from './email.ts';

test('[RULE-09] every address of right parts passes', () => {
  passes(emails, checkEmail);
});

test('[RULE-06] [RULE-07] [RULE-08] [RULE-09] an address with one thing wrong fails', () => {
  finds(brokenEmails, checkEmail);
});
