import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { examplesPage } from './reference/examples-page.ts';
import { rulesPage, widgetsPage } from './library-pages.ts';
import { link, page } from './markdown.ts';
import { rulePages } from './reference/rule-pages.ts';
import { schemaPage } from './schema-page.ts';

const target = 'schemas/reference';

/** Pages of the meta-schemas in reading order, what each is about, and pages that go with it. */
const SCHEMAS: readonly [name: string, about: string, more: readonly string[]][] = [
  ['brand', 'what a brand is, sells and links to', ['theme', 'flows', 'screen', 'texts']],
  ['theme', 'its colours and font', ['brand']],
  ['flows', 'the ways through its screens', ['screen', 'when']],
  ['screen', 'what one screen is made of', ['when', 'widgets', 'rules', 'texts']],
  ['texts', 'every text that buyers read', ['screen']],
  ['when', 'conditions: what is there only sometimes', ['screen', 'flows']],
  ['field', 'one field of the library', ['widgets', 'rules']],
  ['sandbox', 'what only the sandbox needs', ['brand']],
  ['registry', 'what stands above all brands', ['brand']],
];
const LIBRARIES: readonly [name: string, about: string][] = [
  ['widgets', 'every input that a field can be drawn with'],
  ['rules', 'every rule that a value can be checked by'],
];

function indexPage(): string {
  const list = (pages: readonly (readonly [string, string, ...unknown[]])[]) =>
    pages.map(([name, about]) => `- ${link(name, `${name}.md`)}: ${about}`).join('\n');
  return page(
    '# Brand reference',
    'The language that brand files are written in, key by key. These pages are made from `schemas/`, `widgets/` and `src/rules/` by `npm run generate`.',
    '“Needed” means that the brand or one that it extends has to say it: what `brands/base` says, no brand needs to repeat. A number in brackets like (D-12) is a decision about something that the specification left open.',
    '## Files',
    list(SCHEMAS),
    '## Examples',
    list([['examples', 'a screen of one’s own, conditions on answers, pages, lists: whole files']]),
    '## What forms are made of',
    `Fields that a form takes by \`"$ref": "fields/<name>"\` and may change in place are the files of ${link('schemas/fields', '../fields')}: each brings its schema, its look, its messages and their texts, and texts.json may have others.`,
    list(LIBRARIES),
    '## What the validator finds',
    list([['rules/README', 'every rule that a finding names, what it means and what to do']]),
  );
}

export async function referencePages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>([
    ['README', indexPage()],
    ['widgets', widgetsPage()],
    ['rules', rulesPage()],
    ['examples', await examplesPage()],
    ...rulePages(),
  ]);
  for (const [name, , more] of SCHEMAS) {
    const schema = JSON.parse(await readFile(`schemas/brand/${name}.schema.json`, 'utf8'));
    const links = more.map((other) => link(other, `${other}.md`));
    pages.set(name, schemaPage(schema, links));
  }
  return pages;
}

export async function generateReference(): Promise<void> {
  const pages = await referencePages();
  await rm(target, { recursive: true, force: true });
  await mkdir(join(target, 'rules'), { recursive: true });
  await Promise.all([...pages].map(([name, text]) => writeFile(join(target, `${name}.md`), text)));
}
