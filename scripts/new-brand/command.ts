import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Language } from '../../src/checker/language/translate.ts';
import { checkerOf, readBrandSources } from '../brand-files/read-brand-sources.ts';
import { errorTexts } from '../brand-files/report-diagnostics.ts';
import { CannotRun, languageOf, readArguments, runCommand, type Output } from '../command-line.ts';
import { formatted } from '../generate/write-formatted.ts';
import { brandFiles } from './brand-files.ts';

const text = { type: 'string' } as const;
const OPTIONS = {
  key: text,
  name: text,
  parent: text,
  business: text,
  root: { type: 'string', default: '.' },
  lang: text,
} as const;
const USAGE =
  'Usage: npm run new-brand -- --key AULA-VIVA --name "Aula Viva" --parent families/english [--business NAME] [--lang en|pt-BR]';

/** Capital letters, digits and dashes, for the folder has the same name in small letters. */
const KEY = /^[A-Z0-9]+(-[A-Z0-9]+)*$/;

const NEXT: Readonly<Record<Language, (folder: string, key: string) => string>> = {
  en: (folder, key) =>
    `Wrote ${folder}: it is valid. Put the owner's links, ids, colours and images in the place of its placeholders; docs/brands.md says how.
Every screen: npm run workshop. To buy: npm start, and open /?product=${key}`,
  'pt-BR': (folder, key) =>
    `Gravado ${folder}: a marca é válida. Troque os valores provisórios pelos links, ids, cores e imagens verdadeiros; docs/mude-uma-marca.md diz como.
Todas as telas: npm run workshop. Para comprar: npm start, e abra /?product=${key}`,
};

/** Writes the smallest valid brand. Gives the exit code: 0 written, 1 it would have errors, 2 could not run. */
export async function newBrand(args: readonly string[], output: Output): Promise<0 | 1 | 2> {
  return runCommand(output, async () => {
    const { values } = readArguments({ args: [...args], options: OPTIONS }, USAGE);
    const { key, name, parent, business, root, lang } = values;
    const language = languageOf(lang, USAGE);
    if (!key || !name?.trim() || !parent)
      throw new CannotRun(`--key, --name and --parent are needed. ${USAGE}`);
    if (!KEY.test(key))
      throw new CannotRun(`--key takes capital letters, digits and dashes, not '${key}'. ${USAGE}`);
    const folder = `brands/${key.toLowerCase()}`;
    const path = join(root, folder);
    if (existsSync(path)) throw new CannotRun(`There is a brand in ${folder} already.`);
    await mkdir(path);
    for (const [file, content] of brandFiles({ key, name: name.trim(), parent, business })) {
      const written = file.endsWith('.json') ? await formatted(resolve(file), content) : content;
      await writeFile(join(path, file), written);
    }
    const sources = readBrandSources(root);
    const own = checkerOf(root)(sources).diagnostics.filter(({ file }) =>
      file.startsWith(`${folder}/`),
    );
    const errors = errorTexts(own, language, (file) => sources.json.get(file));
    for (const error of errors) output.stderr(error);
    if (errors.length > 0) {
      await rm(path, { recursive: true });
      return 1;
    }
    output.stdout(NEXT[language](folder, key));
    return 0;
  });
}
