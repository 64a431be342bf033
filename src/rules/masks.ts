import { cepMask } from './address/address.ts';
import { expiryMask } from './card-expiry/card-expiry.ts';
import type { FormatName } from './formats.ts';
import { patternMask, type Mask } from './mask.ts';
import { phoneMasks } from './phone/phone.ts';
import { smsCodeMask } from './sms-code/sms-code.ts';
import { cnpjMask, cpfMask, registryMask } from './tax-id/tax-id.ts';

export const namedMasks = {
  'card-expiry': expiryMask,
  cep: cepMask,
  cnpj: cnpjMask,
  cpf: cpfMask,
  'phone-br': phoneMasks.BR,
  'phone-mz': phoneMasks.MZ,
  registry: registryMask,
  'sms-code': smsCodeMask,
} satisfies Partial<Record<FormatName, Mask>>;

export type MaskName = keyof typeof namedMasks;

export const isMaskName = (mask: string): mask is MaskName => Object.hasOwn(namedMasks, mask);

export const maskOfFormat = (format: string | undefined): MaskName | undefined =>
  format !== undefined && isMaskName(format) ? format : undefined;

const ofPatterns = new Map<string, Mask>();

/** The mask that an option `mask` names or writes as a pattern: the same one at every call. */
export function maskOf(option: string): Mask {
  if (isMaskName(option)) return namedMasks[option];
  const mask = ofPatterns.get(option) ?? patternMask(option);
  ofPatterns.set(option, mask);
  return mask;
}
