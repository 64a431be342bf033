import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import type { Styles } from './styled.ts';
import { theme } from './theme.ts';

/** The rules of a class, minified; those of elements outside the program have the class ''. */
export interface StyleRule {
  name: string;
  css: string;
}

/** Pixels of a rem where nobody has changed the browser's font size. */
const PX_PER_REM = 16;
/** Lines and rings of up to 3 px are as thin for everybody. */
const MIN_IN_REM = 4;
const LENGTH = /(?<![\w.#-])(-?)(\d*\.?\d+)px\b/g;

const inLetters = (css: string, unit: '' | 'r', least: number): string =>
  css.replace(LENGTH, (length, sign: string, px: string) =>
    Number(px) < least ? length : `${sign}${Number(px) / PX_PER_REM}${unit}em`,
  );

/**
 * Lengths in px by the browser's font size, whose setting many buyers rely on (WCAG 1.4.4): in rem, and
 * those of media queries in em, so that the layout changes with the room that the letters leave.
 */
const scalable = (css: string): string =>
  css
    .split(/(@media[^{]*|url\([^)]*\))/)
    .map((part) => {
      if (part.startsWith('url(')) return part;
      return part.startsWith('@media') ? inLetters(part, '', 0) : inLetters(part, 'r', MIN_IN_REM);
    })
    .join('');

/** Rules as Emotion writes them: nesting resolved, prefixes of older browsers added; numbers of px in rem. */
export function serialize(styles: ReadonlyMap<string, Styles>): StyleRule[] {
  const cache = createCache({ key: 'g' });
  return [...styles].map(([name, given]) => {
    const inserted: string[] = [];
    const sheet = { insert: (rule: string) => void inserted.push(rule) } as typeof cache.sheet;
    const own = css(typeof given === 'function' ? given({ theme }) : given);
    // By its name Emotion remembers rules, which here are those of a class.
    const serialized = { ...own, name: `${name} ${own.name}` };
    // Emotion returns the rules where there is no document, and inserts them where there is one.
    const returned = cache.insert(name && `.${name}`, serialized, sheet, false);
    return { name, css: scalable(typeof returned === 'string' ? returned : inserted.join('')) };
  });
}
