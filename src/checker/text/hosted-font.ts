import { firstFamily } from '../../brand/compile/compile-brand.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { hostedFonts } from '../../contract/generated/fonts.ts';
import { brandRule } from '../rule.ts';
import { placeOf, valuesOf } from '../typed.ts';

const families = [...hostedFonts.keys()];

/** Fonts that devices have, and names for them. */
const ON_DEVICES =
  /^(?:system-ui|ui-.*|-apple-system|sans-serif|serif|Arial|Helvetica.*|Georgia|Verdana|Tahoma|Roboto|Segoe UI)$/i;

/** A font that pages could bring along is named as they know it. */
export const rule = brandRule('hosted-font', 'warning', ({ merged, report }) => {
  const { theme } = valuesOf(merged);
  const first = theme && firstFamily(theme.fontFamily);
  if (!theme || !first || hostedFonts.has(first)) return;
  const meant = nearestName(first, families);
  if (meant === undefined && ON_DEVICES.test(first)) return;
  const data = { first, font: first, families, meant };
  const details = meant === undefined ? {} : ({ help: 'did-you-mean-2' } as const);
  report(placeOf(theme, 'fontFamily'), 'hosted-font.pages-bring-along', data, details);
});
