import type { Language } from '../../src/checker/language/translate.ts';

/** Answers that describe a new brand. */
export interface Answers {
  area: string;
  /** The key in links: 'AULAVIVA'. */
  key: string;
  /** The name for buyers. */
  name: string;
  /** The parent: 'base', or a family such as 'families/english'. */
  parent: string;
  /** '' where the parent has one. */
  business: string;
  /** #RRGGBB. */
  colour: string;
  /** Its product, as buyers read it. */
  product: string;
  /** Price of the plan in the sandbox, such as '597.90'; that of the parent's plan where ''. */
  price: string;
  /** Address of the platform: 'https://aulaviva.com.br'. */
  domain: string;
}

/** Answers that the project's files allow. */
export interface Choices {
  parents: readonly string[];
  areas: readonly string[];
  businesses: readonly string[];
  /** Parents that say no business of their own. */
  withoutBusiness: readonly string[];
  /** Keys that are taken, as 'KEY BR'. */
  takenKeys: readonly string[];
  folders: readonly string[];
}

export interface Question {
  flag: keyof Answers;
  /** The question in the terminal, with an example of an answer or the list of all. */
  words: Readonly<Record<Language, string>>;
  isValid(answer: string): boolean;
  /** The default answer. */
  usual?: string;
}

const KEY = /^[A-Z0-9]+(-[A-Z0-9]+)*$/;
const COLOUR = /^#[\dA-Fa-f]{6}$/;
const DOMAIN = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const PRICE = /^$|^(?=.*[1-9])\d{1,7}([.,]\d{1,2})?$/;

/** The folder that a brand's key leads to. */
export const folderOf = ({ key, area }: Pick<Answers, 'key' | 'area'>): string =>
  area === 'BR' ? key.toLowerCase() : `${key.toLowerCase()}-${area.toLowerCase()}`;

/** The questions in their order, as the answers so far make them. */
export function questionsOf(choices: Choices, answers: Partial<Answers>): Question[] {
  const { areas, parents, businesses, withoutBusiness, takenKeys, folders } = choices;
  const { area = '', key = '', name = '', parent = '' } = answers;
  const question = (
    flag: keyof Answers,
    [en, pt]: readonly [en: string, pt: string],
    isValid: RegExp | Question['isValid'],
    usual?: string,
  ): Question => ({
    flag,
    words: { en, 'pt-BR': pt },
    isValid: isValid instanceof RegExp ? (answer) => isValid.test(answer) : isValid,
    usual,
  });
  const choice = (
    flag: keyof Answers,
    [en, pt]: readonly [en: string, pt: string],
    names: readonly string[],
    usual?: string,
  ) => {
    const list = names.join(', ');
    return question(
      flag,
      [`${en} (${list})`, `${pt} (${list})`],
      (one) => names.includes(one),
      usual,
    );
  };
  const isFree = (wanted: string) =>
    !takenKeys.includes(`${wanted} ${area}`) && !folders.includes(folderOf({ key: wanted, area }));
  return [
    choice('area', ['Where does it sell?', 'Onde ela vende?'], areas, areas[0]),
    question(
      'key',
      [
        'Its key, as links name it: capital letters, digits and dashes, of no other brand (AULA-VIVA)',
        'A chave, como os links a nomeiam: letras maiúsculas, números e hifens, de nenhuma outra marca (AULA-VIVA)',
      ],
      (wanted) => KEY.test(wanted) && isFree(wanted),
    ),
    question(
      'name',
      ['Its name, as buyers read it (Aula Viva)', 'O nome, como os compradores leem (Aula Viva)'],
      /\S/,
    ),
    choice('parent', ['What does it extend?', 'O que ela estende?'], parents, parents[0]),
    ...(withoutBusiness.includes(parent)
      ? [choice('business', ['Its business', 'O negócio'], businesses)]
      : []),
    question('colour', ['Its colour (#7A1F5C)', 'A cor (#7A1F5C)'], COLOUR, '#35557A'),
    question(
      'product',
      [
        'What it sells, as buyers read it (Curso de violão)',
        'O que ela vende, como os compradores leem (Curso de violão)',
      ],
      /\S/,
      name,
    ),
    question(
      'price',
      [
        'Price of a year in sandbox and preview, above 0 (597,90; empty for the usual one)',
        'Preço de um ano no sandbox e na prévia, maior que 0 (597,90; vazio para o de sempre)',
      ],
      PRICE,
      '',
    ),
    question(
      'domain',
      [
        'Address of its platform (https://aulaviva.com.br)',
        'Endereço da plataforma (https://aulaviva.com.br)',
      ],
      DOMAIN,
      `https://${key.toLowerCase() || 'marca'}.example.com`,
    ),
  ];
}
