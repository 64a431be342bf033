import { pageNonce } from './style-cache.ts';
import { themeRules, UPSELL_THEME, type DrawnLooks } from './theme-variables.ts';

/** DOM id of the style element with the rules of `themeRules`: the server's, or one made here. */
export const THEME_STYLE = 'theme';

/** The rules that the document's element has: its text, until they are replaced. */
let shown: { style: HTMLStyleElement; rules: string } | undefined;

/** The document's element for the theme; an empty one is what the policy of any page allows. */
function themeStyle(): HTMLStyleElement {
  const known = document.getElementById(THEME_STYLE);
  if (known) return known as HTMLStyleElement;
  const made = document.createElement('style');
  made.id = THEME_STYLE;
  made.nonce = pageNonce() ?? '';
  document.head.append(made);
  return made;
}

/** Gives the document the theme of looks in a mode, or that of their upsell, unless it wears it already. */
export function showTheme(looks: DrawnLooks, mode: 'light' | 'dark', isUpsell: boolean): void {
  const { dataset } = document.documentElement;
  if (isUpsell) dataset.theme = UPSELL_THEME;
  else delete dataset.theme;
  const rules = themeRules(looks, mode);
  const style = themeStyle();
  if (shown?.style !== style) shown = { style, rules: style.textContent ?? '' };
  if (rules.join('') === shown.rules) return;
  shown.rules = rules.join('');
  const sheet = style.sheet!;
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  rules.forEach((rule, at) => sheet.insertRule(rule, at));
}

/** Addresses of fonts whose rules were put in anew. */
const renewed = new Set<string>();

/**
 * Shows fonts that came too late for the first paint. A document goes on without such a font (`font-display:
 * optional`), so that no line moves; its rule put in anew shows it. Called with a new screen, which moves nothing by
 * it. The times of a file do not tell whether its font is shown: on a busy device it comes before the first paint,
 * and after the lines were laid out for that. A rule whose font is shown already changes nothing.
 */
export function showLateFonts(): void {
  const { sheet } = themeStyle();
  for (const [at, { cssText }] of [...sheet!.cssRules].entries()) {
    const [, address] = /url\("?([^")]+)/.exec(cssText) ?? [];
    if (address === undefined || renewed.has(address)) continue;
    if (performance.getEntriesByName(new URL(address, document.baseURI).href).length === 0)
      continue;
    renewed.add(address);
    sheet!.deleteRule(at);
    sheet!.insertRule(cssText, at);
  }
}
