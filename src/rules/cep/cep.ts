import { digitsOf, fillPattern } from '../digits.ts';

export type CepError = 'cep';

/** CEP, section 5: the pattern nn nnn-nnn. */
export function checkCep(value: string): CepError | undefined {
  return /^\d\d \d{3}-\d{3}$/.test(value.trim()) ? undefined : 'cep';
}

/** The CEP mask; the usual spellings nnnnn-nnn and nn.nnn-nnn are laid out anew. */
export function formatCep(raw: string): string {
  return fillPattern(digitsOf(raw), '## ###-###');
}

/** The eight digits that calls carry. */
export function cepDigits(value: string): string {
  return digitsOf(value);
}
