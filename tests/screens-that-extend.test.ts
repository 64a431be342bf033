import { expect, test } from 'vitest';
import { brandWith } from './drawing/brands.ts';

const blocksOf = (brand: ReturnType<typeof brandWith>, template: string) =>
  brand.screens[template]!.blocks.map(({ id }) => id);

test('a screen that extends another one keeps it when a brand says more of it', () => {
  const title = { id: 'title', block: 'heading', text: 'own.title' };
  const brand = brandWith({
    texts: { 'own.title': 'Mais um passo' },
    'screens/payment/upgrade': { blocks: [title] },
  });
  expect(blocksOf(brand, 'payment/upgrade')).toEqual(blocksOf(brand, 'payment'));
  expect(brand.screens['payment/upgrade']!.blocks[0]).toMatchObject({ text: 'Mais um passo' });
});

test('what a brand says of the payment holds for all that extends it', () => {
  const brand = brandWith({
    'screens/payment': { blocks: [{ id: 'safe', $remove: true }] },
  });
  for (const template of ['payment/upgrade', 'payment/[id]', 'recovery/[id]', 'renew/[id]']) {
    expect(blocksOf(brand, template)).not.toContain('safe');
  }
});
