import type { FieldWidgetDescriptor } from '../../src/contract/descriptors.ts';
import { formatDescriptors } from '../../src/rules/generated/format-descriptors.ts';
import type { FormatDescriptor } from '../../src/rules/rule.ts';
import { code, escaped, jsonCode, link, page, table } from './markdown.ts';

const INDEX = link('Brand reference', 'README.md');

const LIBRARY = link('field library', '../fields');

export interface WidgetPage {
  name: string;
  description: string;
  options: NonNullable<FieldWidgetDescriptor['options']>;
}

const optionRows = (options: WidgetPage['options']): string[][] =>
  Object.entries(options).map(([name, [description, example]]) => [
    code(name),
    `${escaped(description)} **Example:** ${jsonCode(example)}`,
  ]);

export const widgetsPage = (widgets: readonly WidgetPage[]): string =>
  page(
    '# Widgets',
    'Inputs that a form names in `"ui:widget"`. Without a name, the kind of value chooses one.',
    `${INDEX} · ${LIBRARY} · ${link('screen', 'screen.md')}`,
    ...widgets.map(({ name, description, options }) =>
      page(
        `## ${code(name)}`,
        description,
        table(['in `ui:options`', ''], optionRows(options)),
      ).trimEnd(),
    ),
  );

export function rulesPage(): string {
  const descriptors: Record<string, FormatDescriptor> = formatDescriptors;
  return page(
    '# Rules',
    'A form names a rule in `"format"` of a text. The rule answers with an error, and `messages` of the field or form give each error its text. Keywords of JSON Schema are errors under their own names: `required`, `enum`, `const`, `pattern`, `minLength`, `minimum` and so on.',
    `${INDEX} · ${LIBRARY} · ${link('screen', 'screen.md')}`,
    ...Object.entries(descriptors).map(([format, { errors }]) => {
      const rows = Object.entries(errors).map(([error, meaning]) => [code(error), meaning]);
      return page(`## ${code(format)}`, table(['error', 'meaning'], rows)).trimEnd();
    }),
  );
}
