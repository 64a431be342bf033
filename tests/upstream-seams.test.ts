import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { itemsAt, scalarAt, textAt } from '../src/brand/parse/node.ts';
import { compileScreen } from '../src/brand/compile/compile-screen.ts';
import { contextOf, nodeOf } from '../src/brand/brand-test-kit.ts';
import { UPSTREAM_SEAMS } from '../widgets/blocks/upstream-seams.ts';
import { findingsIn } from './brand-mistakes/checked.ts';
import { fixtureBrands } from './fixtures/fixture-brands.ts';
import { root } from './architecture/source-files.ts';
import { checked } from './walk/brands.ts';

const NAMES = Object.keys(UPSTREAM_SEAMS);
const isSeam = (name = '') => NAMES.includes(name);
const PAYMENT = 'brands/vc/screens/payment.json';

/** Every block of every delivered brand that waits for the upstream. */
const declared = checked.brands.flatMap(({ merged }) =>
  [...merged.screens.values()].flatMap((screen) =>
    itemsAt(screen, 'blocks').filter((block) => isSeam(textAt(block, 'block'))),
  ),
);

test('each way to pay that waits for the upstream is declared, switched off, and has its row in the docs', () => {
  expect(new Set(declared.map((block) => textAt(block, 'block')))).toEqual(new Set(NAMES));
  expect(new Set(declared.map((block) => scalarAt(block, 'active')))).toEqual(new Set([false]));
  const [, section] = readFileSync(join(root, 'docs/brands.md'), 'utf8').split(
    '### What waits for the upstream\n',
  );
  const rows = [...section!.split(/^#/m)[0]!.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual(NAMES);
});

test('a buyer gets nothing of what is declared: no block, no word, no chunk, no call', () => {
  const inCompiled = checked.brands.flatMap(({ compiled }) =>
    Object.values(compiled.screens).flatMap(({ blocks }) => blocks.map(({ block }) => block)),
  );
  expect(inCompiled.length).toBeGreaterThan(100);
  expect(inCompiled.filter(isSeam)).toEqual([]);
});

const TITLE = { id: 'title', block: 'heading', text: 'Pagamento' };

test.each(NAMES)('%s draws, loads and sends nothing, even where it is switched on', (block) => {
  const screenOf = (blocks: object[]) => {
    const { context } = contextOf({ texts: {} });
    return compileScreen(context, nodeOf({ blocks }, 'payment.json'));
  };
  // All that a browser ever gets of a screen is what it was compiled to.
  const without = screenOf([TITLE]);
  for (const active of [false, true]) {
    expect(screenOf([TITLE, { id: block, block, active }])).toEqual(without);
  }
});

/** Errors of the fixture brands with one more block on a screen. */
function errorsWith(block: object) {
  const screen = JSON.parse(fixtureBrands.json.get(PAYMENT)!);
  screen.blocks.push(block);
  const json = new Map(fixtureBrands.json).set(PAYMENT, JSON.stringify(screen, null, 2));
  return findingsIn({ ...fixtureBrands, json })
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message, suggestion }) => `${file}: ${message} ${suggestion}`);
}

test.each(Object.entries(UPSTREAM_SEAMS))(
  'a brand that switches on %s is told what is missing and where to read of it',
  (block, { waitsFor }) => {
    expect(errorsWith({ id: 'mine', block, active: true })).toEqual([
      `${PAYMENT}: blocks[mine].active is true. Write false. It waits for ${waitsFor}: see "What waits for the upstream" in docs/brands.md.`,
    ]);
  },
);

test.each([
  ['its parent’s block', { id: 'wallets', active: true }, 'blocks[wallets].active is true.'],
  [
    'one that is not said to be off',
    { id: 'a', block: 'wallets' },
    'Add it, for example "active": false.',
  ],
])('%s is not switched on by mistake', (_, block, words) => {
  expect(errorsWith(block)).toEqual([expect.stringContaining(words)]);
});
