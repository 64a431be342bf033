import type { Value } from '../../site/value.ts';

/** The elements in which values are seen, by the value's index. */
export type VisibleValues = ReadonlyMap<number, readonly Element[]>;

/** A value in more elements than this belongs to none of them in particular. */
export const FEW = 3;
const MAX_TEXT = 600;
const ATTRIBUTES = ['placeholder', 'alt', 'aria-label', 'title', 'href', 'value'] as const;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** All texts of a page, each with its elements. */
function textsOf(document: Document): Map<string, Set<Element>> {
  const texts = new Map<string, Set<Element>>();
  const note = (text: string | null, element: Element) => {
    const words = plain(text ?? '');
    if (words === '' || words.length > MAX_TEXT) return;
    texts.set(words, (texts.get(words) ?? new Set()).add(element));
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style')) continue;
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    for (const node of own) note(node.textContent, element);
    if (own.length > 0) note(element.textContent, element);
    for (const name of ATTRIBUTES) note(element.getAttribute(name), element);
  }
  note(document.title, document.body);
  return texts;
}

const PLACEHOLDER = /\{\w+\}/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of a text with any words in place of its `{placeholders}`. */
const patternOf = (text: string) =>
  new RegExp(`^${plain(text).split(PLACEHOLDER).map(escaped).join('.*?')}$`);

/** A hexadecimal colour as computed styles write it; undefined for any other text. */
function colourOf(hex: string): string | undefined {
  const parts = /^#(..)(..)(..)$/.exec(hex)?.slice(1);
  return parts && `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`;
}

const PAINTED = ['color', 'backgroundColor', 'borderTopColor', 'fill'] as const;

function coloursOf(document: Document): Map<string, Set<Element>> {
  const colours = new Map<string, Set<Element>>();
  for (const element of [document.body, ...document.body.querySelectorAll('#root *')]) {
    // The border of an input is that of a pseudo-element of its frame.
    for (const part of [undefined, '::after']) {
      const style = document.defaultView!.getComputedStyle(element, part);
      for (const name of PAINTED) {
        const colour = style[name];
        colours.set(colour, (colours.get(colour) ?? new Set()).add(element));
      }
    }
  }
  return colours;
}

/** The elements that show values: texts by their words, colours by the elements painted with them. */
export function findValues(
  document: Document,
  values: readonly Value[],
  mode: 'light' | 'dark',
): VisibleValues {
  const texts = textsOf(document);
  const colours = coloursOf(document);
  const all = [...texts];
  const seen = new Map<number, readonly Element[]>();
  for (const [index, { group, name, value: written }] of values.entries()) {
    const value = String(written);
    let found: Iterable<Element> = [];
    if (group === 'Colours') {
      found = (name.startsWith(mode) && colours.get(colourOf(value) ?? '')) || [];
    } else if (plain(value).length > 1 && PLACEHOLDER.test(value)) {
      const pattern = patternOf(value);
      found = all.filter(([text]) => pattern.test(text)).flatMap(([, elements]) => [...elements]);
    } else if (plain(value).length > 1) {
      found = texts.get(plain(value)) ?? [];
    }
    const elements = [...new Set(found)];
    if (elements.length > 0) seen.set(index, elements);
  }
  return seen;
}

/** The values that are seen nearest to an element. */
export function valuesAt(seen: VisibleValues, element: Element): number[] {
  for (let here: Element | null = element; here; here = here.parentElement) {
    const own = [...seen].filter(([, elements]) => elements.includes(here!));
    const texts = own.filter(([, elements]) => elements.length <= FEW).map(([index]) => index);
    if (texts.length > 0) return texts;
  }
  return [];
}
