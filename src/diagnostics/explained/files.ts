import type { Explanations } from './explained.ts';

/** Rules of files as such: whether they can be read, and where they stand. */
export const ofFiles: Explanations = {
  'json-syntax': {
    means: 'The file is no JSON, so nothing of it can be read, and the brand cannot be sold.',
    mend: 'Look at the marked place: most often a comma, a quote or a brace is missing or one too many.',
    example: {
      file: 'texts.json',
      wrong: '{ "lead.title": "Seus dados", }',
      right: '{ "lead.title": "Seus dados" }',
    },
  },
  'json-encoding': {
    means:
      'The file is not saved as UTF-8, or begins with an invisible mark. Letters with accents would be lost.',
    mend: 'Save the file anew with the encoding “UTF-8” (without “BOM”).',
  },
  'json-duplicate-key': {
    means:
      'One key stands twice in the same object, and only the last one counts. Somebody meant the other.',
    mend: 'Keep one of the two.',
    example: {
      file: 'texts.json',
      wrong: '{ "lead.title": "Seus dados", "lead.title": "Comece aqui" }',
      right: '{ "lead.title": "Comece aqui" }',
    },
  },
  'file-size': {
    means: 'The file is larger or deeper than any brand file has reason to be, so it is not read.',
    mend: 'Look for something that was pasted by mistake, or split the file.',
  },
  'unreadable-file': {
    means:
      'The file is there, but cannot be opened: it is a folder, a broken link, or may not be read.',
    mend: 'Put the file itself at this place and let everybody read it.',
  },
  'unknown-file': {
    means: 'Nothing reads a file of this name at this place, so what it says has no effect.',
    mend: 'Rename or move it. A brand folder holds brand.json, theme.json, flows.json, texts.json, sandbox.json, its images and screens/<template>.json.',
  },
  'brand-file': {
    means: 'A folder below brands/ without brand.json is no brand.',
    mend: 'Add a brand.json with at least "extends" and "key", or delete the folder.',
  },
  'folder-name': {
    means: 'Folder names are part of addresses, so they are lower case, with dashes.',
    mend: 'Rename the folder: brands/minha-marca.',
  },
  'schema-path': {
    means:
      'With "$schema" an editor completes and explains every key of the file. Without it you work blind.',
    mend: 'Write the path that the finding gives as the first line.',
    example: {
      file: 'texts.json',
      wrong: { 'lead.title': 'Comece aqui' },
      right: { $schema: '../../schemas/brand/texts.schema.json', 'lead.title': 'Comece aqui' },
    },
  },
  'unknown-key': {
    means: 'No part of the program reads this key: it is misspelt, or stands in the wrong object.',
    mend: 'Take the name that is suggested, or look the key up in the reference of this file.',
    example: { file: 'brand.json', wrong: { stepNumber: 4 }, right: { stepsNumber: 4 } },
  },
  'missing-key': {
    means:
      'Something that every brand needs is said neither here nor by a folder that this one extends.',
    mend: 'Add the key; the finding gives an example.',
    example: {
      file: 'brand.json',
      wrong: { orderBump: {} },
      right: { orderBump: { planId: 'anual' } },
    },
  },
  type: {
    means:
      'The value is of another kind than the program can use: a text instead of a number, one value instead of a list.',
    mend: 'Numbers, true and false stand without quotes, texts in double quotes, lists in [ ].',
    example: { file: 'brand.json', wrong: { stepsNumber: '4' }, right: { stepsNumber: 4 } },
  },
  value: {
    means: 'The value is of the right kind, but not one that is allowed here.',
    mend: 'Take one of the values that are named, or one like the example.',
    example: { file: 'brand.json', wrong: { dsMode: 'escuro' }, right: { dsMode: 'dark' } },
  },
  'duplicate-id': {
    means:
      'Two entries of one list have the same id. Whoever extends this list could not say which one is meant.',
    mend: 'Give one of them another id, or delete it.',
    example: {
      file: 'brand.json',
      wrong: {
        refererOptions: [
          { id: 'feira', label: 'Feira' },
          { id: 'feira', label: 'Evento' },
        ],
      },
      right: {
        refererOptions: [
          { id: 'feira', label: 'Feira' },
          { id: 'evento', label: 'Evento' },
        ],
      },
    },
  },
  extends: {
    means:
      'A brand takes over what the folder named in "extends" says. Without it, almost everything is missing.',
    mend: 'Name "base", a family such as "families/english", or the folder of another brand; never one that extends this brand.',
    example: { file: 'brand.json', wrong: { extends: 'basis' }, right: { extends: 'base' } },
  },
  'merge-id': {
    means:
      'An entry of a list was to change or follow one of the parent, but the parent has none of this id.',
    mend: 'Write the id as the parent has it.',
    example: {
      file: 'brand.json',
      wrong: { refererOptions: [{ id: 'googel', $remove: true }] },
      right: { refererOptions: [{ id: 'google', $remove: true }] },
    },
  },
  'merge-nothing': {
    means:
      '`null`, "after" and "$remove" speak of something that a parent says, but no parent says it.',
    mend: 'Delete the line, or look for a slip in the key.',
    example: { file: 'brand.json', wrong: { orderBump: null }, right: {} },
  },
  'repeats-parent': {
    means:
      'The brand says what its parent says already. When the parent changes, this brand would silently stay behind.',
    mend: 'Delete the line; `npm run validate-brands -- --fix` does.',
    example: { file: 'brand.json', wrong: { stepsNumber: 3 }, right: {} },
  },
  'missing-file': {
    means: 'Neither the folder nor one that it extends has a file that no brand can do without.',
    mend: 'Add the file, or extend a folder that has it.',
  },
};
