import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { inherit } from '../../src/brand/inherit/inherit.ts';
import { isSellable, type ParsedSources } from '../../src/brand/parse/brand-files.ts';
import { nodeAt, textAt } from '../../src/brand/parse/node.ts';
import { checkBrands, type CheckedBrands } from '../../src/checker/check-brands.ts';
import { inLanguage, LANGUAGES, type Language } from '../../src/checker/language/translate.ts';
import { formatFinding } from '../../src/checker/output/text.ts';
import { readBrandSources, readMetaSchemas } from '../brand-files/read-brand-sources.ts';
import { CannotRun, oneOf, readArguments, type Ask, type Output } from '../command-line.ts';
import { brandFiles } from './brand-files.ts';
import { NEXT_STEPS } from './next-steps.ts';
import { folderOf, questionsOf, type Answers, type Choices } from './questions.ts';

const text = { type: 'string' } as const;
const OPTIONS = {
  area: text,
  key: text,
  name: text,
  parent: text,
  business: text,
  colour: text,
  product: text,
  price: text,
  domain: text,
  root: { type: 'string', default: '.' },
  lang: text,
} as const;
const USAGE =
  'Usage: npm run new-brand -- --key AULAVIVA --name "Aula Viva" [--parent families/english] [--area BR|MZ] [--business NAME] [--colour #7A1F5C] [--product NAME] [--price 597,90] [--domain https://…] [--lang en|pt-BR]';

/** Writes the smallest valid brand. Gives the exit code: 0 written, 1 it has errors, 2 could not run. */
export async function newBrand(
  args: readonly string[],
  output: Output,
  ask?: Ask,
): Promise<0 | 1 | 2> {
  try {
    const { values } = readArguments({ args: [...args], options: OPTIONS }, USAGE);
    const { root, lang = process.env.CHECK_LANG || 'en', ...flags } = values;
    const language = oneOf('lang', lang, LANGUAGES, USAGE);
    const { checked, schema } = check(root);
    const choices = choicesOf(checked.sources, schema as BrandSchema);
    const answers = await answered(choices, flags, ask, output, language);
    const folder = `brands/${folderOf(answers)}`;
    await mkdir(join(root, folder));
    for (const [name, content] of brandFiles(answers, checked.sources)) {
      await writeFile(join(root, folder, name), await formatted(name, content));
    }
    return tellNext(folder, answers, root, output, language);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    output.stderr(error.message);
    return 2;
  }
}

/** The part of brand.schema.json that names what a brand may choose from. */
interface BrandSchema {
  properties: { area: { enum: string[] }; business: { enum: string[] } };
}

/** Choices of a new brand: parents, areas, businesses, and the keys that are taken. */
function choicesOf(sources: ParsedSources, { properties }: BrandSchema): Choices {
  const { folders } = sources;
  const parents = [...folders.keys()].filter((name) => /^(base$|families\/)/.test(name));
  const own = (name: string, key: string) => textAt(folders.get(name)!.files.get('brand'), key);
  const brands = [...folders.values()].filter(({ name }) => isSellable(name));
  return {
    parents,
    areas: properties.area.enum,
    businesses: properties.business.enum,
    withoutBusiness: parents.filter((name) => own(name, 'business') === undefined),
    takenKeys: brands.map((folder) => {
      const brand = inherit(folder, sources).merged?.brand;
      return `${textAt(brand, 'key')} ${textAt(brand, 'area')}`;
    }),
    folders: [...folders.keys()],
  };
}

/** The text as `npm run format` leaves it. */
async function formatted(name: string, content: string): Promise<string> {
  if (!name.endsWith('.json')) return content;
  return format(content, { ...(await resolveConfig(resolve('package.json'))), filepath: name });
}

/** Sentences about an answer that a question does not take, and about one that is missing. */
const WRONG: Readonly<Record<Language, (answer: string) => string>> = {
  en: (answer) => `'${answer}' is not an answer to it.`,
  'pt-BR': (answer) => `'${answer}' não é uma resposta.`,
};
const MISSING: Readonly<Record<Language, string>> = { en: 'is missing', 'pt-BR': 'falta' };

/**
 * Answers from flags, then from the terminal, then defaults.
 *
 * @throws {CannotRun} with a sentence for each that is invalid or missing.
 */
async function answered(
  choices: Choices,
  flags: Partial<Answers>,
  ask: Ask | undefined,
  output: Output,
  language: Language,
): Promise<Answers> {
  const answers: Partial<Answers> = { business: '' };
  const wrong: string[] = [];
  for (let at = 0; at < questionsOf(choices, answers).length; at++) {
    const { flag, words, usual, isValid } = questionsOf(choices, answers)[at]!;
    let answer = flags[flag];
    while (ask && (answer === undefined || !isValid(answer))) {
      if (answer !== undefined) output.stderr(WRONG[language](answer));
      const typed = await ask(`${words[language]}${usual ? ` [${usual}]` : ''}: `);
      answer = typed.trim() || (usual ?? '');
    }
    answer ??= usual;
    if (answer === undefined) wrong.push(`--${flag} ${MISSING[language]}: ${words[language]}`);
    else if (!isValid(answer))
      wrong.push(`--${flag}: ${words[language]}. ${WRONG[language](answer)}`);
    answers[flag] = answer;
  }
  if (wrong.length > 0) throw new CannotRun([...wrong, USAGE].join('\n'));
  return answers as Answers;
}

function check(root: string): { checked: CheckedBrands; schema: object } {
  const { metaSchemas, programTexts } = readMetaSchemas(root);
  const checked = checkBrands(readBrandSources(root), metaSchemas, programTexts);
  return { checked, schema: metaSchemas.get('brand')!.schema as object };
}

/** Prints the errors of the new brand, if any, and what to do next. */
function tellNext(
  folder: string,
  { key, area, colour }: Answers,
  root: string,
  output: Output,
  language: Language,
): 0 | 1 {
  const { diagnostics, sources } = check(root).checked;
  const errors = diagnostics.filter(
    ({ file, severity }) => severity === 'error' && file.startsWith(`${folder}/`),
  );
  const { json } = readBrandSources(root);
  for (const error of errors) {
    const textOf = (file: string) => json.get(file);
    output.stderr(formatFinding(inLanguage(error, language), textOf, undefined, language));
  }
  const theme = sources.folders.get(folder.slice('brands/'.length))?.files.get('theme');
  const main = textAt(nodeAt(theme, ['light', 'primary', 'main'])) ?? colour;
  const link = `/?product=${key}${area === 'BR' ? '' : `&lang=pt-${area}`}`;
  const isValid = errors.length === 0;
  output.stdout(NEXT_STEPS[language]({ folder, colour, main, link, isValid }));
  return isValid ? 0 : 1;
}
