import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { layOutFixtureBrands } from '../../tests/fixtures/fixture-brands.ts';
import { englishWordsIn } from '../../src/checker/language/language-test-kit.ts';
import { newBrand } from './command.ts';
import { LONG } from '../../tests/long.ts';

const root = mkdtempSync(join(tmpdir(), 'guiche-new-brand-'));
layOutFixtureBrands(root);

async function run(args: string, answers?: string[]) {
  const said = { out: '', err: '', asked: [] as string[] };
  const code = await newBrand(
    [...args.split(' ').filter(Boolean), '--root', root],
    { stdout: (text) => (said.out += text), stderr: (text) => (said.err += `${text}\n`) },
    answers &&
      (async (words) => {
        said.asked.push(words);
        return answers[said.asked.length - 1]!;
      }),
  );
  return { code, ...said };
}

test('[BRAND-96] a key, a name and a parent are enough for a valid brand', async () => {
  const { code, out } = await run('--key ZETA --name Zeta&Co --parent families/english');
  expect([code, out]).toEqual([0, expect.stringContaining('Wrote brands/zeta: it is valid')]);
  expect(out).toContain('open /?product=ZETA');
  const files = readdirSync(join(root, 'brands/zeta')).sort();
  expect(files).toContain('brand.json');
  expect(readFileSync(join(root, 'brands/zeta/logo.svg'), 'utf8')).toContain('Zeta&amp;Co');
});

test('npm run format changes nothing in what it writes, and it says what comes next', async () => {
  const { out } = await run('--key CHI --name Chi --parent families/english --colour #C8963E');
  const options = await resolveConfig('package.json');
  for (const name of readdirSync(join(root, 'brands/chi'))) {
    if (!name.endsWith('.json')) continue;
    const text = readFileSync(join(root, 'brands/chi', name), 'utf8');
    expect(await format(text, { ...options, filepath: name }), name).toBe(text);
  }
  for (const command of ['validate-brands', 'format', 'workshop -- --brands chi']) {
    expect(out).toContain(`npm run ${command}`);
  }
  expect(out).toMatch(/shades of #\w{6}, the nearest to #C8963E; /);
});

test('in another area it has a folder and a link of its own', LONG, async () => {
  const { code, out } = await run(
    '--key OMEGA --name O --area MZ --parent base --business events --colour #ffff00',
  );
  expect(code).toBe(0);
  expect(out).toContain('brands/omega-mz');
  expect(out).toContain('open /?product=OMEGA&lang=pt-MZ');
});

test('missing and wrong answers are reported at once, and nothing is written', async () => {
  const before = readdirSync(join(root, 'brands'));
  const { code, err } = await run('--key wup --parent families/englsh --colour red');
  expect(code).toBe(2);
  for (const words of [
    '--key: Its key, as links name it: capital letters, digits and dashes',
    '--name is missing: Its name',
    '--parent: What does it extend? (base, ',
    "--colour: Its colour (#7A1F5C). 'red' is not an answer to it.",
  ]) {
    expect(err).toContain(words);
  }
  expect((await run('--key WUP --name W')).err).toContain("of no other brand (AULA-VIVA). 'WUP'");
  expect((await run('--colour')).code).toBe(2);
  expect(readdirSync(join(root, 'brands'))).toEqual(before);
});

test('without flags the command asks, and asks again after a wrong answer', async () => {
  const own = ['Curso de aula', '250,5', 'https://aula.example.com'];
  const answers = ['', 'aula', 'AULA', 'Aula', 'base', 'events', '', ...own];
  const { code, asked, err } = await run('', answers);
  expect(code).toBe(0);
  expect(asked).toHaveLength(answers.length);
  expect(asked[0]).toMatch(/^Where does it sell\? \(BR, MZ\) \[BR\]: $/);
  expect(err).toBe("'aula' is not an answer to it.\n");
  const brand = JSON.parse(readFileSync(join(root, 'brands/aula/brand.json'), 'utf8'));
  expect(brand.links.production.domain).toBe('https://aula.example.com');
  expect(brand.product).toMatchObject({ name: 'Curso de aula', businessName: 'Aula' });
});

test('in Portuguese it says what is missing, what it wrote and what comes next', LONG, async () => {
  const { err } = await run('--key wup --lang pt-BR');
  expect(err).toContain('--key: A chave, como os links a nomeiam: letras maiúsculas');
  expect(err).toContain('--name falta: O nome, como os compradores leem');
  const { code, out } = await run('--key RHO --name R --parent families/english --lang pt-BR');
  expect([code, out]).toEqual([0, expect.stringContaining('brands/rho: a marca é válida')]);
  expect(englishWordsIn(out)).toEqual([]);
  expect((await run('--key RHO --lang pt')).code).toBe(2);
});

test('a price is sold in the sandbox in parts that make it up', LONG, async () => {
  const { code, out } = await run('--key PSI --name P --parent families/english --price 597,90');
  expect([code, out]).toEqual([0, expect.stringContaining('it is valid')]);
  const { plans } = JSON.parse(readFileSync(join(root, 'brands/psi/sandbox.json'), 'utf8'));
  expect(plans[0]).toEqual({ id: 'anual', $remove: true });
  expect(plans[1]).toMatchObject({ id: 'psi-anual', amount: 597.9, currency: 'BRL' });
  expect(plans[1].installments.at(-1)).toEqual({ id: 12, value: 49.83, totalValue: 597.9 });
  expect((await run('--key PHI --name P --price 0')).err).toContain(
    "above 0 (597,90; empty for the usual one). '0'",
  );
});
