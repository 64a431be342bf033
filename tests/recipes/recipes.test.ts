import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONG } from '../long.ts';
import { CleanClone } from './clean-clone.ts';
import { commandsOf, sectionsOf, stepsOf, type Step } from './steps.ts';

const EXAMPLES = 'docs/recipes.md';
const BRANDS = 'docs/brands.md';
const recipes = sectionsOf('CONTRIBUTING.md', '###');
const examples = new Map([...sectionsOf(EXAMPLES)].map(([name, text]) => [name, stepsOf(text)]));
const newBrand = stepsOf(sectionsOf(BRANDS).get('A new brand from scratch') ?? '');
const fiveMinutes = sectionsOf(BRANDS).get('Change a brand in five minutes') ?? '';
const deploy = stepsOf(sectionsOf('docs/deploy.md').get('Node') ?? '');

const pathsOf = (steps: readonly Step[]) =>
  steps.flatMap((one) => (one.kind === 'command' ? [] : [one.path]));

/** Files that a recipe lists: `<name>` stands for any name, a folder for what is in it. */
function filesOf(recipe: string) {
  const items = [...recipe.matchAll(/^\d+\. (.+)$/gm)].map(([, item]) => item!);
  return items
    .filter((item) => !item.startsWith('`npm run generate`'))
    .flatMap((item) => {
      const isNeeded = !/ where (it|they) | if (any|there)/.test(item.split('. ')[0]!);
      const named = [...item.matchAll(/`((?:src|widgets|schemas|brands|tests)\/[^`]+)`/g)];
      return named.map(([, path]) => {
        const pattern = path!.replaceAll('.', '\\.').replaceAll(/<[\w-]+>/g, '[^/]+');
        return {
          path: path!,
          isNeeded,
          pattern: new RegExp(`^${pattern}${path!.endsWith('/') ? '' : '$'}`),
        };
      });
    });
}

const besideOf = (path: string) => path.replace(/\.test\.(tsx?)$/, '.$1');

test('each recipe has an example, and each example a recipe or JSON alone', () => {
  const ofJson = [...examples].filter(([, steps]) =>
    pathsOf(steps).every((path) => path.startsWith('brands/')),
  );
  const names = [...recipes.keys(), ...ofJson.map(([name]) => name)];
  expect([...examples.keys()].toSorted()).toEqual(names.toSorted());
});

test.each([...recipes])(
  '%s: the example has the files of the recipe, and no others',
  (name, recipe) => {
    const listed = filesOf(recipe);
    const paths = pathsOf(examples.get(name) ?? []);
    const isListed = (path: string) =>
      listed.some(({ pattern }) => pattern.test(path) || pattern.test(besideOf(path)));
    expect(paths.filter((path) => !isListed(path))).toEqual([]);
    const missing = listed.filter(
      ({ isNeeded, pattern }) => isNeeded && !paths.some((path) => pattern.test(path)),
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  },
);

test('every block of code names its files', () => {
  const text = [...sectionsOf(EXAMPLES).values()].join('\n');
  const json = [...text.matchAll(/^`([^`\n]+)`.*\n\n```json (?:change )?(\S+)$/gm)];
  expect(json.map(([, named]) => named)).toEqual(json.map(([, , path]) => path));
  const others = [...text.matchAll(/^```(?:diff\n--- |tsx?\n\/\/ )\S+$/gm)];
  const all = [...text.matchAll(/^```(?:json|diff|ts)/gm)];
  expect(json.length + others.length).toBe(all.length);
});

describe('on a clean clone', () => {
  let clone: CleanClone;
  beforeAll(() => {
    clone = new CleanClone();
  }, 120_000);
  afterAll(() => clone.remove(), 60_000);

  const follow = (steps: readonly Step[]) => {
    for (const step of steps) if (step.kind !== 'command') clone.follow(step);
  };
  const linesOf = (steps: readonly Step[]) =>
    steps.flatMap((step) => (step.kind === 'command' ? [step.line] : []));

  test('each example is generated, typed and tested', { ...LONG, timeout: 900_000 }, () => {
    const steps = [...examples.values()].flat();
    follow(steps);
    for (const line of commandsOf(steps)) clone.run(line);
    clone.run('npx tsc --noEmit');
    clone.run('npx vitest run tests/architecture.test.ts');
    expect(clone.run('git status --short')).toMatch(/^ M schemas\/reference\//m);
  });

  test(
    'the new brand is valid, the change in five minutes has the warning that the guide names',
    { ...LONG, timeout: 300_000 },
    () => {
      follow(newBrand);
      const said = linesOf(newBrand).map((line) => clone.run(line));
      expect(said.at(-1)).toContain('AULAVIVA BR  valid');
      follow(stepsOf(fiveMinutes));
      const [, line] = /`(npm run validate-brands -- brands\/\w+)`/.exec(fiveMinutes)!;
      const found = clone.run(line!).match(/(?<=warning +\[)[\w-]+/g);
      expect([...new Set(found)].toSorted()).toEqual(['lead-fields']);
    },
  );

  test(
    'deploy: what was built is ready and draws pages, but nothing invented unless it is told to',
    { ...LONG, timeout: 600_000 },
    async () => {
      const [build, serve] = linesOf(deploy);
      clone.run(build!);
      const origin = originIn(await clone.serve(serve!));
      for (const path of ['/healthcheck', '/readiness']) {
        expect(await (await fetch(origin + path)).text(), path).toBe('ok');
      }
      const page = await (await fetch(`${origin}/generic-error?product=AULAVIVA`)).text();
      expect(page).toContain('Ocorreu um erro inesperado');
      const unfinished = serve!.replace('ALLOW_PLACEHOLDERS=1 ', '');
      await expect(clone.serve(unfinished)).rejects.toThrow('No brand is open');
    },
  );

  test(
    'first day: npm start prints a link per brand, and the changes are what a buyer reads',
    { ...LONG, timeout: 300_000 },
    async () => {
      const said = await clone.serve('npm start');
      const origin = originIn(said);
      const links = said.match(/http:\S+product=\S+/g) ?? [];
      expect(links.length).toBe(28);
      const read = async (link: string) => (await fetch(link)).text();
      const aulaviva = await read(links.find((link) => link.includes('AULAVIVA'))!);
      expect(aulaviva).toContain('Sua próxima aula começa aqui.');
      expect(aulaviva).toContain('Para avisar das aulas perto de você.');
      expect(await read(`${origin}/lead?product=NUMBERONE`)).toContain('Comece hoje');
      expect(await read(`${origin}/lead?product=ESCOLACONQUER`)).toContain('Matrícula');
    },
  );
});

/** The address in the line by which a server says that it is ready. */
const originIn = (said: string) => /^ready on (\S+)/m.exec(said)![1]!;
