import type { StyleRule } from './serialize.ts';
import { THEME_STYLE } from './show-theme.ts';
import { themeRules, type DrawnLooks } from './theme-variables.ts';

/** The classes of markup. React writes the attribute with double quotes, and text never with any. */
function classesIn(markup: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names] of markup.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names!.split(' ')) classes.add(name);
  }
  return classes;
}

/** The rules that markup needs to look right, in the order of the whole stylesheet, and those of no class. */
export function criticalRules(markup: string, rules: readonly StyleRule[]): string {
  const classes = classesIn(markup);
  return rules
    .filter(({ name }) => name === '' || classes.has(name))
    .map(({ css }) => css)
    .join('');
}

interface DrawnPage {
  rules: readonly StyleRule[];
  looks: DrawnLooks;
  mode: 'light' | 'dark';
  /** That of the response's policy. */
  nonce: string;
}

/** The style elements of a page whose markup is drawn: its theme, and the rules that the markup needs. */
export function styleTags(markup: string, { rules, looks, mode, nonce }: DrawnPage): string {
  const theme = themeRules(looks, mode).join('');
  return [
    `<style nonce="${nonce}" id="${THEME_STYLE}">${theme}</style>`,
    `<style nonce="${nonce}">${criticalRules(markup, rules)}</style>`,
  ].join('');
}
