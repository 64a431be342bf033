import type { Language } from '../../diagnostics/language/translate.ts';
import type { Subject } from '../../diff/change.ts';

type Noun = [one: string, several: (count: number) => string];

/** The words of a commit message. */
export interface CommitWords {
  /** The changed part of a brand. */
  nouns: Readonly<Record<Subject, Noun>>;
  text(key: string): string;
  screen(name: string): string;
  theme: string;
  colours: string;
  change(what: string, who: string): string;
  changeOf(who: string): string;
  changeFiles: string;
  add(names: string, count: number): string;
  remove(names: string, count: number): string;
  leadsElsewhere(flow: string): string;
  moreChanges(count: number): string;
  allBrands: string;
  family(name: string): string;
  noBrand: string;
  brands(count: number): string;
  and: string;
  /** Words that the name of a branch leaves out: the verb at the beginning, and small words, without accents. */
  verb: RegExp;
  small: RegExp;
}

/** Messages of commits: in the language of the person who writes them. */
export const COMMIT_WORDS: Readonly<Record<Language, CommitWords>> = {
  en: {
    nouns: {
      brands: ['the brand', (count) => `${count} brands`],
      steps: ['the flow', () => 'the flow'],
      fields: ['the screens', () => 'the screens'],
      texts: ['a text', (count) => `${count} texts`],
      prices: ['the price', () => 'the prices'],
      links: ['a link', (count) => `${count} links`],
      look: ['the look', () => 'the look'],
      images: ['an image', (count) => `${count} images`],
      settings: ['a setting', (count) => `${count} settings`],
      sandbox: ['the sandbox data', () => 'the sandbox data'],
    },
    text: (key) => `the text '${key}'`,
    screen: (name) => `the screen /${name}`,
    theme: 'the theme',
    colours: 'the colours',
    change: (what, who) => `Change ${what} of ${who}`,
    changeOf: (who) => `Change ${who}`,
    changeFiles: 'Change brand files',
    add: (names, count) => `Add ${count === 1 ? 'the brand' : 'the brands'} ${names}`,
    remove: (names, count) => `Remove ${count === 1 ? 'the brand' : 'the brands'} ${names}`,
    leadsElsewhere: (flow) => `The flow '${flow}' leads elsewhere`,
    moreChanges: (count) => `And ${count} more changes`,
    allBrands: 'all brands',
    family: (name) => `the family ${name}`,
    noBrand: 'no brand',
    brands: (count) => `${count} brands`,
    and: 'and',
    verb: /^Change /,
    small: /\b(the|a|an|of|and)\b/g,
  },
  'pt-BR': {
    nouns: {
      brands: ['a marca', (count) => `${count} marcas`],
      steps: ['o fluxo', () => 'o fluxo'],
      fields: ['as telas', () => 'as telas'],
      texts: ['um texto', (count) => `${count} textos`],
      prices: ['o preço', () => 'os preços'],
      links: ['um link', (count) => `${count} links`],
      look: ['a aparência', () => 'a aparência'],
      images: ['uma imagem', (count) => `${count} imagens`],
      settings: ['uma configuração', (count) => `${count} configurações`],
      sandbox: ['os dados do sandbox', () => 'os dados do sandbox'],
    },
    text: (key) => `o texto '${key}'`,
    screen: (name) => `a tela /${name}`,
    theme: 'o tema',
    colours: 'as cores',
    change: (what, who) => `Muda ${what} em ${who}`,
    changeOf: (who) => `Muda ${who}`,
    changeFiles: 'Muda arquivos de marcas',
    add: (names, count) => `Acrescenta ${count === 1 ? 'a marca' : 'as marcas'} ${names}`,
    remove: (names, count) => `Remove ${count === 1 ? 'a marca' : 'as marcas'} ${names}`,
    leadsElsewhere: (flow) => `O fluxo '${flow}' leva a outro lugar`,
    moreChanges: (count) => `E mais ${count} mudanças`,
    allBrands: 'todas as marcas',
    family: (name) => `a família ${name}`,
    noBrand: 'nenhuma marca',
    brands: (count) => `${count} marcas`,
    and: 'e',
    verb: /^Muda /,
    small: /\b(o|a|os|as|um|uma|em|e|de|do)\b/g,
  },
};
