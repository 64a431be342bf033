import { posix } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldWidgetFacts } from '../../src/contract/generated/field-widgets.ts';
import { formats } from '../../src/rules/formats.ts';
import { referencePages } from './generate-reference.ts';

const pages = await referencePages();

/** Names of all properties of a schema, at any depth; examples hold properties of their own. */
function propertiesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'examples') return [];
    const names = key === 'properties' ? Object.keys(value as object) : [];
    return [...names, ...propertiesIn(value)];
  });
}

const schemas = readdirSync('schemas/brand').map((file) => file.replace('.schema.json', ''));

test.each(schemas)('the page of %s describes every key', (name) => {
  const schema: unknown = JSON.parse(readFileSync(`schemas/brand/${name}.schema.json`, 'utf8'));
  const page = pages.get(name) ?? '';
  const described = new Set(
    [...page.matchAll(/^\| \[?`([^`]+)`/gm)].map(([, path]) => path!.split('.').at(-1)!),
  );
  const dotted = (key: string) => key.split('.').at(-1)!;
  expect(propertiesIn(schema).filter((key) => !described.has(dotted(key)))).toEqual([]);
});

test('every widget and rule has its section', () => {
  const widgets = [...fieldWidgetFacts].filter(([, { origin }]) => origin !== 'rjsf');
  const widgetNames = widgets.map(([name]) => name);
  const lists = { widgets: widgetNames, rules: Object.keys(formats) };
  for (const [page, names] of Object.entries(lists)) {
    for (const name of names) expect(pages.get(page)).toContain(`\n## \`${name}\`\n`);
  }
});

/** A page without its examples. */
const prose = (text: string) => text.replaceAll(/^```[^]*?^```$/gm, '');

test('every link leads to a page', () => {
  for (const [name, text] of pages) {
    for (const [, target = ''] of prose(text).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (target === '../fields') continue;
      const path = posix.join(posix.dirname(name), target).replace(/\.md$/, '');
      expect(pages.has(path), `${name}: ${target}`).toBe(true);
    }
  }
});
