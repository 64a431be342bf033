import type { ExpiryFault } from '../rules/card-expiry.ts';
import type { CvvFault } from '../rules/cvv.ts';
import type { EmailFault } from '../rules/email.ts';
import type { FormatName } from '../rules/formats.ts';
import type { NameFault } from '../rules/person-name.ts';
import type { PhoneFault } from '../rules/phone.ts';
import type { RegistryFault } from '../rules/registry.ts';

/** All members of a union: leaving one out is an error of types. */
const all = <Fault extends string>(faults: Record<Fault, true>) => Object.keys(faults);

const phone = all<PhoneFault>({ plus: true, national: true });

/** What each rule can find, where that is more than the name of its format. */
const FAULTS: Partial<Record<FormatName, readonly string[]>> = {
  'person-name': all<NameFault>({ words: true, 'long-first-word': true, letters: true }),
  'email-address': all<EmailFault>({ email: true }),
  'phone-br': phone,
  'phone-mz': phone,
  'card-expiry': all<ExpiryFault>({ expiry: true }),
  'cvv-3': all<CvvFault>({ cvv: true }),
  'cvv-4': all<CvvFault>({ cvv: true }),
  registry: all<RegistryFault>({ cpf: true, cnpj: true, length: true }),
};

/** Names of the faults that the rule behind a format tells apart. */
export const faultsOfFormat = (format: string): readonly string[] =>
  FAULTS[format as FormatName] ?? [];
