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
