import type { Language } from '../../src/checker/language/translate.ts';

/** Answers that describe a new brand. */
export interface Answers {
  /** The key in links: 'AULAVIVA'. */
  key: string;
  /** The name for buyers. */
  name: string;
  area: string;
  /** The parent: 'base', or a family such as 'families/english'. */
  parent: string;
  /** Only if the parent has none. */
  business?: string;
  /** #RRGGBB. */
  colour: string;
  /** Its product, as buyers read it; the brand's name where empty. */
  product?: string;
  /** Price of the plan in the sandbox, such as '597.90'; that of the parent's plan where empty. */
  price?: string;
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

type Words = Readonly<Record<Language, string>>;

export interface Question {
  flag: keyof Answers;
  /** The question in the terminal. */
  words: Words;
  /** The default answer. */
  usual?(answers: Partial<Answers>): string;
  /** The error of an answer; undefined for a valid answer. */
  errorIn(answer: string, answers: Partial<Answers>): Words | undefined;
}

const KEY = /^[A-Z0-9]+(-[A-Z0-9]+)*$/;
const COLOUR = /^#[\dA-Fa-f]{6}$/;
const DOMAIN = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const PRICE = /^(?=.*[1-9])\d{1,7}([.,]\d{1,2})?$/;

const bilingual = (en: string, pt: string): Words => ({ en, 'pt-BR': pt });

/** The folder that a brand's key leads to. */
export const folderOf = ({ key, area }: Pick<Answers, 'key' | 'area'>): string =>
  area === 'BR' ? key.toLowerCase() : `${key.toLowerCase()}-${area.toLowerCase()}`;

/** A question with a closed list of answers. */
const choice = (
  flag: keyof Answers,
  [en, pt]: readonly [string, string],
  names: readonly string[],
): Question => ({
  flag,
  words: bilingual(`${en} (${names.join(', ')})`, `${pt} (${names.join(', ')})`),
  errorIn: (answer) =>
    names.includes(answer)
      ? undefined
      : bilingual(`It is one of: ${names.join(', ')}.`, `Escolha um destes: ${names.join(', ')}.`),
});

/** The questions in their order, without those that the answers make unnecessary. */
export function questionsOf(choices: Choices, answers: Partial<Answers>): Question[] {
  const { areas, parents, businesses, withoutBusiness } = choices;
  return [
    {
      ...choice('area', ['Where does it sell?', 'Onde ela vende?'], areas),
      usual: () => areas[0]!,
    },
    {
      flag: 'key',
      words: bilingual(
        'Its key, as links name it (AULAVIVA)',
        'A chave, como os links a nomeiam (AULAVIVA)',
      ),
      errorIn: keyError(choices),
    },
    {
      flag: 'name',
      words: bilingual(
        'Its name, as buyers read it (Aula Viva)',
        'O nome, como os compradores leem (Aula Viva)',
      ),
      errorIn: (name) =>
        name.trim() ? undefined : bilingual('A brand needs a name.', 'A marca precisa de um nome.'),
    },
    {
      ...choice('parent', ['What does it extend?', 'O que ela estende?'], parents),
      usual: () => parents[0]!,
    },
    ...(withoutBusiness.includes(answers.parent ?? '')
      ? [choice('business', ['Its business', 'O negócio'], businesses)]
      : []),
    {
      flag: 'colour',
      words: bilingual('Its colour (#7A1F5C)', 'A cor (#7A1F5C)'),
      usual: () => '#35557A',
      errorIn: (answer) =>
        COLOUR.test(answer)
          ? undefined
          : bilingual(
              `A colour is written like #7A1F5C, not '${answer}'.`,
              `Uma cor se escreve assim: #7A1F5C, e não '${answer}'.`,
            ),
    },
    {
      flag: 'product',
      words: bilingual(
        'What it sells, as buyers read it (Curso de violão)',
        'O que ela vende, como os compradores leem (Curso de violão)',
      ),
      usual: ({ name = '' }) => name,
      errorIn: (product) =>
        product.trim()
          ? undefined
          : bilingual('Say what the brand sells.', 'Diga o que a marca vende.'),
    },
    {
      flag: 'price',
      words: bilingual(
        'Price of a year in sandbox and preview (597,90; empty for the usual one)',
        'Preço de um ano no sandbox e na prévia (597,90; vazio para o de sempre)',
      ),
      usual: () => '',
      errorIn: (price) =>
        price === '' || PRICE.test(price)
          ? undefined
          : bilingual(
              'A price is a number above 0, like 597,90.',
              'O preço é um número maior que 0, como 597,90.',
            ),
    },
    {
      flag: 'domain',
      words: bilingual(
        'Address of its platform (https://aulaviva.com.br)',
        'Endereço da plataforma (https://aulaviva.com.br)',
      ),
      usual: ({ key = '' }) => `https://${key.toLowerCase() || 'marca'}.example.com`,
      errorIn: (domain) =>
        DOMAIN.test(domain)
          ? undefined
          : bilingual(
              'An address is written like https://aulaviva.com.br.',
              'Um endereço se escreve assim: https://aulaviva.com.br.',
            ),
    },
  ];
}

const keyError =
  ({ takenKeys, folders }: Choices): Question['errorIn'] =>
  (key, { area = 'BR' }) => {
    const folder = folderOf({ key, area });
    if (!KEY.test(key))
      return bilingual(
        'A key has capital letters, digits and dashes, like AULA-VIVA.',
        'Uma chave tem letras maiúsculas, números e hifens, como AULA-VIVA.',
      );
    if (takenKeys.includes(`${key} ${area}`))
      return bilingual(
        `There is a brand ${key} in ${area} already.`,
        `Já existe uma marca ${key} em ${area}.`,
      );
    if (!folders.includes(folder)) return undefined;
    return bilingual(
      `There is a folder brands/${folder} already.`,
      `Já existe uma pasta brands/${folder}.`,
    );
  };
