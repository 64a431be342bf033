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
  words: string;
  /** The default answer. */
  usual?(answers: Partial<Answers>): string | undefined;
  /** The error in an answer, in one sentence; undefined for a valid answer. */
  errorIn(answer: string, answers: Partial<Answers>): string | undefined;
}

const KEY = /^[A-Z0-9]+(-[A-Z0-9]+)*$/;
const COLOUR = /^#[\dA-Fa-f]{6}$/;
const DOMAIN = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** The folder that a brand's key leads to. */
export const folderOf = ({ key, area }: Pick<Answers, 'key' | 'area'>): string =>
  area === 'BR' ? key.toLowerCase() : `${key.toLowerCase()}-${area.toLowerCase()}`;

const oneOf = (names: readonly string[]) => (answer: string) =>
  names.includes(answer) ? undefined : `It is one of: ${names.join(', ')}.`;

/** The questions in their order, without those that the answers make unnecessary. */
export function questionsOf(choices: Choices, answers: Partial<Answers>): Question[] {
  const needsBusiness = choices.withoutBusiness.includes(answers.parent ?? '');
  return [
    {
      flag: 'area',
      words: `Where does it sell? (${choices.areas.join(', ')})`,
      usual: () => choices.areas[0],
      errorIn: oneOf(choices.areas),
    },
    { flag: 'key', words: 'Its key, as links name it (AULAVIVA)', errorIn: keyError(choices) },
    {
      flag: 'name',
      words: 'Its name, as buyers read it (Aula Viva)',
      errorIn: (name) => (name.trim() ? undefined : 'A brand needs a name.'),
    },
    {
      flag: 'parent',
      words: `What does it extend? (${choices.parents.join(', ')})`,
      usual: () => choices.parents[0],
      errorIn: oneOf(choices.parents),
    },
    ...(needsBusiness
      ? [
          {
            flag: 'business' as const,
            words: `Its business (${choices.businesses.join(', ')})`,
            errorIn: oneOf(choices.businesses),
          },
        ]
      : []),
    {
      flag: 'colour',
      words: 'Its colour (#7A1F5C)',
      usual: () => '#35557A',
      errorIn: (colour) =>
        COLOUR.test(colour) ? undefined : `A colour is written like #7A1F5C, not '${colour}'.`,
    },
    {
      flag: 'domain',
      words: 'Address of its platform (https://aulaviva.com.br)',
      usual: ({ key = '' }) => `https://${key.toLowerCase()}.example.com`,
      errorIn: (domain) =>
        DOMAIN.test(domain) ? undefined : `An address is written like https://aulaviva.com.br.`,
    },
  ];
}

function keyError({ takenKeys, folders }: Choices) {
  return (key: string, { area = 'BR' }: Partial<Answers>): string | undefined => {
    if (!KEY.test(key)) return `A key has capital letters, digits and dashes, like AULA-VIVA.`;
    if (takenKeys.includes(`${key} ${area}`)) return `There is a brand ${key} in ${area} already.`;
    const folder = folderOf({ key, area });
    return folders.includes(folder) ? `There is a folder brands/${folder} already.` : undefined;
  };
}
