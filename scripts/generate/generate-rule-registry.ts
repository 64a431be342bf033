import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { camelCase, GENERATED_BY } from './read-descriptors.ts';

const ROOT = 'src/checker';
const TARGET = `${ROOT}/generated`;

/** The stages that rules belong to, in the order in which a brand passes them. */
const STAGES = ['parse', 'structure', 'brand', 'flow', 'screen', 'form', 'answer', 'text'];

/** Files of a stage that export a rule or a table of rules, without their ending. */
async function rulesOf(stage: string): Promise<{ name: string; isTable: boolean }[]> {
  const files = (await readdir(join(ROOT, stage))).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(ROOT, stage, name), 'utf8')));
  return files
    .map((name, at) => ({ name: name.replace(/\.ts$/, ''), text: texts[at]! }))
    .filter(({ text }) => /^export const (rule|rules: readonly Rule\[\]) = /m.test(text))
    .map(({ name, text }) => ({ name, isTable: text.includes('export const rules: ') }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Writes the list of all rules: the rule or the table of rules of every file of a stage. */
export async function generateRuleRegistry(): Promise<void> {
  const imports: string[] = [];
  const all: string[] = [];
  for (const stage of STAGES) {
    for (const { name, isTable } of await rulesOf(stage)) {
      const exported = isTable ? 'rules' : 'rule';
      const variable = `${camelCase(name)}${isTable ? 'Rules' : 'Rule'}`;
      imports.push(`import { ${exported} as ${variable} } from '../${stage}/${name}.ts';`);
      all.push(`  ${isTable ? '...' : ''}${variable},`);
    }
  }
  const content = [
    GENERATED_BY('the folders of src/checker'),
    ...imports,
    "import type { Rule } from '../rule.ts';",
    '',
    '/** Every rule, stage by stage. */',
    'export const rules: readonly Rule[] = [',
    ...all,
    '];',
    '',
  ];
  await writeFile(join(TARGET, 'rules.ts'), content.join('\n'));
}
