import { formatDescriptors } from '../../src/rules/generated/format-descriptors.ts';
import type { FormatDescriptor } from '../../src/rules/rule.ts';
import { code, escaped, jsonCode, link, page, section, table } from './markdown.ts';
import { fieldGroups, fieldWidgets, hasOwnName } from './read-descriptors.ts';

const LINKS = [
  link('Brand reference', 'README.md'),
  link('field library', '../fields'),
  link('screen', 'screen.md'),
].join(' · ');

function optionRows(name: string): string[][] {
  const { optionsOf, options = {} } = fieldWidgets.find((one) => one.name === name) ?? {};
  const own = Object.entries(options).map(([option, [description, example]]) => [
    code(option),
    `${escaped(description)} **Example:** ${jsonCode(example)}`,
  ]);
  return [...(optionsOf ? optionRows(optionsOf) : []), ...own];
}

export const widgetsPage = (): string =>
  page(
    '# Widgets',
    'Inputs that a form names in `"ui:widget"`. Without a name, the kind of value chooses one.',
    LINKS,
    ...[...fieldWidgets.filter(hasOwnName), ...fieldGroups].map(({ name, description = '' }) =>
      section(code(name), description, table(['in `ui:options`', ''], optionRows(name))),
    ),
  );

export const rulesPage = (): string =>
  page(
    '# Rules',
    'A form names a rule in `"format"` of a text. The rule answers with an error, and `messages` of the field or form give each error its text. Keywords of JSON Schema are errors under their own names: `required`, `enum`, `const`, `pattern`, `minLength`, `minimum` and so on.',
    LINKS,
    ...Object.entries<FormatDescriptor>(formatDescriptors).map(([format, { errors }]) => {
      const rows = Object.entries(errors).map(([error, meaning]) => [code(error), meaning]);
      return section(code(format), table(['error', 'meaning'], rows));
    }),
  );
