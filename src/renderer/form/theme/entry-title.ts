import type { FieldPathId } from '@rjsf/utils';
import type { Checkout } from '../../../checkout/checkout.ts';

/** The title of an entry of a list: RJSF's 'Phones-1' in the brand's own way; any other as it is. */
export function entryTitle(title: string, { path }: FieldPathId, text: Checkout['text']): string {
  const index = path.at(-1);
  if (typeof index !== 'number' || !title.endsWith(`-${index + 1}`)) return title;
  const name = title.slice(0, -`-${index + 1}`.length);
  return text('list.item', { name, n: String(index + 1) });
}
