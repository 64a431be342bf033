import { expect, test } from 'vitest';
import type { ProductCalls, ProductQuestion } from '../../contract/page-data.ts';
import { createAnswerCache } from './answer-cache.ts';

const QUESTION: ProductQuestion = {
  productCode: 'ALFA',
  sellerCode: 'direto',
  seller: 'ana',
  operation: 'BR',
  wantsConfig: true,
};
const ANSWER = { config: { flows: [] }, seller: { name: 'Ana', isLiveEnabled: false } };

const calls = (): ProductCalls => ({
  planProduct: async () => 'ALFA',
  configAndSeller: async () => ANSWER,
});

test('a good answer is kept for the same question, and for no other', async () => {
  const { keeping, kept } = createAnswerCache();
  const asked = keeping(calls());
  await asked.planProduct('p1');
  await asked.configAndSeller(QUESTION);
  expect(await kept.planProduct('p1')).toBe('ALFA');
  expect(await kept.configAndSeller({ ...QUESTION })).toEqual(ANSWER);
  await expect(kept.planProduct('p2')).rejects.toThrow('upstream is away');
  for (const other of [
    { productCode: 'B' },
    { planId: 'p' },
    { seller: 's' },
    { operation: 'MZ' },
  ]) {
    const question = { ...QUESTION, ...other } as ProductQuestion;
    await expect(kept.configAndSeller(question)).rejects.toThrow('upstream is away');
  }
});

test('an error is not kept, and leaves the good answer before it', async () => {
  const { keeping, kept } = createAnswerCache();
  await keeping(calls()).planProduct('p1');
  const failing = keeping({ ...calls(), planProduct: () => Promise.reject(new Error('down')) });
  await expect(failing.planProduct('p1')).rejects.toThrow('down');
  expect(await kept.planProduct('p1')).toBe('ALFA');
});

test('so many are kept as may be: the one that was used longest ago goes', async () => {
  const { keeping, kept } = createAnswerCache({ maxAnswers: 2 });
  const asked = keeping(calls());
  await asked.planProduct('p1');
  await asked.planProduct('p2');
  await kept.planProduct('p1');
  await asked.planProduct('p3');
  await expect(kept.planProduct('p2')).rejects.toThrow('upstream is away');
  expect(await kept.planProduct('p1')).toBe('ALFA');
});

test('an answer that is too old is none', async () => {
  const clock = { now: 0 };
  const { keeping, kept } = createAnswerCache({ maxAgeMs: 1000, now: () => clock.now });
  await keeping(calls()).planProduct('p1');
  clock.now = 1000;
  expect(await kept.planProduct('p1')).toBe('ALFA');
  clock.now = 1001;
  await expect(kept.planProduct('p1')).rejects.toThrow('upstream is away');
});
