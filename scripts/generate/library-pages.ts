import type { FieldWidgetDescriptor } from '../../src/contract/descriptors.ts';
import { formatDescriptors } from '../../src/rules/generated/format-descriptors.ts';
import type { FormatDescriptor } from '../../src/rules/rule.ts';
import { anchorOf, code, escaped, jsonBlock, jsonCode, link, page, table } from './markdown.ts';

const INDEX = link('Brand reference', 'README.md');

/** A file of schemas/fields. */
export interface LibraryField {
  schema: Record<string, unknown>;
  ui?: Record<string, unknown>;
  messages?: Record<string, string>;
  texts?: Record<string, string>;
}

/** Library fields by the name that `$ref` takes them by. */
export type Fields = ReadonlyMap<string, LibraryField>;

const ruleLink = (format: string) => link(code(format), `rules.md${anchorOf(format)}`);
const widgetLink = (name: string) => link(code(name), `widgets.md${anchorOf(name)}`);
const fieldLink = (name: string) => link(code(name), `field-library.md${anchorOf(name)}`);

const textIn = (field: LibraryField, part: 'schema' | 'ui', key: string): string | undefined => {
  const value = field[part]?.[key];
  return typeof value === 'string' ? value : undefined;
};

/** Every field of the library as it stands in its file: its schema, its appearance and its messages. */
export function fieldLibraryPage(fields: Fields): string {
  return page(
    '# Field library',
    'Fields that a form takes with `"$ref": "fields/<name>"` and may change in place. A field’s title, placeholder, help and messages are text keys; the field brings their texts along, and texts.json may have others.',
    `${INDEX} · ${link('screen', 'screen.md')} · ${link('field', 'field.md')} · ${link('widgets', 'widgets.md')} · ${link('rules', 'rules.md')}`,
    ...[...fields].map(([name, field]) => fieldSection(name, field)),
  );
}

function fieldSection(name: string, field: LibraryField): string {
  const widget = textIn(field, 'ui', 'ui:widget');
  const format = textIn(field, 'schema', 'format');
  const links = [
    ...(widget ? [`Widget ${widgetLink(widget)}`] : []),
    ...(format ? [`Rule ${ruleLink(format)}`] : []),
  ];
  const shown = { ...field, $schema: undefined };
  return page(`## ${code(name)}`, links.join(' · '), jsonBlock(shown)).trimEnd();
}

/** A widget as the reference describes it. */
export interface WidgetPage {
  name: string;
  description: string;
  /** Options that it understands in 'ui:options'. */
  options: NonNullable<FieldWidgetDescriptor['options']>;
}

const optionRows = (options: WidgetPage['options']): string[][] =>
  Object.entries(options).map(([name, { description, examples }]) => [
    code(name),
    `${escaped(description)} **Example:** ${jsonCode(examples[0])}`,
  ]);

/** Every widget: what it is, which options it understands and which library fields use it. */
export function widgetsPage(widgets: readonly WidgetPage[], fields: Fields): string {
  const sections = widgets.map(({ name, description, options }) => {
    const users = [...fields].filter(([, field]) => textIn(field, 'ui', 'ui:widget') === name);
    const used = users.map(([field]) => fieldLink(field)).join(', ');
    return page(
      `## ${code(name)}`,
      description,
      Object.keys(options).length === 0 ? '' : table(['in `ui:options`', ''], optionRows(options)),
      used && `Used by ${used}.`,
    ).trimEnd();
  });
  return page(
    '# Widgets',
    'Inputs that a form names in `"ui:widget"`. Without a name, the kind of value chooses one.',
    `${INDEX} · ${link('field library', 'field-library.md')} · ${link('screen', 'screen.md')}`,
    ...sections,
  );
}

/** Every rule: the errors it finds, and the library fields that it checks. */
export function rulesPage(fields: Fields): string {
  const descriptors: Record<string, FormatDescriptor> = formatDescriptors;
  const sections = Object.entries(descriptors).map(([format, { errors }]) => {
    const users = [...fields].filter(([, field]) => textIn(field, 'schema', 'format') === format);
    const used = users.map(([field]) => fieldLink(field)).join(', ');
    return page(
      `## ${code(format)}`,
      table(
        ['error', 'meaning'],
        Object.entries(errors).map(([error, meaning]) => [code(error), meaning]),
      ),
      used && `Used by ${used}.`,
    ).trimEnd();
  });
  return page(
    '# Rules',
    'A form names a rule in `"format"` of a text. The rule answers with an error, and `messages` of the field or form give each error its text. Keywords of JSON Schema are errors under their own names: `required`, `enum`, `const`, `pattern`, `minLength`, `minimum` and so on.',
    `${INDEX} · ${link('field library', 'field-library.md')} · ${link('screen', 'screen.md')}`,
    ...sections,
  );
}
