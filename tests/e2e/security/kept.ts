import type { BrowserContext, Page } from '@playwright/test';

/** Reports every write, not only the data left in the end. */
function tellWrites() {
  const { keptByBrowser: tell } = window as unknown as { keptByBrowser(text: string): void };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    tell(`${key} ${value}`);
    return setItem.call(this, key, value);
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = History.prototype[name];
    History.prototype[name] = function (state, ...rest) {
      tell(JSON.stringify([state, rest]));
      return write.call(this, state, ...rest);
    };
  }
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
  Object.defineProperty(Document.prototype, 'cookie', {
    get: cookie.get,
    set(value: string) {
      tell(value);
      cookie.set!.call(this, value);
    },
  });
}

/** Collects all that a browser is asked to remember or to show in its address bar, from before the first script on. */
export async function watchKept(context: BrowserContext): Promise<string[]> {
  const texts: string[] = [];
  const watch = (page: Page) =>
    void page.on('framenavigated', (frame) => void texts.push(frame.url()));
  await context.exposeFunction('keptByBrowser', (text: string) => void texts.push(text));
  await context.addInitScript(tellWrites);
  context.pages().forEach(watch);
  context.on('page', watch);
  context.on('request', (request) => void texts.push(request.url()));
  return texts;
}

/** Data left in the browser at the end. */
export async function leftIn(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => [
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    JSON.stringify(history.state),
    JSON.stringify(await indexedDB.databases()),
    JSON.stringify(await caches.keys()),
  ]);
  return [...cookies.map(({ name, value }) => `${name}=${value}`), ...stored];
}

/** Bytes that are not UTF-8 stay as they are: a compressed body may hold anything. */
function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Whether a text holds the number, however grouped, or the code as a word of its own and not as a column of a source. */
export function holdsCard(text: string, { number, cvv }: { number: string; cvv: string }) {
  const plain = text.replace(/(?:%[0-9a-f]{2})+/gi, decoded);
  const isCode = new RegExp(`(?<![\\w-]|:\\d+:)${cvv}(?![\\w-])`);
  return plain.replace(/[\s.-]/g, '').includes(number) || isCode.test(plain);
}
