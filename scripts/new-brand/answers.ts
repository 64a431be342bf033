import type { AnswerError } from './messages.ts';

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

export interface Question {
  flag: keyof Answers;
  /** The question in the terminal. */
  words: Readonly<Record<'en' | 'pt', string>>;
  /** The default answer. */
  usual?(answers: Partial<Answers>): string | undefined;
  /** The error of an answer; undefined for a valid answer. */
  errorIn(answer: string, answers: Partial<Answers>): AnswerError | undefined;
}

const KEY = /^[A-Z0-9]+(-[A-Z0-9]+)*$/;
const COLOUR = /^#[\dA-Fa-f]{6}$/;
const DOMAIN = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const PRICE = /^\d{1,7}([.,]\d{1,2})?$/;

/** The folder that a brand's key leads to. */
export const folderOf = ({ key, area }: Pick<Answers, 'key' | 'area'>): string =>
  area === 'BR' ? key.toLowerCase() : `${key.toLowerCase()}-${area.toLowerCase()}`;

/** A price as it is typed, in major units; undefined for none. */
export const priceOf = (typed: string | undefined): number | undefined =>
  typed ? Number(typed.replace(',', '.')) : undefined;

const oneOf = (names: readonly string[]) => (answer: string) =>
  names.includes(answer)
    ? undefined
    : ({ key: 'one-of', data: { names: names.join(', ') } } as const);

/** The questions in their order, without those that the answers make unnecessary. */
export function questionsOf(choices: Choices, answers: Partial<Answers>): Question[] {
  const needsBusiness = choices.withoutBusiness.includes(answers.parent ?? '');
  return [
    {
      flag: 'area',
      words: {
        en: `Where does it sell? (${choices.areas.join(', ')})`,
        pt: `Onde ela vende? (${choices.areas.join(', ')})`,
      },
      usual: () => choices.areas[0],
      errorIn: oneOf(choices.areas),
    },
    {
      flag: 'key',
      words: {
        en: 'Its key, as links name it (AULAVIVA)',
        pt: 'A chave, como os links a nomeiam (AULAVIVA)',
      },
      errorIn: keyError(choices),
    },
    {
      flag: 'name',
      words: {
        en: 'Its name, as buyers read it (Aula Viva)',
        pt: 'O nome, como os compradores leem (Aula Viva)',
      },
      errorIn: (name) => (name.trim() ? undefined : { key: 'name' }),
    },
    {
      flag: 'parent',
      words: {
        en: `What does it extend? (${choices.parents.join(', ')})`,
        pt: `O que ela estende? (${choices.parents.join(', ')})`,
      },
      usual: () => choices.parents[0],
      errorIn: oneOf(choices.parents),
    },
    ...(needsBusiness
      ? [
          {
            flag: 'business' as const,
            words: {
              en: `Its business (${choices.businesses.join(', ')})`,
              pt: `O negócio (${choices.businesses.join(', ')})`,
            },
            errorIn: oneOf(choices.businesses),
          },
        ]
      : []),
    {
      flag: 'colour',
      words: { en: 'Its colour (#7A1F5C)', pt: 'A cor (#7A1F5C)' },
      usual: () => '#35557A',
      errorIn: (answer) => (COLOUR.test(answer) ? undefined : { key: 'colour', data: { answer } }),
    },
    {
      flag: 'product',
      words: {
        en: 'What it sells, as buyers read it (Curso de violão)',
        pt: 'O que ela vende, como os compradores leem (Curso de violão)',
      },
      usual: ({ name }) => name,
      errorIn: (product) => (product.trim() ? undefined : { key: 'product' }),
    },
    {
      flag: 'price',
      words: {
        en: 'Price of a year in sandbox and preview (597,90; empty for the usual one)',
        pt: 'Preço de um ano no sandbox e na prévia (597,90; vazio para o de sempre)',
      },
      usual: () => '',
      errorIn: priceError,
    },
    {
      flag: 'domain',
      words: {
        en: 'Address of its platform (https://aulaviva.com.br)',
        pt: 'Endereço da plataforma (https://aulaviva.com.br)',
      },
      usual: ({ key = '' }) => `https://${key.toLowerCase() || 'marca'}.example.com`,
      errorIn: (domain) => (DOMAIN.test(domain) ? undefined : { key: 'domain' }),
    },
  ];
}

function priceError(answer: string): AnswerError | undefined {
  if (answer === '') return undefined;
  return PRICE.test(answer) && priceOf(answer)! > 0 ? undefined : { key: 'price' };
}

function keyError({ takenKeys, folders }: Choices) {
  return (key: string, { area = 'BR' }: Partial<Answers>): AnswerError | undefined => {
    if (!KEY.test(key)) return { key: 'key-form' };
    if (takenKeys.includes(`${key} ${area}`)) return { key: 'key-taken', data: { key, area } };
    const folder = folderOf({ key, area });
    return folders.includes(folder) ? { key: 'folder-taken', data: { folder } } : undefined;
  };
}
