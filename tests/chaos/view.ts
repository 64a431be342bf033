import type { Page } from 'playwright';
import { inBrazilian, texts } from '../e2e/support/texts.ts';

/** The screen of a buyer at one moment. */
export interface View {
  /** Path of the address; empty where the browser itself shows something, as without a network. */
  path: string;
  heading: string;
  /** Words that say what came of the button, and of what else went wrong. */
  alerts: string[];
  /** Names of buttons that can be pressed. */
  buttons: string[];
  /** Names of links in the page's main part, and in what it says about itself. */
  links: string[];
  /** Names of fields, and whether something stands in them. */
  fields: Record<string, boolean>;
  /** The overlay covers everything. */
  isCovered: boolean;
  hasDialog: boolean;
  /** Everything that can be read. */
  words: string;
}

const NOWHERE: View = {
  path: '',
  heading: '',
  alerts: [],
  buttons: [],
  links: [],
  fields: {},
  isCovered: false,
  hasDialog: false,
  words: '',
};

/** Reads the page at once, so that everything seen was there in the same moment; in the words of Brazil. */
export async function look(page: Page): Promise<View> {
  if (!page.url().startsWith('http')) return NOWHERE;
  const view = await page.evaluate(() => {
    // Functions with names of their own do not survive the way into the page.
    const seen = [...document.querySelectorAll('body *')].filter((node) =>
      node.checkVisibility({ visibilityProperty: true }),
    );
    const inputs = seen.filter((node) => node.matches('form input, form select'));
    const fields: Record<string, boolean> = {};
    for (const input of inputs as HTMLInputElement[]) {
      const isChoice = input.type === 'checkbox' || input.type === 'radio';
      fields[input.name] ||= isChoice ? input.checked : input.value !== '';
    }
    return {
      path: location.protocol.startsWith('http') ? location.pathname : '',
      heading: seen.find((node) => node.matches('h1'))?.textContent ?? '',
      alerts: seen
        .filter((node) => node.matches('[role="alert"], [role="alertdialog"], [data-errors]'))
        .map((node) => node.textContent ?? ''),
      buttons: seen
        .filter((node) => node.matches('button:enabled'))
        .map((node) => (node.textContent ?? '').trim()),
      links: seen
        .filter((node) => node.matches('main a[href], [role="alert"] a[href]'))
        .map((node) => (node.textContent ?? '').trim()),
      fields,
      isCovered: seen.some((node) => node.matches('img[alt="Loading..."]')),
      hasDialog: seen.some((node) => node.matches('dialog[open], [role="alertdialog"]')),
      words: document.body.innerText.trim(),
    };
  });
  return {
    ...view,
    heading: inBrazilian(view.heading),
    alerts: view.alerts.map(inBrazilian),
    buttons: view.buttons.map(inBrazilian),
    links: view.links.map(inBrazilian),
    words: inBrazilian(view.words),
  };
}

/** The end of a purchase is in sight, and it says so. */
export const isSuccess = ({ path, heading, words }: View): boolean =>
  path.startsWith('/success') &&
  words !== '' &&
  heading !== '' &&
  heading !== texts['success.none.title'];

/** Something to read, and something to press or to follow. */
export const isUsable = ({ words, buttons, links, isCovered }: View): boolean =>
  words !== '' && !isCovered && buttons.length + links.length > 0;
