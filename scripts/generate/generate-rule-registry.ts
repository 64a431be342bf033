import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = 'src/checker';
const TARGET = `${ROOT}/generated`;
const BANNER = '// Generated from the folders of src/checker by `npm run generate`. Do not edit.\n';

/** The stages that rules belong to, in the order in which a brand passes them. */
const STAGES = ['parse', 'structure', 'brand', 'flow', 'screen', 'form', 'answer', 'text'];

/** Files of a stage that export a rule, without their ending. */
async function rulesOf(stage: string): Promise<string[]> {
  const files = (await readdir(join(ROOT, stage))).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(ROOT, stage, name), 'utf8')));
  return files
    .filter((_, at) => /^export const rule: Rule = /m.test(texts[at]!))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();
}

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Writes the list of all rules: every file of a stage that exports one. */
export async function generateRuleRegistry(): Promise<void> {
  const imports: string[] = [];
  const all: string[] = [];
  for (const stage of STAGES) {
    for (const name of await rulesOf(stage)) {
      const variable = `${camelCase(name)}Rule`;
      imports.push(`import { rule as ${variable} } from '../${stage}/${name}.ts';`);
      all.push(`  ${variable},`);
    }
  }
  const content = [
    BANNER,
    ...imports,
    "import type { Rule } from '../rule.ts';",
    '',
    '/** Every rule, stage by stage. */',
    'export const rules: readonly Rule[] = [',
    ...all,
    '];',
    '',
  ];
  await mkdir(TARGET, { recursive: true });
  await writeFile(join(TARGET, 'rules.ts'), content.join('\n'));
}
