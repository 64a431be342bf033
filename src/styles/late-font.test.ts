// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { showLateFont } from './late-font.ts';

const shown = new Set<object>();
let arrive: () => void;
/** Height of every element, as drawn with the fonts that are shown. */
let heightWith: (fonts: number) => number;

beforeEach(() => {
  shown.clear();
  const fonts = {
    add: (one: object) => shown.add(one),
    delete: (one: object) => shown.delete(one),
  };
  vi.stubGlobal('document', Object.assign(document, { fonts }));
  vi.stubGlobal(
    'FontFace',
    class {
      status = 'loading';
      constructor(
        readonly family: string,
        readonly source: string,
        readonly descriptors: object,
      ) {}
      load = () =>
        new Promise<void>((resolve) => {
          arrive = () => {
            this.status = 'loaded';
            resolve();
          };
        });
    },
  );
  document.body.innerHTML = '<p>Text</p>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: 0, height: heightWith(shown.size) }) as DOMRect,
  );
});

const fontAt = (address: string) => ({
  address,
  rules: [
    `@font-face{font-family:"A B";src:url(${address});font-weight:400 700;font-display:optional}`,
  ],
});

test('a font by which no line moves is shown when it comes, as its rule says', async () => {
  heightWith = () => 20;
  showLateFont(fontAt('/assets/still.woff2'), false);
  expect(shown.size).toBe(0);
  arrive();
  await vi.waitFor(() => expect(shown.size).toBe(1));
  expect([...shown][0]).toMatchObject({
    family: 'A B',
    source: 'url(/assets/still.woff2)',
    descriptors: { weight: '400 700' },
  });
});

test('a font by which a line would move waits for a new screen', async () => {
  heightWith = (fonts) => 20 + 20 * fonts;
  const font = fontAt('/assets/moving.woff2');
  showLateFont(font, false);
  showLateFont(font, true);
  expect(shown.size).toBe(0);
  arrive();
  await Promise.resolve();
  await Promise.resolve();
  expect(shown.size).toBe(0);
  showLateFont(font, true);
  expect(shown.size).toBe(1);
});
