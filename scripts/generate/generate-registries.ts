import { readdir, readFile } from 'node:fs/promises';
import { dirname, posix } from 'node:path';
import { ACTIONS, type ActionDescriptor } from '../../src/contract/actions.ts';
import { FACTS, FACT_NAMES } from '../../src/contract/facts.ts';
import { camelCase, writeModule } from './write-formatted.ts';

interface Export {
  name: string;
  file: string;
}

/** The exports of a folder's files that a pattern finds and names by its first group; tests left out. */
async function exportsIn(folder: string, pattern: RegExp): Promise<Export[]> {
  const names = (await readdir(folder)).filter((name) => /(?<!\.test|-test-kit)\.ts$/.test(name));
  const found = names.sort().map(async (name) => {
    const file = posix.join(folder, name);
    const text = await readFile(file, 'utf8');
    return [...text.matchAll(pattern)].map((match) => ({ name: match[1]!, file }));
  });
  return (await Promise.all(found)).flat();
}

const variableOf = (file: string): string => camelCase(posix.basename(file, '.ts'));

const importOf = (target: string, { name, file }: Export, variable = name): string => {
  const names = variable === name ? name : `${name} as ${variable}`;
  return `import { ${names} } from '${posix.relative(dirname(target), file)}';`;
};

const ACTION_FOLDER = 'src/checkout/actions';

/** The code that runs each action of a chunk, with the flags that a form asks for. One that charges needs no code of its own. */
async function writeActions(target: string, isOfPayment: boolean): Promise<void> {
  const known = await exportsIn(ACTION_FOLDER, /^export const (\w+(?=: Action\b)|payBy)/gm);
  const actions = Object.entries<ActionDescriptor>(ACTIONS).filter(
    ([, { paysBy }]) => (paysBy !== undefined) === isOfPayment,
  );
  const imports = known.filter(({ name }) =>
    name === 'payBy' ? isOfPayment : actions.some(([action]) => action === name),
  );
  const entries = actions.map(([name, { paysBy, needsPrice = false }]) => {
    const run = paysBy && !known.some((one) => one.name === name) ? `payBy('${paysBy}')` : name;
    const charge = paysBy ? `, paysBy: '${paysBy}'` : '';
    return `${name}: { run: ${run}, needsPrice: ${needsPrice}, movesMoney: ${isOfPayment}${charge} },`;
  });
  await writeModule(
    target,
    `src/contract/actions.ts and ${ACTION_FOLDER}`,
    `import type { RegisteredAction } from '../actions/action.ts';
${imports.map((one) => importOf(target, one)).join('\n')}

export const actions = {
${entries.join('\n')}
} satisfies Readonly<Record<string, RegisteredAction>>;
`,
  );
}

async function writeVisitFacts(): Promise<void> {
  const names = FACT_NAMES.filter((name) => FACTS[name].isOfVisit);
  const ofPlan = FACT_NAMES.filter((name) => FACTS[name].isOfPlan);
  await writeModule(
    'src/contract/generated/visit-facts.ts',
    'src/contract/facts.ts',
    `import type { FactName } from './names.ts';

/** Facts that the server cannot know: what depends on them waits for the visit's memory. */
export const VISIT_FACTS: readonly (FactName | 'answers')[] = ${JSON.stringify([...names, 'answers'])};

/** Facts that depend on the plan: a screen whose conditions ask for them fetches it. */
export const PLAN_FACTS: readonly FactName[] = ${JSON.stringify(ofPlan)};
`,
  );
}

const CHECKER = 'src/checker';
/** The stages that rules belong to, in the order in which a brand passes them. */
const STAGES = ['parse', 'structure', 'brand', 'flow', 'screen', 'form', 'answer', 'text'];

async function writeRules(): Promise<void> {
  const target = `${CHECKER}/generated/rules.ts`;
  const pattern = /^export const (rule(?= = )|rules(?=: readonly Rule\[\] =))/gm;
  const stages = STAGES.map((stage) => exportsIn(posix.join(CHECKER, stage), pattern));
  const rules = (await Promise.all(stages)).flat();
  const nameOf = ({ name, file }: Export) => variableOf(file) + camelCase(`-${name}`);
  await writeModule(
    target,
    'the folders of src/checker',
    `${rules.map((one) => importOf(target, one, nameOf(one))).join('\n')}
import type { Rule } from '../rule.ts';

/** Every rule, stage by stage. */
export const rules: readonly Rule[] = [
${rules.map((one) => `${one.name === 'rules' ? '...' : ''}${nameOf(one)},`).join('\n')}
];
`,
  );
}

const RULES = 'src/rules';

/** The table of one member of all formats: checks and descriptors apart, because browsers load the checks alone. */
async function writeFormats(member: 'checks' | 'descriptors', table: string): Promise<void> {
  const target = `${RULES}/generated/format-${member}.ts`;
  const entries = await readdir(RULES, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const pattern = new RegExp(`^export const (${member})\\b`, 'gm');
  const found = folders.sort().map((name) => exportsIn(posix.join(RULES, name), pattern));
  const formats = (await Promise.all(found)).flat();
  await writeModule(
    target,
    'the folders of src/rules',
    `${formats.map((one) => importOf(target, one, variableOf(one.file))).join('\n')}

export const ${table} = {
${formats.map(({ file }) => `...${variableOf(file)},`).join('\n')}
};
`,
  );
}

export async function generateRegistries(): Promise<void> {
  await writeActions('src/checkout/generated/actions.ts', false);
  await writeActions('src/checkout/generated/payment-actions.ts', true);
  await writeVisitFacts();
  await writeRules();
  await writeFormats('checks', 'formatChecks');
  await writeFormats('descriptors', 'formatDescriptors');
}
