import { slipsIn, type Mistake } from './mistake.ts';

const REGISTRY = 'brands/registry.json';

/** Slips in the registry, and in the names of files and folders. */
export const fileMistakes: readonly Mistake[] = [
  ...slipsIn({ file: REGISTRY, rule: 'registry' }, [
    {
      what: 'a default brand that is none',
      edits: [['"default": "WUP"', '"default": "WAP"']],
      says: /No brand has the key 'WAP'\. Did you mean 'W[SU]P'\?/,
    },
    {
      what: 'no default brand',
      edits: [[/ *"default".*\n/, '']],
      rule: 'missing-key',
      on: /^/,
      says: /'default' is missing\. Add it, for example "default"/,
    },
    {
      what: 'no registry',
      without: [REGISTRY],
      says: /no brands\/registry\.json/,
    },
  ]),
  {
    what: 'a file of another name',
    file: 'brands/wup/themes.json',
    content: '{}',
    rule: 'unknown-file',
    says: /Nothing reads a file of this name.*theme\.json is there already/,
  },
  {
    what: 'a brand.json under another name',
    file: 'brands/nova/Brand.json',
    content: '{ "extends": "base", "key": "NOVA" }',
    rule: 'unknown-file',
    says: /Did you mean 'brand\.json'\?/,
  },
  {
    what: 'a copy of a screen beside the screens',
    file: 'brands/wup/lead.json',
    content: '{}',
    rule: 'unknown-file',
    says: /Did you mean 'screens\/lead\.json'/,
  },
  {
    what: 'a brand file outside any brand',
    file: 'brands/theme.json',
    content: '{}',
    rule: 'unknown-file',
    says: /Here stand registry\.json and the folders of brands/,
  },
  {
    what: 'a folder without brand.json',
    file: 'brands/nova/texts.json',
    content: '{ "$schema": "../../schemas/brand/texts.schema.json" }',
    rule: 'brand-file',
    in: 'brands/nova/brand.json',
    says: /brands\/nova has no brand\.json, so it is not a brand/,
  },
  {
    what: 'a folder in upper case',
    file: 'brands/Nova/brand.json',
    content:
      '{ "$schema": "../../schemas/brand/brand.schema.json", "extends": "wup", "key": "NOVA" }',
    rule: 'folder-name',
    says: /'Nova' is not in lower-case letters.*Rename it to brands\/nova/,
  },
  {
    what: 'a folder with a blank',
    file: 'brands/nova escola/brand.json',
    content:
      '{ "$schema": "../../schemas/brand/brand.schema.json", "extends": "wup", "key": "NOVA" }',
    rule: 'folder-name',
    says: /Rename it to brands\/nova-escola/,
  },
];
