import { test } from 'vitest';
import { brokenNames, names } from '../../../tests/generated/contact.ts';
import { finds, passes } from '../../../tests/generated/every.ts';
import { checkName } from './person-name.ts';

test('[RULE-02] [RULE-04] every name of two words of letters passes, composed or not', () => {
  passes(names, (name) => checkName(name) ?? checkName(name.normalize('NFD')));
});

test('[RULE-02] [RULE-03] [RULE-04] what is wrong with a name is named', () => {
  finds(brokenNames, checkName);
});
