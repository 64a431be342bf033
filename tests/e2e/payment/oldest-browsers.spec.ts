import { expect, PHONE, test } from '../support/fixtures.ts';
import { english } from '../support/shops.ts';

/**
 * Functions that browsers have gained since the oldest ones of package.json's `browserslist` (Chrome 109, Safari 15.4,
 * Firefox 115): members by the object that has them.
 */
const NEWER_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  URL: ['canParse', 'parse'],
  'URLSearchParams.prototype': ['size'],
  Array: ['fromAsync'],
  'Array.prototype': ['toSorted', 'toReversed', 'toSpliced', 'with'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  'Set.prototype': ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  Promise: ['withResolvers', 'try'],
  RegExp: ['escape'],
  Error: ['isError'],
  Math: ['f16round'],
  Uint8Array: ['fromBase64'],
  'Uint8Array.prototype': ['toBase64', 'toHex'],
  'ArrayBuffer.prototype': ['transfer', 'resize'],
  Intl: ['DurationFormat'],
  AbortSignal: ['any', 'timeout'],
  Response: ['json'],
  'Headers.prototype': ['getSetCookie'],
  'Element.prototype': ['checkVisibility', 'getHTML', 'moveBefore'],
  'HTMLElement.prototype': ['inert', 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
  'HTMLDialogElement.prototype': ['requestClose'],
  'HTMLInputElement.prototype': ['showPicker'],
  'Document.prototype': ['startViewTransition', 'adoptedStyleSheets'],
  'Navigator.prototype': ['userAgentData', 'connection'],
  globalThis: ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'trustedTypes'],
  window: ['CompressionStream', 'DecompressionStream', 'OffscreenCanvas', 'URLPattern'],
  self: ['Iterator', 'Temporal', 'navigation', 'cookieStore'],
};

/** Their names as a script writes them. */
const NEWER_APIS = Object.entries(NEWER_MEMBERS).flatMap(([holder, members]) =>
  members.map((member) => `${holder}.${member}`),
);

/** Takes these away from a page. It runs inside the page, before the page's scripts, and returns what is left of them. */
function removeApis(names: readonly string[]): string[] {
  const placeOf = (name: string) => {
    const path = name.split('.');
    const member = path.pop()!;
    const holder = path.reduce<object | undefined>((at, key) => Reflect.get(at ?? {}, key), window);
    return { holder, member };
  };
  for (const { holder, member } of names.map(placeOf)) {
    if (holder) Reflect.deleteProperty(holder, member);
  }
  return names.filter((name) => {
    const { holder, member } = placeOf(name);
    return holder !== undefined && member in holder;
  });
}

test.use({ viewport: PHONE });

test('a browser without anything newer than the oldest that we support buys with a card', async ({
  page,
  visit,
  sandbox,
}) => {
  await page.addInitScript(removeApis, NEWER_APIS);
  await visit.open('/lead', english);
  expect(await page.evaluate(removeApis, NEWER_APIS), 'what the browser still has').toEqual([]);
  await visit.sendLead(english);
  await visit.pay(english);
  await expect(visit.success.heading).toHaveText('Compra realizada com sucesso!');
  expect(await sandbox.chargeCount()).toBe(1);
});
