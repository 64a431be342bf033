import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import type { Finding } from '../finding.ts';
import { say } from '../language/sentence.ts';

const LACKS = ['missing-key', 'missing-file', 'missing-screen', 'text-key'];
/** More than a brand that means to stand alone would forget. */
const MIN_LACKS = 3;

/**
 * The one finding that stands for all, when a brand lacks much because it, or a folder that it
 * extends, extends nothing. Undefined otherwise.
 */
export function forgottenParent(
  { chain }: MergedBrand,
  found: readonly { rule: string }[],
  { folders }: ParsedSources,
): Finding[] | undefined {
  const oldest = chain[0]!;
  if (oldest === 'base' || !folders.has('base')) return undefined;
  if (found.filter(({ rule: id }) => LACKS.includes(id)).length < MIN_LACKS) return undefined;
  return [
    {
      ...folders.get(oldest)!.files.get('brand')!.at,
      rule: 'extends',
      severity: 'error',
      message: say('extends.folder-extends-nothing'),
      suggestion: say('extends.add-extends-base'),
    },
  ];
}
