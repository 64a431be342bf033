/**
 * What browsers have gained since the oldest ones of package.json's `browserslist` (Chrome 109, Safari 15.4,
 * Firefox 115): names as a script writes them, each with the first versions of Chrome and Safari that have it.
 */
export const NEWER_APIS: Readonly<Record<string, { chrome: number; safari: number }>> = {
  'URL.canParse': { chrome: 120, safari: 17 },
  'URL.parse': { chrome: 126, safari: 18 },
  'URLSearchParams.prototype.size': { chrome: 113, safari: 17 },
  'Array.fromAsync': { chrome: 121, safari: 16.4 },
  'Array.prototype.toSorted': { chrome: 110, safari: 16 },
  'Array.prototype.toReversed': { chrome: 110, safari: 16 },
  'Array.prototype.toSpliced': { chrome: 110, safari: 16 },
  'Array.prototype.with': { chrome: 110, safari: 16 },
  'Object.groupBy': { chrome: 117, safari: 17.4 },
  'Map.groupBy': { chrome: 117, safari: 17.4 },
  'Set.prototype.union': { chrome: 122, safari: 17 },
  'Set.prototype.intersection': { chrome: 122, safari: 17 },
  'Set.prototype.difference': { chrome: 122, safari: 17 },
  'Set.prototype.symmetricDifference': { chrome: 122, safari: 17 },
  'Set.prototype.isSubsetOf': { chrome: 122, safari: 17 },
  'Set.prototype.isSupersetOf': { chrome: 122, safari: 17 },
  'Set.prototype.isDisjointFrom': { chrome: 122, safari: 17 },
  'String.prototype.isWellFormed': { chrome: 111, safari: 16.4 },
  'String.prototype.toWellFormed': { chrome: 111, safari: 16.4 },
  'Promise.withResolvers': { chrome: 119, safari: 17.4 },
  'Promise.try': { chrome: 128, safari: 18.2 },
  'RegExp.escape': { chrome: 136, safari: 18.2 },
  'Error.isError': { chrome: 134, safari: 26 },
  'Math.f16round': { chrome: 135, safari: 18.2 },
  'Uint8Array.fromBase64': { chrome: 140, safari: 18.2 },
  'Uint8Array.prototype.toBase64': { chrome: 140, safari: 18.2 },
  'Uint8Array.prototype.toHex': { chrome: 140, safari: 18.2 },
  'ArrayBuffer.prototype.transfer': { chrome: 114, safari: 17.4 },
  'ArrayBuffer.prototype.resize': { chrome: 111, safari: 16.4 },
  'Intl.DurationFormat': { chrome: 129, safari: 16.4 },
  'AbortSignal.any': { chrome: 116, safari: 17.4 },
  'AbortSignal.timeout': { chrome: 103, safari: 16 },
  'Response.json': { chrome: 105, safari: 17 },
  'Headers.prototype.getSetCookie': { chrome: 113, safari: 17 },
  'Element.prototype.checkVisibility': { chrome: 105, safari: 17.4 },
  'Element.prototype.getHTML': { chrome: 125, safari: 18 },
  'Element.prototype.moveBefore': { chrome: 133, safari: Infinity },
  'HTMLElement.prototype.inert': { chrome: 102, safari: 15.5 },
  'HTMLElement.prototype.popover': { chrome: 114, safari: 17 },
  'HTMLElement.prototype.showPopover': { chrome: 114, safari: 17 },
  'HTMLElement.prototype.hidePopover': { chrome: 114, safari: 17 },
  'HTMLElement.prototype.togglePopover': { chrome: 114, safari: 17 },
  'HTMLDialogElement.prototype.requestClose': { chrome: 134, safari: 18.4 },
  'HTMLInputElement.prototype.showPicker': { chrome: 99, safari: 16 },
  'Document.prototype.startViewTransition': { chrome: 111, safari: 18 },
  'Document.prototype.adoptedStyleSheets': { chrome: 73, safari: 16.4 },
  requestIdleCallback: { chrome: 47, safari: Infinity },
  cancelIdleCallback: { chrome: 47, safari: Infinity },
  CompressionStream: { chrome: 80, safari: 16.4 },
  DecompressionStream: { chrome: 80, safari: 16.4 },
  Iterator: { chrome: 122, safari: 18.4 },
  Temporal: { chrome: 144, safari: Infinity },
  URLPattern: { chrome: 95, safari: 26 },
  navigation: { chrome: 102, safari: 26.2 },
  cookieStore: { chrome: 87, safari: 18.4 },
  scheduler: { chrome: 94, safari: Infinity },
  trustedTypes: { chrome: 83, safari: 26 },
  'Navigator.prototype.userAgentData': { chrome: 90, safari: Infinity },
  'Navigator.prototype.connection': { chrome: 61, safari: Infinity },
  OffscreenCanvas: { chrome: 69, safari: 16.4 },
};

/** Takes these away from a page. It runs inside the page, before the page's scripts, and returns what is left of them. */
export function removeApis(names: readonly string[]): string[] {
  const holderOf = (path: string[]) =>
    path.reduce<object | undefined>((holder, key) => Reflect.get(holder ?? {}, key), globalThis);
  for (const name of names) {
    const path = name.split('.');
    const holder = holderOf(path.slice(0, -1));
    if (holder) Reflect.deleteProperty(holder, path.at(-1)!);
  }
  return names.filter((name) => {
    const path = name.split('.');
    const holder = holderOf(path.slice(0, -1));
    return holder !== undefined && path.at(-1)! in holder;
  });
}
