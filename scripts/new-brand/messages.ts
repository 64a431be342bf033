import type { Language } from '../../src/checker/language/translate.ts';

/** The error of an answer about a new brand, and the words that its sentence is completed by. */
export interface AnswerError {
  key: keyof typeof ENGLISH;
  data?: Readonly<Record<string, string>>;
}

const ENGLISH = {
  'one-of': 'It is one of: {names}.',
  name: 'A brand needs a name.',
  product: 'Say what the brand sells.',
  colour: "A colour is written like #7A1F5C, not '{answer}'.",
  price: 'A price is a number above 0, like 597,90.',
  domain: 'An address is written like https://aulaviva.com.br.',
  'key-form': 'A key has capital letters, digits and dashes, like AULA-VIVA.',
  'key-taken': 'There is a brand {key} in {area} already.',
  'folder-taken': 'There is a folder brands/{folder} already.',
};

const PORTUGUESE: typeof ENGLISH = {
  'one-of': 'Escolha um destes: {names}.',
  name: 'A marca precisa de um nome.',
  product: 'Diga o que a marca vende.',
  colour: "Uma cor se escreve assim: #7A1F5C, e não '{answer}'.",
  price: 'O preço é um número maior que 0, como 597,90.',
  domain: 'Um endereço se escreve assim: https://aulaviva.com.br.',
  'key-form': 'Uma chave tem letras maiúsculas, números e hifens, como AULA-VIVA.',
  'key-taken': 'Já existe uma marca {key} em {area}.',
  'folder-taken': 'Já existe uma pasta brands/{folder}.',
};

/** The sentence about an error, in the language of the person who answers. */
export function sentenceOf({ key, data = {} }: AnswerError, language: 'en' | 'pt'): string {
  const words = (language === 'pt' ? PORTUGUESE : ENGLISH)[key];
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => data[name] ?? whole);
}

interface Written {
  /** 'brands/<folder>' */
  folder: string;
  /** Number of colours that were made of one. */
  colours: number;
  /** The link to the new brand. */
  link: string;
  isValid: boolean;
}

interface Sentences {
  missing(flag: string): string;
  colour(typed: string, made: string): string;
  /** Sentences that name the written files and the next commands. */
  next(written: Written): string;
}

const nameOf = (folder: string) => folder.slice('brands/'.length);

/** The sentences of the command. */
export const SAID: Readonly<Record<Language, Sentences>> = {
  en: {
    missing: (flag) => `--${flag} is missing.`,
    colour: (typed, made) =>
      `${typed} became ${made}, the nearest colour on which the words of a button can be read.`,
    next: ({ folder, colours, link, isValid }) =>
      `Wrote ${folder}: ${isValid ? 'it is valid' : 'see the errors above'}.

Next:
  1. ${folder}/brand.json   put in the owner's links and ids, then delete the line "placeholder"
  2. ${folder}/theme.json   ${colours} colours were made of one; the rest comes from its parent
  3. ${folder}/*.svg        put the owner's logo, icon and loading image over these
  4. ${folder}/texts.json   write it for texts that differ; schemas/reference/texts.md has all keys
  5. npm run validate-brands, and npm run format for what you have typed
  6. npm run workshop -- --brands ${nameOf(folder)}, to see every screen
  7. npm start, and open ${link}`,
  },
  'pt-BR': {
    missing: (flag) => `Falta --${flag}.`,
    colour: (typed, made) =>
      `${typed} virou ${made}, a cor mais próxima sobre a qual se leem as palavras de um botão.`,
    next: ({ folder, colours, link, isValid }) =>
      `Gravado ${folder}: ${isValid ? 'a marca é válida' : 'veja os erros acima'}.

Em seguida:
  1. ${folder}/brand.json   ponha os links e ids verdadeiros, e depois apague a linha "placeholder"
  2. ${folder}/theme.json   ${colours} cores foram feitas de uma; o resto vem do pai
  3. ${folder}/*.svg        troque estes pelo logotipo, ícone e imagem de carregamento verdadeiros
  4. ${folder}/texts.json   escreva-o para textos diferentes; schemas/reference/texts.md tem todas as chaves
  5. npm run validate-brands -- --lang pt-BR, e npm run format para o que você digitou
  6. npm run workshop -- --brands ${nameOf(folder)}, para ver todas as telas
  7. npm start, e abra ${link}`,
  },
};
