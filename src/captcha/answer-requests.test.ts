import { expect, test, vi } from 'vitest';
import type { CaptchaMessage } from '../contract/captcha-messages.ts';
import { answerRequests } from './answer-requests.ts';

const PAGE = 'https://checkout.example';

type Listener = (event: MessageEvent<unknown>) => void;

/** The document of a captcha whose script is `script`; `answers` are its messages to the page. */
function documentWith(load: () => Promise<unknown>) {
  const answers: CaptchaMessage[] = [];
  const targets = new Set<string>();
  let listener: Listener | undefined;
  const parent = {
    postMessage(message: CaptchaMessage, target: string) {
      answers.push(message);
      targets.add(target);
    },
  } as unknown as Window;
  answerRequests({ parent, parentOrigin: PAGE, load, onMessage: (one) => (listener = one) });
  const hear = async (data: unknown, origin = PAGE, source: unknown = parent) => {
    listener?.({ data, origin, source } as MessageEvent<unknown>);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { answers, targets, hear };
}

const request = { type: 'captcha-request', id: 'r1', action: 'payV2' };

test('a request of the page is answered with the token of the script, to that page alone', async () => {
  const token = async (action: string) => `token for ${action}`;
  const { answers, targets, hear } = documentWith(async () => ({ token }));
  await hear(request);
  expect(answers).toEqual([
    { type: 'captcha-ready' },
    { type: 'captcha-token', id: 'r1', token: 'token for payV2' },
  ]);
  expect([...targets]).toEqual([PAGE]);
});

test('nobody but the page is answered, and nothing but a request', async () => {
  const token = vi.fn<() => Promise<string>>(async () => 'token');
  const { answers, hear } = documentWith(async () => ({ token }));
  await hear(request, 'https://evil.example');
  await hear(request, PAGE, {});
  await hear({ ...request, id: 7 });
  await hear({ ...request, type: 'other' });
  await hear(null);
  await hear('captcha-request');
  expect(token).not.toHaveBeenCalled();
  expect(answers).toEqual([{ type: 'captcha-ready' }]);
});

test.each([
  ['a script that cannot be loaded', () => Promise.reject(new Error('blocked'))],
  ['a script without a token', async () => ({})],
  ['a token that is not a text', async () => ({ token: async () => ({}) })],
  ['a provider that fails', async () => ({ token: () => Promise.reject(new Error('no')) })],
])('%s is answered with an error', async (_, load) => {
  const { answers, hear } = documentWith(load);
  await hear(request);
  expect(answers.at(-1)).toEqual({ type: 'captcha-error', id: 'r1', reason: expect.any(String) });
});

test('the script may show a challenge and take it away', async () => {
  const size = { width: 300, height: 400 };
  const script = {
    async token(_: string, challenge: { show(size: object): void; hide(): void }) {
      challenge.show(size);
      challenge.hide();
      return 'solved';
    },
  };
  const { answers, hear } = documentWith(async () => script);
  await hear(request);
  expect(answers.slice(1)).toEqual([
    { type: 'captcha-show', id: 'r1', size },
    { type: 'captcha-hide', id: 'r1' },
    { type: 'captcha-token', id: 'r1', token: 'solved' },
  ]);
});
