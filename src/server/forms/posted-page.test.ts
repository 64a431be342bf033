import { expect, test } from 'vitest';
import type { FormAnswer } from '../deps.ts';
import { ANSWERS, brandOf, serverWith, type Answers } from '../server-test-kit.ts';

const FORM = { 'sec-fetch-site': 'same-origin' };

/** The form of a code that was sent by SMS. */
const form = {
  action: 'validatePhone',
  pages: [{ variants: { '': { schema: { properties: { sms: { format: 'sms-code' } } } } } }],
};
const screens = { lead: { blocks: [{ id: 'form', block: 'form', form }] } } as never;

/** A server whose form gets this answer, and how often it was asked for one. */
function shopThat(answer: FormAnswer, answers: Answers = ANSWERS) {
  let asked = 0;
  const server = serverWith({
    settings: { waitMs: 20, visitKeys: [new Uint8Array(32)] },
    answers,
    answerForm: async () => {
      asked++;
      return answer;
    },
    loadBrand: async (entry) => {
      const loaded = brandOf(entry);
      return { ...loaded, brand: { ...loaded.brand, screens } };
    },
  });
  const send = () => {
    const fields = new URLSearchParams({ name: 'Ana Sá', sms: '123456' });
    return server.post('/lead?product=BETA', fields, FORM);
  };
  return { send, pages: server.pages, asked: () => asked };
}

test('D-55: before the config has come nobody knows the step, so the form waits for the program', async () => {
  const never = () => new Promise<Response>(() => {});
  const answer: FormAnswer = { kind: 'left', path: '/payment', entries: [] };
  const { send, pages, asked } = shopThat(answer, { ...ANSWERS, '/config': never });
  const response = await send();
  expect([response.status, asked()]).toEqual([200, 0]);
  expect(pages[0]).toMatchObject({ state: 'waiting', posted: { name: 'Ana Sá' } });
});
