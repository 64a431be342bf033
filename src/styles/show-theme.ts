import { themeRules, UPSELL_THEME, type DrawnLooks } from './theme-variables.ts';

/** The nonce of this document's policy; undefined where its host sends none. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** DOM id of the style element with the rules of `themeRules`: the server's, or one made here. */
export const THEME_STYLE = 'theme';

/** The rules that the document's element has: its text, until they are replaced. */
let shown: { style: HTMLStyleElement; rules: string } | undefined;

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
  waiting = undefined;
  // The policy of a page without a server has no nonce, and so no text of a style.
  const sheet = style.sheet!;
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  rules.forEach((rule, at) => sheet.insertRule(rule, at));
}

/** Address of the font whose rule was put in anew. */
let renewed: string | undefined;

/** The rule of a font that would have moved lines of the screen in sight: the next screen has it. */
let waiting: string | undefined;

/** A line is as high as its font says, rounded: by so much, in CSS pixels, a swap of fonts may move an element. */
const ROUNDING = 1;

/** Whether an element of the page stands elsewhere after a change than before. */
function moves(change: () => void): boolean {
  const places = () =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return [top, bottom];
    });
  const before = places();
  change();
  return places().some((place, index) => Math.abs(place - before[index]!) > ROUNDING);
}

/**
 * Shows a font that came too late for the first paint, which a document goes on without (`font-display: optional`), by
 * putting its rule in anew: on the screen in sight where no line moves by it, on a new screen in any case. Times do
 * not tell whether a font is shown; the rule of one that is changes nothing.
 */
export function showLateFont(isNewScreen: boolean): void {
  const sheet = themeStyle().sheet!;
  if (waiting !== undefined) {
    if (!isNewScreen) return;
    sheet.insertRule(waiting);
    waiting = undefined;
    return;
  }
  const at = [...sheet.cssRules].findIndex(({ cssText }) => cssText.includes('url('));
  const rule = sheet.cssRules[at]?.cssText ?? '';
  const [, address] = /url\("?([^")]+)/.exec(rule) ?? [];
  if (address === undefined || renewed === address) return;
  if (performance.getEntriesByName(new URL(address, document.baseURI).href).length === 0) return;
  renewed = address;
  const renew = () => {
    sheet.deleteRule(at);
    sheet.insertRule(rule, at);
  };
  if (isNewScreen) renew();
  else if (moves(renew)) {
    sheet.deleteRule(at);
    waiting = rule;
  }
}
