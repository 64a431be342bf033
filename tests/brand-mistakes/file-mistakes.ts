import { slipsIn, type Mistake } from './mistake.ts';

const REGISTRY = 'brands/registry.json';

/** Slips in the registry, and in the names of files and folders. */
export const fileMistakes: readonly Mistake[] = [
  ...slipsIn(REGISTRY, 'registry', {
    'no default brand': [
      [/ *"default".*\n/, ''],
      /'default' is missing\. Add it, for example "default"/,
      { rule: 'missing-key', on: /^/ },
    ],
    'no registry': { without: [REGISTRY], says: /no brands\/registry\.json/ },
  }),
  ...slipsIn('brands/wup/themes.json', 'unknown-file', {
    'a file of another name': [
      '{}',
      /Nothing reads a file of this name.*theme\.json is there already/,
    ],
  }),
  ...slipsIn('brands/nova/Brand.json', 'unknown-file', {
    'a brand.json under another name': [
      '{ "extends": "base", "key": "NOVA" }',
      /Did you mean 'brand\.json'\?/,
    ],
  }),
  ...slipsIn('brands/wup/lead.json', 'unknown-file', {
    'a copy of a screen beside the screens': ['{}', /Did you mean 'screens\/lead\.json'/],
  }),
  ...slipsIn('brands/nova/texts.json', 'brand-file', {
    'a folder without brand.json': [
      '{ "$schema": "../../schemas/brand/texts.schema.json" }',
      /brands\/nova has no brand\.json, so it is not a brand/,
      { in: 'brands/nova/brand.json' },
    ],
  }),
  ...slipsIn('brands/Nova/brand.json', 'folder-name', {
    'a folder in upper case': [
      '{ "$schema": "../../schemas/brand/brand.schema.json", "extends": "wup", "key": "NOVA" }',
      /'Nova' is not in lower-case letters.*Rename it to brands\/nova/,
    ],
  }),
];
