import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { entriesAt, nodeAt, textAt } from '../../src/brand/parse/node.ts';
import { checkBrands, type CheckedBrands } from '../../src/diagnostics/check-brands.ts';
import { formatFinding } from '../../src/diagnostics/output/text.ts';
import { folderOf, questionsOf, type Answers, type Choices } from './answers.ts';
import { brandFiles } from './brand-files.ts';
import { readBrandSources, readMetaSchemas } from '../brand-files/read-brand-sources.ts';
import type { Output } from '../validate-brands/command.ts';

/** Asks in the terminal; undefined without one. */
export type Ask = ((words: string) => Promise<string>) | undefined;

const FLAGS = ['area', 'key', 'name', 'parent', 'business', 'colour', 'domain', 'root'] as const;
const USAGE =
  'Usage: npm run new-brand -- --key AULAVIVA --name "Aula Viva" [--parent families/english] [--area BR|MZ] [--business NAME] [--colour #7A1F5C] [--domain https://…]';

/** Writes the smallest valid brand. Gives the exit code: 0 written, 1 it has errors, 2 could not run. */
export async function newBrand(
  args: readonly string[],
  output: Output,
  ask: Ask,
): Promise<0 | 1 | 2> {
  const { root = '.', ...flags } = readFlags(args) ?? {};
  if (!readFlags(args)) {
    output.stderr(USAGE);
    return 2;
  }
  const folderOfProject = resolve(root);
  const checked = await check(folderOfProject);
  const answers = await answered(await choicesOf(checked, folderOfProject), flags, ask, output);
  if (!answers) return 2;
  const folder = `brands/${folderOf(answers)}`;
  await mkdir(join(folderOfProject, folder));
  for (const [name, text] of brandFiles(answers)) {
    await writeFile(join(folderOfProject, folder, name), text);
  }
  return tellNext(folder, answers, folderOfProject, output);
}

type Flags = Partial<Record<(typeof FLAGS)[number], string>>;

function readFlags(args: readonly string[]): Flags | undefined {
  try {
    const options = Object.fromEntries(FLAGS.map((name) => [name, { type: 'string' as const }]));
    return parseArgs({ args: [...args], options }).values as Flags;
  } catch {
    return undefined;
  }
}

/** Answers from flags, then from the terminal, then defaults; undefined if one is invalid or missing. */
async function answered(
  choices: Choices,
  flags: Partial<Answers>,
  ask: Ask,
  output: Output,
): Promise<Answers | undefined> {
  const answers: Partial<Answers> = {};
  const wrong: string[] = [];
  for (let at = 0; at < questionsOf(choices, answers).length; at++) {
    const { flag, words, usual, errorIn } = questionsOf(choices, answers)[at]!;
    let answer = flags[flag];
    let sentence = answer === undefined ? undefined : errorIn(answer, answers);
    while (ask && (answer === undefined || sentence)) {
      if (sentence) output.stderr(sentence);
      const typed = await ask(`${words}${usual ? ` [${usual(answers)}]` : ''}: `);
      answer = typed.trim() || (usual?.(answers) ?? '');
      sentence = errorIn(answer, answers);
    }
    answer ??= usual?.(answers);
    if (answer === undefined) wrong.push(`--${flag} is missing. ${words}`);
    else if (sentence) wrong.push(`--${flag}: ${sentence}`);
    answers[flag] = answer;
  }
  if (wrong.length === 0) return answers as Answers;
  output.stderr([...wrong, USAGE].join('\n'));
  return undefined;
}

async function check(root: string): Promise<CheckedBrands> {
  const { metaSchemas, programTexts } = await readMetaSchemas(root);
  return checkBrands(await readBrandSources(root), metaSchemas, programTexts);
}

async function choicesOf({ sources, brands }: CheckedBrands, root: string): Promise<Choices> {
  const { folders } = sources;
  const parents = [...folders.keys()].filter((name) => /^(base$|families\/)/.test(name));
  const { metaSchemas } = await readMetaSchemas(root);
  const schema = metaSchemas.get('brand')!.schema as {
    properties: { area: { enum: string[] }; business: { enum: string[] } };
  };
  return {
    parents,
    areas: schema.properties.area.enum,
    businesses: schema.properties.business.enum,
    withoutBusiness: parents.filter(
      (name) => textAt(folders.get(name)!.files.get('brand'), 'business') === undefined,
    ),
    takenKeys: brands.map(
      ({ merged: { brand } }) => `${textAt(brand, 'key')} ${textAt(brand, 'area')}`,
    ),
    folders: [...folders.keys()],
  };
}

async function tellNext(folder: string, { key, area }: Answers, root: string, output: Output) {
  const { diagnostics, sources } = await check(root);
  const own = diagnostics.filter(({ file }) => file.startsWith(`${folder}/`));
  const errors = own.filter(({ severity }) => severity === 'error');
  const { json } = await readBrandSources(root);
  for (const error of errors) output.stderr(formatFinding(error, (file) => json.get(file)));
  const theme = sources.folders.get(folder.slice('brands/'.length))?.files.get('theme');
  const colours = entriesAt(nodeAt(theme, ['light', 'primary'])).length;
  output.stdout(`Wrote ${folder}: ${errors.length === 0 ? 'it is valid' : 'see the errors above'}.

Next:
  1. ${folder}/brand.json   put in the owner's links and ids, then delete the line "placeholder"
  2. ${folder}/theme.json   ${colours} colours were made of one; the rest comes from its parent
  3. ${folder}/*.svg        put the owner's logo, icon and loading image over these
  4. ${folder}/texts.json   write it for texts that differ; schemas/reference/texts.md has all keys
  5. npm run validate-brands, then npm run preview-brands
  6. npm start, and open /?product=${key}${area === 'BR' ? '' : `&lang=pt-${area}`}`);
  return errors.length === 0 ? 0 : 1;
}
