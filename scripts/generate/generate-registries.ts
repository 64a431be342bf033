import { readdir, readFile } from 'node:fs/promises';
import { dirname, posix } from 'node:path';
import { ACTIONS, type ActionDescriptor } from '../../src/contract/actions.ts';
import { FACTS, FACT_NAMES } from '../../src/contract/facts.ts';
import {
  paymentMethod,
  PAYMENT_METHOD_KINDS,
  type PaymentMethodKind,
} from '../../src/contract/payment-methods.ts';
import { GENERATED_BY, writeFormatted } from './read-descriptors.ts';

/** A named export of a file. */
interface Export {
  name: string;
  file: string;
}

/** The exports of a type's constants in the files of a folder, tests left out. */
async function exportsIn(folder: string, type: string): Promise<Export[]> {
  const names = (await readdir(folder)).filter((name) => /(?<!\.test|-test-kit)\.ts$/.test(name));
  const found = names.sort().map(async (name) => {
    const file = posix.join(folder, name);
    const text = await readFile(file, 'utf8');
    return [...text.matchAll(new RegExp(`^export const (\\w+): ${type}\\b`, 'gm'))].map(
      ([, exported]): Export => ({ name: exported!, file }),
    );
  });
  return (await Promise.all(found)).flat();
}

/** Import statements of the exports, as seen from a file. */
function importsFor(target: string, wanted: readonly Export[]): string {
  const files = [...new Set(wanted.map(({ file }) => file))].sort();
  return files
    .map((file) => {
      const names = wanted.filter((one) => one.file === file).map(({ name }) => name);
      return `import { ${names.sort().join(', ')} } from '${posix.relative(dirname(target), file)}';`;
    })
    .join('\n');
}

const ACTION_FOLDER = 'src/checkout/actions';

/** The code that runs each action, with the flags that a form asks for. */
async function actionRegistry(
  target: string,
  isWanted: (action: ActionDescriptor) => boolean,
): Promise<string> {
  const known = await exportsIn(ACTION_FOLDER, 'Action');
  const wanted = Object.entries(ACTIONS).filter(([, action]) => isWanted(action));
  const imports: Export[] = [];
  const entries = wanted.map(([name, { paysBy, needsPrice = false, movesMoney = false }]) => {
    const own = known.find((one) => one.name === name);
    if (!own && !paysBy) throw new Error(`No file of ${ACTION_FOLDER} exports '${name}'.`);
    imports.push(own ?? { name: 'payBy', file: posix.join(ACTION_FOLDER, 'pay.ts') });
    const run = own ? name : `payBy('${paysBy}')`;
    const flags = `needsPrice: ${needsPrice}, movesMoney: ${movesMoney}`;
    return `${name}: { run: ${run}, ${flags}${paysBy ? `, paysBy: '${paysBy}'` : ''} },`;
  });
  return `${GENERATED_BY(`src/contract/actions.ts and ${ACTION_FOLDER}`)}
import type { RegisteredAction } from '../actions/action.ts';
${importsFor(target, [...new Map(imports.map((one) => [one.name, one])).values()])}

export const actions = {
${entries.join('\n')}
} satisfies Readonly<Record<string, RegisteredAction>>;
`;
}

const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the export `member` of each issuing method's file in a folder, by method. */
async function methodRegistry(
  target: string,
  { folder, member, name }: { folder: string; member: string; name: string },
): Promise<string> {
  const files = (await readdir(folder)).filter((file) => /^[a-z-]+\.ts$/.test(file)).sort();
  const fileOf = (kind: PaymentMethodKind) => `${kebabCase(kind)}.ts`;
  const stranger = files.find((file) => !PAYMENT_METHOD_KINDS.some((one) => fileOf(one) === file));
  if (stranger) throw new Error(`${folder}/${stranger} is not named as a payment method.`);
  const missing = PAYMENT_METHOD_KINDS.find(
    (kind) => paymentMethod(kind).settles === 'pending' && !files.includes(fileOf(kind)),
  );
  if (missing) {
    throw new Error(
      `'${missing}' settles as pending, so ${folder}/${fileOf(missing)} has to export '${member}'.`,
    );
  }
  const kinds = PAYMENT_METHOD_KINDS.filter((kind) => files.includes(fileOf(kind))).sort();
  const path = posix.relative(dirname(target), folder);
  return `${GENERATED_BY(folder)}
import type { IssuingMethod } from '../../contract/payment-methods.ts';
${kinds.map((kind) => `import { ${member} as ${kind} } from '${path}/${fileOf(kind)}';`).join('\n')}

export const ${name} = { ${kinds.join(', ')} } satisfies Readonly<Record<IssuingMethod, unknown>>;
`;
}

const ANSWER_FOLDER = 'src/sandbox/answers';

/** The sandbox's answer to each call: the constants that are named as its operationId. */
async function answererRegistry(target: string): Promise<string> {
  const known = await exportsIn(ANSWER_FOLDER, 'Answerer');
  return `${GENERATED_BY(ANSWER_FOLDER)}
import type { OperationId } from '../../contract/generated/operations.ts';
import type { Answerer } from '../answers/answer.ts';
${importsFor(target, known)}

export const answerers: Readonly<Record<OperationId, Answerer>> = {
${known.map(({ name }) => `${name},`).join('\n')}
};
`;
}

/** The names of facts by what knows them, without what else describes them. */
function visitFacts(): string {
  const names = FACT_NAMES.filter((name) => FACTS[name].isOfVisit);
  const ofPlan = FACT_NAMES.filter((name) => FACTS[name].isOfPlan);
  return `${GENERATED_BY('src/contract/facts.ts')}
import type { FactName } from './names.ts';

/** Facts that the server cannot know: what depends on them waits for the visit's memory. */
export const VISIT_FACTS: readonly (FactName | 'answers')[] = ${JSON.stringify([...names, 'answers'])};

/** Facts that depend on the plan: a screen whose conditions ask for them fetches it. */
export const PLAN_FACTS: readonly FactName[] = ${JSON.stringify(ofPlan)};
`;
}

/** Registries that follow from descriptors and from the files of a folder, by path. */
async function registries(): Promise<Record<string, string>> {
  const everyPage = 'src/checkout/generated/actions.ts';
  const payment = 'src/checkout/generated/payment-actions.ts';
  const issues = 'src/sandbox/generated/issues.ts';
  const answerers = 'src/sandbox/generated/answerers.ts';
  return {
    [everyPage]: await actionRegistry(everyPage, ({ chunk }) => chunk === undefined),
    [payment]: await actionRegistry(payment, ({ chunk }) => chunk === 'payment'),
    'src/contract/generated/visit-facts.ts': visitFacts(),
    [issues]: await methodRegistry(issues, {
      folder: 'src/sandbox/charges/methods',
      member: 'issue',
      name: 'issues',
    }),
    [answerers]: await answererRegistry(answerers),
  };
}

/** Writes the registries into the `generated` folders of their rooms. */
export async function generateRegistries(): Promise<void> {
  for (const [path, code] of Object.entries(await registries())) await writeFormatted(path, code);
}
