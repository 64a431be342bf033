import type { Subject } from './change.ts';

const PRICES = ['product', 'offers', 'orderBump', 'priceMode'];
const LINKS = ['links', 'faqLink', 'access'];
const LOOK = ['style', 'dsMode', 'logoFile', 'logoDarkFile', 'faviconFile', 'loadingFile'];

/** What a change in a merged file is about. */
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
