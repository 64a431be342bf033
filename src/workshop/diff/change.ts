import type { JsonValue, Place } from '../../brand/parse/node.ts';
import { DIFF_TEXTS, type DiffTexts } from './diff-texts.ts';

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

const PRICES = ['product', 'offers', 'orderBump', 'priceMode'];
const LINKS = ['links', 'faqLink', 'access'];
const LOOK = ['style', 'dsMode', 'logoFile', 'logoDarkFile', 'faviconFile', 'loadingFile'];

/** The subject of a change in a merged file, by the file's name and the path of keys. */
export function subjectOf(document: string, [first, ...rest]: readonly string[]): Subject {
  if (document === 'texts') return 'texts';
  if (document === 'theme') return 'look';
  if (document === 'flows') return 'steps';
  if (document === 'sandbox') return 'sandbox';
  if (document === 'images') return 'images';
  if (document === 'registry') return 'settings';
  if (document.startsWith('fields/') || document.startsWith('screens/')) return 'fields';
  if (first === undefined) return 'brands';
  if (PRICES.includes(first)) return 'prices';
  if (LINKS.includes(first)) return 'links';
  if (LOOK.includes(first)) return 'look';
  const isStep = first === 'stepsNumber' || rest.at(-1) === 'currentStep';
  return isStep ? 'steps' : 'settings';
}

const MAX_BRANDS = 6;

/** The first six of some brands, and the number of the others. */
export function brandsOf(brands: readonly string[], texts: DiffTexts = DIFF_TEXTS.en): string {
  const more = brands.length - MAX_BRANDS;
  if (brands.length === 0) return texts.noBrand;
  return more <= 0
    ? brands.join(', ')
    : texts.moreBrands(brands.slice(0, MAX_BRANDS).join(', '), more);
}
