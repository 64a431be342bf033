import type { ActionName } from '../../contract/generated/names.ts';
import type { Action } from './action.ts';
import { chooseMethod } from './choose-method.ts';
import { createLead } from './create-lead.ts';
import { goNext } from './go-next.ts';
import { pay } from './pay.ts';
import { payBoleto } from './pay-boleto.ts';
import { payLivelo } from './pay-livelo.ts';
import { payPix } from './pay-pix.ts';
import { selectSchool } from './select-school.ts';
import { validatePhone } from './validate-phone.ts';

/** The one list of actions that a form in brand JSON may name; `sells`: needs to know the price. */
export const actions: Record<ActionName, { run: Action; sells: boolean }> = {
  createLead: { run: createLead, sells: false },
  validatePhone: { run: validatePhone, sells: false },
  pay: { run: pay, sells: true },
  payBoleto: { run: payBoleto, sells: true },
  selectSchool: { run: selectSchool, sells: false },
  goNext: { run: goNext, sells: false },
  chooseMethod: { run: chooseMethod, sells: false },
  payLivelo: { run: payLivelo, sells: true },
  payPix: { run: payPix, sells: true },
};
