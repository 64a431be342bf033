import { expect, test, vi } from 'vitest';
import { ANSWERS, brandOf, serverWith, type AnswerForm } from '../server-test-kit.ts';

const FORM = { 'sec-fetch-site': 'same-origin' };

/** The form of a code that was sent by SMS. */
const form = {
  action: 'validatePhone',
  pages: [{ variants: { '': { schema: { properties: { sms: { format: 'sms-code' } } } } } }],
};
const screens = { lead: { blocks: [{ id: 'form', block: 'form', form }] } } as never;

test('D-55: before the config has come nobody knows the step, so the form waits for the program', async () => {
  const answerForm = vi.fn<AnswerForm>();
  const { post, pages } = serverWith({
    settings: { waitMs: 20, visitKeys: [new Uint8Array(32)] },
    answers: { ...ANSWERS, '/config': () => new Promise(() => {}) },
    answerForm,
    loadBrand: async (entry) => {
      const loaded = brandOf(entry);
      return { ...loaded, brand: { ...loaded.brand, screens } };
    },
  });
  const fields = new URLSearchParams({ name: 'Ana Sá', sms: '123456' });
  const response = await post('/lead?product=BETA', fields, FORM);
  expect(response.status).toBe(200);
  expect(answerForm).not.toHaveBeenCalled();
  expect(pages[0]).toMatchObject({ state: 'waiting', posted: { name: 'Ana Sá' } });
});
