import type { Theme } from '../contract/compiled-brand.ts';

type Font = NonNullable<Theme['font']>;

/** The fonts that this document has asked for, by address. */
const faces = new Map<string, FontFace>();

/** Top and height of every element, to the pixel: where its lines stand. */
function placesOf(body: HTMLElement): string {
  const places = [...body.querySelectorAll('*')].map((element) => {
    const { top, height } = element.getBoundingClientRect();
    return `${Math.round(top)} ${Math.round(height)}`;
  });
  return places.join();
}

/**
 * Shows a font that came too late for the first paint, without which a document goes on (`font-display: optional`):
 * on the screen of that paint where no line moves by it, on a new screen at once. A font that came in time is shown
 * by its rule, and looks the same by this one.
 */
export function showLateFont({ address, rules }: Font, isNewScreen: boolean): void {
  const known = faces.get(address);
  if (known) {
    if (isNewScreen && known.status === 'loaded') document.fonts.add(known);
    return;
  }
  const [rule = ''] = rules;
  const family = /font-family:"?([^;"]+)/.exec(rule)![1]!;
  const weight = /font-weight:([^;}]+)/.exec(rule)?.[1];
  const face = new FontFace(family, `url(${address})`, { weight });
  faces.set(address, face);
  face.load().then(
    () => {
      const before = placesOf(document.body);
      document.fonts.add(face);
      if (placesOf(document.body) !== before) document.fonts.delete(face);
    },
    // The stand-ins stay.
    () => {},
  );
}
