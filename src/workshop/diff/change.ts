import type { JsonValue, Place } from '../../brand/parse/node.ts';
import { counted, type Say } from '../say.ts';

/** The subjects of changes, in the order of the report: merged files, folders of them, and keys of brand.json. */
const NAMES = {
  brands: [''],
  steps: ['flows', 'stepsNumber'],
  fields: ['fields', 'screens'],
  texts: ['texts'],
  prices: ['product', 'offers', 'orderBump', 'priceMode'],
  links: ['links', 'faqLink', 'access'],
  look: ['theme', 'style', 'dsMode', 'logoFile', 'logoDarkFile', 'faviconFile', 'loadingFile'],
  images: ['images'],
  settings: ['registry'],
  sandbox: ['sandbox'],
} satisfies Record<string, readonly string[]>;
export type Subject = keyof typeof NAMES;
export const SUBJECTS = Object.keys(NAMES) as Subject[];

/** One thing that differs between two versions of the brand files, and for which brands. */
export interface Change {
  subject: Subject;
  /** Merged file of a brand: 'texts', 'screens/lead'; or 'registry', 'fields/cpf', 'images'. */
  document: string;
  path: readonly string[];
  before?: JsonValue;
  after?: JsonValue;
  isOrder?: true;
  /** Template ids of the screens that show a text; none for a text that the program itself shows. */
  screens?: string[];
  /** The place of the new value, or of the old one when it was removed. */
  place?: Place;
  /** Folders of the affected brands, in alphabetical order. */
  brands: string[];
}

export interface ChangeDescription {
  title: string;
  before?: string;
  after?: string;
}

export function subjectOf(document: string, path: readonly string[]): Subject {
  const name = document === 'brand' ? (path[0] ?? '') : document.split('/')[0]!;
  const known = SUBJECTS.find((subject) => NAMES[subject].some((one) => one === name));
  return known ?? (path.at(-1) === 'currentStep' ? 'steps' : 'settings');
}

const MAX_BRANDS = 6;

export function brandsOf(brands: readonly string[], t: Say): string {
  const more = brands.length - MAX_BRANDS;
  if (brands.length === 0) return t('diff.no-brand');
  if (more <= 0) return brands.join(', ');
  return t('diff.more-brands', {
    shown: brands.slice(0, MAX_BRANDS),
    more: counted('more-brand', more),
  });
}
