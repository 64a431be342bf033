import type { Change, Subject } from '../change.ts';
import type { DiffReport } from '../diff-report.ts';

/** The heading of each subject in a report. */
export const HEADINGS: Record<Subject, string> = {
  brands: 'Brands',
  steps: 'Steps',
  fields: 'Screens and fields',
  texts: 'Texts',
  prices: 'Prices',
  links: 'Links',
  look: 'Look',
  images: 'Images',
  settings: 'Settings',
  sandbox: 'Sandbox (no buyer sees it)',
};

/** 'file:line' of a change; 'was at file:line' for a removed value. */
export function placeOf({ place, isRemoved }: Change): string {
  if (!place) return '';
  return `${isRemoved ? 'was at ' : ''}${place.file}:${place.line}`;
}

/** The whole report in one sentence or two. */
export function headline({ ref, changes, breaks, errors }: DiffReport): string {
  if (changes.length === 0) return `Compared with ${ref}, nothing changes for any buyer.`;
  const brands = new Set(changes.flatMap((change) => change.brands)).size;
  const sum = `Compared with ${ref}: ${counted(changes.length, 'change')} in ${counted(brands, 'brand')}`;
  const broken = breaks.length > 0 ? `, ${counted(breaks.length, 'thing')} that may break` : '';
  const wrong = errors.length > 0 ? `, ${counted(errors.length, 'error')}` : '';
  return `${sum}${broken}${wrong}.`;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
