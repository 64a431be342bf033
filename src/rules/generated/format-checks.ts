// Generated from the folders of src/rules by `npm run generate`. Do not edit.

import { checks as address } from '../address/address.ts';
import { checks as birthDate } from '../birth-date/birth-date.ts';
import { checks as cardExpiry } from '../card-expiry/card-expiry.ts';
import { checks as cardHolder } from '../card-holder/card-holder.ts';
import { checks as cardNumber } from '../card-number/card-number.ts';
import { checks as cvv } from '../cvv/cvv.ts';
import { checks as email } from '../email/email.ts';
import { checks as personName } from '../person-name/person-name.ts';
import { checks as phone } from '../phone/phone.ts';
import { checks as smsCode } from '../sms-code/sms-code.ts';
import { checks as taxId } from '../tax-id/tax-id.ts';

export const formatChecks = {
  ...address,
  ...birthDate,
  ...cardExpiry,
  ...cardHolder,
  ...cardNumber,
  ...cvv,
  ...email,
  ...personName,
  ...phone,
  ...smsCode,
  ...taxId,
};
