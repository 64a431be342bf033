import type { ExpiryError } from '../../rules/card-expiry/card-expiry.ts';
import type { CvvError } from '../../rules/cvv/cvv.ts';
import type { EmailError } from '../../rules/email/email.ts';
import type { FormatName } from '../../rules/formats.ts';
import type { NameError } from '../../rules/person-name/person-name.ts';
import type { PhoneError } from '../../rules/phone/phone.ts';
import type { RegistryError } from '../../rules/registry/registry.ts';

/** All members of a union: leaving one out is an error of types. */
const all = <Fault extends string>(faults: Record<Fault, true>) => Object.keys(faults);

const phone = all<PhoneError>({ plus: true, national: true });

/** What each rule can find, where that is more than the name of its format. */
const FAULTS: Partial<Record<FormatName, readonly string[]>> = {
  'person-name': all<NameError>({ words: true, 'long-first-word': true, letters: true }),
  'email-address': all<EmailError>({ email: true }),
  'phone-br': phone,
  'phone-mz': phone,
  'card-expiry': all<ExpiryError>({ expiry: true }),
  'cvv-3': all<CvvError>({ cvv: true }),
  'cvv-4': all<CvvError>({ cvv: true }),
  registry: all<RegistryError>({ cpf: true, cnpj: true, length: true }),
};

/** Names of the faults that the rule behind a format tells apart. */
export const errorsOfFormat = (format: string): readonly string[] =>
  FAULTS[format as FormatName] ?? [];
