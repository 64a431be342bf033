import type { ActionName } from '../../contract/generated/names.ts';
import type { LaterAction } from '../../contract/chunks.ts';
import type { RegisteredAction } from './action.ts';
import { chooseMethod } from './choose-method.ts';
import { createLead } from './create-lead.ts';
import { goNext } from './go-next.ts';
import { selectSchool } from './select-school.ts';
import { validatePhone } from './validate-phone.ts';

/** The actions that every page has; those that sell are in selling.ts. */
export const actions: Record<Exclude<ActionName, LaterAction>, RegisteredAction> = {
  createLead: { run: createLead, sells: false },
  validatePhone: { run: validatePhone, sells: false },
  selectSchool: { run: selectSchool, sells: false },
  goNext: { run: goNext, sells: false },
  chooseMethod: { run: chooseMethod, sells: false },
};
