// Generated from the folders of src/rules by `npm run generate`. Do not edit.

import { descriptors as address } from '../address/address.ts';
import { descriptors as birthDate } from '../birth-date/birth-date.ts';
import { descriptors as cardExpiry } from '../card-expiry/card-expiry.ts';
import { descriptors as cardHolder } from '../card-holder/card-holder.ts';
import { descriptors as cardNumber } from '../card-number/card-number.ts';
import { descriptors as cvv } from '../cvv/cvv.ts';
import { descriptors as email } from '../email/email.ts';
import { descriptors as personName } from '../person-name/person-name.ts';
import { descriptors as phone } from '../phone/phone.ts';
import { descriptors as smsCode } from '../sms-code/sms-code.ts';
import { descriptors as taxId } from '../tax-id/tax-id.ts';

export const formatDescriptors = {
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
