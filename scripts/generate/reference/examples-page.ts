import { readdir, readFile } from 'node:fs/promises';
import { jsonBlock, link, page, section } from '../markdown.ts';

const FOLDER = 'schemas/examples';

/** A file of schemas/examples: what a brand writes for one purpose, beside what it has already. */
export interface BrandExample {
  title: string;
  about: string;
  /** JSON files of the brand's folder, without "$schema". */
  files: Record<string, object>;
}

export async function readExamples(): Promise<BrandExample[]> {
  const names = (await readdir(FOLDER)).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(`${FOLDER}/${name}`, 'utf8'))),
  );
}

/** Whole examples of what brand files can say; a test compiles and draws each of them. */
export async function examplesPage(): Promise<string> {
  const links = ['screen', 'flows', 'when'].map((name) => link(name, `${name}.md`));
  return page(
    '# Examples',
    'What a brand writes beside what it inherits from `base`. `$schema` is left out; an editor adds nothing without it.',
    [link('Brand reference', 'README.md'), ...links].join(' · '),
    ...(await readExamples()).map(({ title, about, files }) => {
      const blocks = Object.entries(files).map(
        ([name, file]) => `\`${name}\`\n\n${jsonBlock(file)}`,
      );
      return section(title, about, ...blocks);
    }),
  );
}
