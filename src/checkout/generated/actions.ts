// Generated from src/contract/actions.ts and src/checkout/actions by `npm run generate`. Do not edit.

import type { RegisteredAction } from '../actions/action.ts';
import { goNext } from '../actions/go-next.ts';
import { chooseMethod } from '../actions/go-next.ts';
import { createLead } from '../actions/lead.ts';
import { selectSchool } from '../actions/lead.ts';
import { validatePhone } from '../actions/validate-phone.ts';

export const actions = {
  createLead: { run: createLead, needsPrice: false, movesMoney: false },
  validatePhone: { run: validatePhone, needsPrice: false, movesMoney: false },
  selectSchool: { run: selectSchool, needsPrice: false, movesMoney: false },
  goNext: { run: goNext, needsPrice: false, movesMoney: false },
  chooseMethod: { run: chooseMethod, needsPrice: true, movesMoney: false },
} satisfies Readonly<Record<string, RegisteredAction>>;
