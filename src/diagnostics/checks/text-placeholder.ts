import { suggestName } from '../../brand/nearest-name.ts';
import { entriesAt, toValue } from '../../brand/node.ts';
import type { Check } from '../check.ts';

/** What stands in braces in a text and is filled when it is shown. */
const PLACEHOLDERS = [
  'productName',
  'businessName',
  'upsellName',
  'sellerName',
  'id',
  'n',
  'name',
  'reason',
  'total',
  'value',
  'terms',
  'politics',
  'phone',
  'points',
  'seconds',
  'time',
];
const known = PLACEHOLDERS.map((name) => `{${name}}`);

/** Every placeholder in a text is one that something fills. */
export const textPlaceholder: Check = {
  rule: 'text-placeholder',
  isOfEachBrand: true,
  run({ merged }, report) {
    for (const [, { node }] of entriesAt(merged.files.get('texts'))) {
      if (node.kind !== 'scalar' || !String(node.value).includes('{')) continue;
      for (const [written] of String(toValue(node)).matchAll(/\{[^{}]*\}/g)) {
        if (known.includes(written)) continue;
        const hint = suggestName(written, known, 'Placeholders');
        report(node.at, `Nothing fills ${written}: buyers would read it as it stands.`, hint);
      }
    }
  },
};
