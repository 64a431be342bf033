import { defineTexts } from '../../../preview/language.ts';
import type { Trigger } from '../../build/model.ts';

/** The value that a keyword of JSON Schema refuses; `value` is the keyword's. */
export const TRIGGER_TEXTS = defineTexts({
  en: {
    required: () => 'nothing is answered',
    minLength: (value: string) => `the text has fewer than ${value} characters`,
    maxLength: (value: string) => `the text has more than ${value} characters`,
    pattern: (value: string) => `the text does not follow the pattern ${value}`,
    minimum: (value: string) => `the number is below ${value}`,
    maximum: (value: string) => `the number is above ${value}`,
    exclusiveMinimum: (value: string) => `the number is not above ${value}`,
    exclusiveMaximum: (value: string) => `the number is not below ${value}`,
    multipleOf: (value: string) => `the number is not a multiple of ${value}`,
    enum: () => 'the answer is not one of the choices',
    const: () => 'it is not the one answer that is taken, such as a ticked box',
    minItems: (value: string) => `fewer than ${value} are chosen`,
    maxItems: (value: string) => `more than ${value} are chosen`,
    uniqueItems: () => 'something is chosen twice',
    type: () => 'the answer is not a number',
    other: (value: string) => `the answer is not right by the rule '${value}'`,
    example: (value: string) => ` (such as '${value}')`,
  },
  pt: {
    required: () => 'nada foi respondido',
    minLength: (value: string) => `o texto tem menos de ${value} caracteres`,
    maxLength: (value: string) => `o texto tem mais de ${value} caracteres`,
    pattern: (value: string) => `o texto não segue o padrão ${value}`,
    minimum: (value: string) => `o número é menor que ${value}`,
    maximum: (value: string) => `o número é maior que ${value}`,
    exclusiveMinimum: (value: string) => `o número não é maior que ${value}`,
    exclusiveMaximum: (value: string) => `o número não é menor que ${value}`,
    multipleOf: (value: string) => `o número não é múltiplo de ${value}`,
    enum: () => 'a resposta não é uma das opções',
    const: () => 'não é a única resposta aceita, como uma caixa marcada',
    minItems: (value: string) => `menos de ${value} foram escolhidos`,
    maxItems: (value: string) => `mais de ${value} foram escolhidos`,
    uniqueItems: () => 'algo foi escolhido duas vezes',
    type: () => 'a resposta não é um número',
    other: (value: string) => `a resposta não está certa pela regra '${value}'`,
    example: (value: string) => ` (por exemplo '${value}')`,
  },
});

/** Meanings of the rules in Portuguese, by their English sentence. */
const MEANINGS_PT: Readonly<Record<string, string>> = {
  'A character cannot be printed, or the name holds a card number.':
    'Um caractere não pode ser impresso, ou o nome contém um número de cartão.',
  'A character is not a letter, a digit or a space.':
    'Um caractere não é letra, dígito nem espaço.',
  'A character is not a letter, a space or an apostrophe.':
    'Um caractere não é letra, espaço nem apóstrofo.',
  'The CEP is not written as `nn nnn-nnn`.': 'O CEP não está escrito como `nn nnn-nnn`.',
  'The CNPJ is not valid.': 'O CNPJ não é válido.',
  'The CPF is not valid.': 'O CPF não é válido.',
  'The code does not have 3 digits.': 'O código não tem 3 dígitos.',
  'The code does not have 3 or 4 digits.': 'O código não tem 3 ou 4 dígitos.',
  'The code does not have 4 digits.': 'O código não tem 4 dígitos.',
  'The code does not have 4 to 8 digits.': 'O código não tem de 4 a 8 dígitos.',
  'The first word has more than 40 characters.': 'A primeira palavra tem mais de 40 caracteres.',
  'The length is neither that of a CPF nor that of a CNPJ.':
    'O tamanho não é o de um CPF nem o de um CNPJ.',
  'The month does not exist, is past, or is more than 10 years ahead.':
    'O mês não existe, já passou ou está a mais de 10 anos.',
  'The name has one word only.': 'O nome tem uma palavra só.',
  'The name has fewer than two words.': 'O nome tem menos de duas palavras.',
  'The name has more than 26 characters.': 'O nome tem mais de 26 caracteres.',
  'The number does not have 14, 15 or 16 digits, or the Luhn check fails.':
    'O número não tem 14, 15 ou 16 dígitos, ou o dígito verificador está errado.',
  'The text is not a day from 1900 until today.': 'O texto não é um dia entre 1900 e hoje.',
  'The text is not an e-mail address of 7 to 80 characters.':
    'O texto não é um e-mail de 7 a 80 caracteres.',
  'A number with + has fewer than 6 characters, more than 15 digits, or a character of another kind.':
    'Um número com + tem menos de 6 caracteres, mais de 15 dígitos ou outro caractere.',
  'A number without + is not a mobile number of the country.':
    'Um número sem + não é um celular do país.',
  'The field is empty.': 'O campo está vazio.',
  'The text is shorter than 2 characters, has no letter, or has a digit.':
    'O texto tem menos de 2 caracteres, não tem letra ou tem um dígito.',
  'The text is shorter than 2 characters, has no letter, or has a character that addresses do not have.':
    'O texto tem menos de 2 caracteres, não tem letra ou tem um caractere que endereços não têm.',
};

type Texts = (typeof TRIGGER_TEXTS)['en'];

/** The sentence that says when an error is shown. */
export function triggerSentence({ error, meaning, example, value }: Trigger, texts: Texts): string {
  if (meaning !== undefined) {
    const sentence = texts === TRIGGER_TEXTS.pt ? (MEANINGS_PT[meaning] ?? meaning) : meaning;
    const words = sentence[0]!.toLowerCase() + sentence.slice(1).replace(/\.$/, '');
    return words + (example === undefined || example === '' ? '' : texts.example(example));
  }
  const known = texts[error as keyof Texts] as ((value: string) => string) | undefined;
  return known ? known(String(value ?? '')) : texts.other(error);
}
