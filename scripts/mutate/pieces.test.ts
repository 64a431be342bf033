import { expect, test } from 'vitest';
import { batchesOf, changedLines, piecesOf, type Piece } from './pieces.ts';

test('a piece is a folder of a mutated room, without tests, kits and generated tables', () => {
  const files = [
    'src/flow/link.ts',
    'src/flow/link.test.ts',
    'src/flow/config/read-props.ts',
    'src/flow/config/no-loops.property.test.ts',
    'src/rules/cpf/cpf.ts',
    'src/rules/generated/registry.ts',
    'src/brand/brand-test-kit.ts',
    'src/checkout/hooks/coupon/use-coupon.ts',
    'src/checkout/hooks.ts',
    'src/server/handler.ts',
    'docs/testing.md',
  ];
  expect(piecesOf(files)).toEqual([
    { room: 'rules', folder: 'src/rules/cpf', mutate: ['src/rules/cpf/cpf.ts'] },
    { room: 'flow', folder: 'src/flow', mutate: ['src/flow/link.ts'] },
    { room: 'flow', folder: 'src/flow/config', mutate: ['src/flow/config/read-props.ts'] },
    { room: 'checkout', folder: 'src/checkout', mutate: ['src/checkout/hooks.ts'] },
    {
      room: 'checkout/hooks',
      folder: 'src/checkout/hooks/coupon',
      mutate: ['src/checkout/hooks/coupon/use-coupon.ts'],
    },
  ]);
});

test('of a changed file only the new lines are mutated', () => {
  const diff = [
    '--- a/src/flow/link.ts',
    '+++ b/src/flow/link.ts',
    '@@ -3,2 +3 @@ export',
    '-old',
    '+new',
    '@@ -9,0 +9,3 @@',
    '@@ -20,4 +22,0 @@',
    '+++ b/src/flow/step.ts',
    '@@ -1 +0,0 @@',
  ].join('\n');
  const lines = changedLines(diff);
  expect([...lines]).toEqual([['src/flow/link.ts', ['3-3', '9-11']]]);
  expect(piecesOf([...lines.keys()], (file) => lines.get(file)!)[0]!.mutate).toEqual([
    'src/flow/link.ts:3-3',
    'src/flow/link.ts:9-11',
  ]);
});

test('small folders of one room are tried together, twenty files at most', () => {
  const piece = (folder: string, files: number, room: Piece['room'] = 'rules'): Piece => ({
    room,
    folder,
    mutate: Array.from({ length: files }, (_, at) => `${folder}/${at}.ts`),
  });
  const [a, b, c] = [piece('src/rules/a', 12), piece('src/rules/b', 8), piece('src/rules/c', 1)];
  const [large, small] = [piece('src/flow', 24, 'flow'), piece('src/flow/config', 1, 'flow')];
  expect(batchesOf([a, b, c, large, small])).toEqual([[a, b], [c], [large], [small]]);
});
