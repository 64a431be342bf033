import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import type { ParsedSources } from '../../brand/parse/brand-files.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Reported by the merge, for a folder that is not there, and for one that forgets to extend another. */
export const rule: Rule = {
  meta: {
    id: 'extends',
    severity: 'error',
    description:
      'A brand takes over what the folder named in "extends" says. Without it, almost everything is missing.',
    howToFix:
      'Name "base", a family such as "families/english", or the folder of another brand; never one that extends this brand.',
    example: { file: 'brand.json', wrong: { extends: 'basis' }, right: { extends: 'base' } },
    pt: {
      'This folder extends nothing, so everything that brands share is missing.':
        'Esta pasta não estende nada, então falta tudo o que as marcas têm em comum.',
      'Add "extends": "base", or a family.': 'Acrescente "extends": "base", ou uma família.',
      'There is no folder brands/{} to extend.': 'Não há a pasta brands/{} para estender.',
      'This goes round in a circle: {}.': 'Isto anda em círculo: {}.',
      "Let one of them extend 'base' or a family instead.":
        "Faça uma delas estender 'base' ou uma família.",
      'The folder brands/{} has no brand.json, so it is not a brand.':
        'A pasta brands/{} não tem brand.json, então não é uma marca.',
      'Add one with at least "extends" and "key", or delete the folder.':
        'Acrescente um com pelo menos "extends" e "key", ou apague a pasta.',
    },
  },
};

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
      rule: rule.meta.id,
      severity: rule.meta.severity,
      message: 'This folder extends nothing, so everything that brands share is missing.',
      suggestion: 'Add "extends": "base", or a family.',
    },
  ];
}
