import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { inherit } from '../../src/brand/inherit/inherit.ts';
import { isSellable, type ParsedSources } from '../../src/brand/parse/brand-files.ts';
import { entriesAt, nodeAt, textAt } from '../../src/brand/parse/node.ts';
import { checkBrands, type CheckedBrands } from '../../src/checker/check-brands.ts';
import { inLanguage, type Language } from '../../src/checker/language/translate.ts';
import { formatFinding } from '../../src/checker/output/text.ts';
import { folderOf, questionsOf, type Answers, type Choices } from './answers.ts';
import { brandFiles } from './brand-files.ts';
import { readBrandSources, readMetaSchemas } from '../brand-files/read-brand-sources.ts';
import type { Output } from '../validate-brands/command.ts';
import { languageOf } from '../validate-brands/language-option.ts';
import { SAID, sentenceOf } from './messages.ts';

/** Asks in the terminal; undefined without one. */
export type Ask = ((words: string) => Promise<string>) | undefined;

const FLAGS = [
  'area',
  'key',
  'name',
  'parent',
  'business',
  'colour',
  'product',
  'price',
  'domain',
  'root',
  'lang',
] as const;
const USAGE =
  'Usage: npm run new-brand -- --key AULAVIVA --name "Aula Viva" [--parent families/english] [--area BR|MZ] [--business NAME] [--colour #7A1F5C] [--product NAME] [--price 597,90] [--domain https://…] [--lang en|pt-BR]';

/** Writes the smallest valid brand. Gives the exit code: 0 written, 1 it has errors, 2 could not run. */
export async function newBrand(
  args: readonly string[],
  output: Output,
  ask: Ask,
): Promise<0 | 1 | 2> {
  const given = readFlags(args);
  const { root = '.', lang, ...flags } = given ?? {};
  const language = languageOf(lang);
  if (!given || !language) {
    output.stderr(USAGE);
    return 2;
  }
  const folderOfProject = resolve(root);
  const { checked, schema } = check(folderOfProject);
  const answers = await answered(
    choicesOf(checked.sources, schema as BrandSchema),
    flags,
    ask,
    output,
    language,
  );
  if (!answers) return 2;
  const folder = `brands/${folderOf(answers)}`;
  await mkdir(join(folderOfProject, folder));
  for (const [name, text] of brandFiles(answers, checked.sources)) {
    await writeFile(join(folderOfProject, folder, name), await formatted(name, text));
  }
  return tellNext(folder, answers, folderOfProject, output, language);
}

/** The part of brand.schema.json that names what a brand may choose from. */
interface BrandSchema {
  properties: { area: { enum: string[] }; business: { enum: string[] } };
}

/** Choices of a new brand: parents, areas, and the keys that are taken. */
function choicesOf(sources: ParsedSources, { properties }: BrandSchema): Choices {
  const { folders } = sources;
  const parents = [...folders.keys()].filter((name) => /^(base$|families\/)/.test(name));
  const brands = [...folders.values()].filter(({ name }) => isSellable(name));
  return {
    parents,
    areas: properties.area.enum,
    businesses: properties.business.enum,
    withoutBusiness: parents.filter(
      (name) => textAt(folders.get(name)!.files.get('brand'), 'business') === undefined,
    ),
    takenKeys: brands.map((folder) => {
      const brand = inherit(folder, sources).merged?.brand;
      return `${textAt(brand, 'key')} ${textAt(brand, 'area')}`;
    }),
    folders: [...folders.keys()],
  };
}

/** The text as `npm run format` leaves it. */
async function formatted(name: string, text: string): Promise<string> {
  if (!name.endsWith('.json')) return text;
  return format(text, { ...(await resolveConfig(resolve('package.json'))), filepath: name });
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
  language: Language,
): Promise<Answers | undefined> {
  const spoken = language === 'en' ? 'en' : 'pt';
  const answers: Partial<Answers> = {};
  const wrong: string[] = [];
  for (let at = 0; at < questionsOf(choices, answers).length; at++) {
    const { flag, words, usual, errorIn } = questionsOf(choices, answers)[at]!;
    let answer = flags[flag];
    const sentenceOn = (given: string) => {
      const error = errorIn(given, answers);
      return error && sentenceOf(error, spoken);
    };
    let sentence = answer === undefined ? undefined : sentenceOn(answer);
    while (ask && (answer === undefined || sentence)) {
      if (sentence) output.stderr(sentence);
      const typed = await ask(`${words[spoken]}${usual ? ` [${usual(answers)}]` : ''}: `);
      answer = typed.trim() || (usual?.(answers) ?? '');
      sentence = sentenceOn(answer);
    }
    answer ??= usual?.(answers);
    if (answer === undefined) wrong.push(`${SAID[language].missing(flag)} ${words[spoken]}`);
    else if (sentence) wrong.push(`--${flag}: ${sentence}`);
    answers[flag] = answer;
  }
  if (wrong.length === 0) return answers as Answers;
  output.stderr([...wrong, USAGE].join('\n'));
  return undefined;
}

function check(root: string): { checked: CheckedBrands; schema: object } {
  const { metaSchemas, programTexts } = readMetaSchemas(root);
  const checked = checkBrands(readBrandSources(root), metaSchemas, programTexts);
  return { checked, schema: metaSchemas.get('brand')!.schema as object };
}

function tellNext(
  folder: string,
  { key, area, colour }: Answers,
  root: string,
  output: Output,
  language: Language,
) {
  const said = SAID[language];
  const { diagnostics, sources } = check(root).checked;
  const own = diagnostics.filter(({ file }) => file.startsWith(`${folder}/`));
  const errors = own.filter(({ severity }) => severity === 'error');
  const { json } = readBrandSources(root);
  for (const error of errors) {
    const textOf = (file: string) => json.get(file);
    output.stderr(formatFinding(inLanguage(error, language), textOf, undefined, language));
  }
  const theme = sources.folders.get(folder.slice('brands/'.length))?.files.get('theme');
  const colours = entriesAt(nodeAt(theme, ['light', 'primary'])).length;
  const main = textAt(nodeAt(theme, ['light', 'primary', 'main']));
  if (main && colour && main.toLowerCase() !== colour.toLowerCase()) {
    output.stdout(`${said.colour(colour, main)}\n`);
  }
  const link = `/?product=${key}${area === 'BR' ? '' : `&lang=pt-${area}`}`;
  output.stdout(said.next({ folder, colours, link, isValid: errors.length === 0 }));
  return errors.length === 0 ? 0 : 1;
}
