import { defineTexts } from '../language.ts';

/** The answers that a new field refuses, by the keyword that refuses them and its value. */
export const TRIGGER_TEXTS = defineTexts({
  en: {
    required: () => 'nothing is answered',
    minLength: (value: string) => `the text has fewer than ${value} characters`,
    maxLength: (value: string) => `the text has more than ${value} characters`,
    minimum: (value: string) => `the number is below ${value}`,
    maximum: (value: string) => `the number is above ${value}`,
    format: (value: string) => `the answer is not right by the rule '${value}'`,
  },
  pt: {
    required: () => 'nada foi respondido',
    minLength: (value: string) => `o texto tem menos de ${value} caracteres`,
    maxLength: (value: string) => `o texto tem mais de ${value} caracteres`,
    minimum: (value: string) => `o número é menor que ${value}`,
    maximum: (value: string) => `o número é maior que ${value}`,
    format: (value: string) => `a resposta não está certa pela regra '${value}'`,
  },
});
