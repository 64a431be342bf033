import { expect, test } from 'vitest';
import { serverWith } from '../server-test-kit.ts';

const FORM = { 'sec-fetch-site': 'same-origin' };
const namesIn = ({ headers }: Response) => headers.getSetCookie().map((one) => one.split('=')[0]);

test('an answer sets all its cookies: those of a form, and that of a link to homologation', async () => {
  const { post } = serverWith({
    settings: { allowHomologation: true, visitKeys: [new Uint8Array(32)] },
    answerForm: async () => ({
      kind: 'left',
      path: '/payment',
      entries: [['dataLead', { name: 'Ana Sá' }]],
      email: 'ana@example.com',
    }),
  });
  const body = new URLSearchParams({ name: 'Ana Sá' });
  const response = await post('/lead?product=BETA&homologacao=on', body, FORM);
  expect(namesIn(response)).toEqual(['homologacao', 'guiche-visit', 'email']);
});
