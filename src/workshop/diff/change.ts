import type { JsonValue, Place } from '../../brand/parse/node.ts';
import { counted, type Say } from '../say.ts';

/** The subjects of changes, in the order of the report. */
export const SUBJECTS = [
  'brands',
  'steps',
  'fields',
  'texts',
  'prices',
  'links',
  'look',
  'images',
  'settings',
  'sandbox',
] as const;
export type Subject = (typeof SUBJECTS)[number];

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
  isRemoved?: true;
  /** Folders of the affected brands, in alphabetical order. */
  brands: string[];
}

/** A change in words: its title, and the old and new value where they can be shown. */
export interface ChangeDescription {
  title: string;
  before?: string;
  after?: string;
}

/** Subjects by the merged file, or the folder of it. */
const BY_DOCUMENT: Readonly<Record<string, Subject>> = {
  texts: 'texts',
  theme: 'look',
  flows: 'steps',
  sandbox: 'sandbox',
  images: 'images',
  registry: 'settings',
  fields: 'fields',
  screens: 'fields',
};

/** Subjects by the first key of brand.json. */
const BY_SETTING: Readonly<Record<string, Subject>> = {
  product: 'prices',
  offers: 'prices',
  orderBump: 'prices',
  priceMode: 'prices',
  links: 'links',
  faqLink: 'links',
  access: 'links',
  style: 'look',
  dsMode: 'look',
  logoFile: 'look',
  logoDarkFile: 'look',
  faviconFile: 'look',
  loadingFile: 'look',
  stepsNumber: 'steps',
};

/** The subject of a change in a merged file, by the file's name and the path of keys. */
export function subjectOf(document: string, [first, ...rest]: readonly string[]): Subject {
  const known = BY_DOCUMENT[document.split('/')[0]!];
  if (known) return known;
  if (first === undefined) return 'brands';
  return BY_SETTING[first] ?? (rest.at(-1) === 'currentStep' ? 'steps' : 'settings');
}

const MAX_BRANDS = 6;

/** The first six of some brands, and the number of the others. */
export function brandsOf(brands: readonly string[], t: Say): string {
  const more = brands.length - MAX_BRANDS;
  if (brands.length === 0) return t('diff.no-brand');
  if (more <= 0) return brands.join(', ');
  return t('diff.more-brands', {
    shown: brands.slice(0, MAX_BRANDS),
    more: counted('more-brand', more),
  });
}
