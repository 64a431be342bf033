// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { CaptchaMessage } from '../contract/captcha-messages.ts';

const PAGE = 'https://checkout.example';

afterEach(() => vi.unstubAllGlobals());

/** The document of a captcha whose script is this code; `answers` are its messages to the page. */
async function documentWith(code: string) {
  const answers: CaptchaMessage[] = [];
  const targets = new Set<string>();
  const parent = {
    postMessage(message: CaptchaMessage, target: string) {
      answers.push(message);
      targets.add(target);
    },
  };
  vi.stubGlobal('parent', parent);
  const script = `data:text/javascript,${encodeURIComponent(code)}`;
  Object.assign(document.documentElement.dataset, { script, parent: PAGE });
  vi.resetModules();
  await import('./captcha-entry.ts');
  const hear = (data: unknown, origin = PAGE, source: unknown = parent) =>
    dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  /** The answers to a request, once the last of them is there. */
  const ask = async (): Promise<CaptchaMessage[]> => {
    hear({ type: 'captcha-request', id: 'r1', action: 'payV2' });
    const [ready, ...rest] = await vi.waitUntil(() => {
      const isAnswered = answers.some(({ type }) => /token|error/.test(type));
      return isAnswered && answers;
    });
    expect(ready).toEqual({ type: 'captcha-ready' });
    expect([...targets]).toEqual([PAGE]);
    return rest;
  };
  return { hear, ask };
}

const TOKEN = 'export const token = async (action) => `token for ${action}`';
const ANSWER = { type: 'captcha-token', id: 'r1', token: 'token for payV2' };

test('nobody but the page is answered, and nothing but a request', async () => {
  const { hear, ask } = await documentWith(TOKEN);
  const request = { type: 'captcha-request', id: 'r0', action: 'payV2' };
  hear(request, 'https://evil.example');
  hear(request, PAGE, {});
  for (const data of [{ ...request, type: 'other' }, null, request.type]) hear(data);
  expect(await ask()).toEqual([ANSWER]);
});

test.each([
  ['a script that cannot be loaded', 'throw new Error("blocked")'],
  ['a script without a token', ''],
  ['a token that is not a text', 'export const token = async () => ({})'],
  ['a provider that fails', 'export const token = () => Promise.reject(new Error("no"))'],
])('%s is answered with an error', async (_, code) => {
  const { ask } = await documentWith(code);
  expect(await ask()).toEqual([{ type: 'captcha-error', id: 'r1', reason: expect.any(String) }]);
});

test('a challenge is shown in its size, and hidden', async () => {
  const { ask } = await documentWith(`export async function token(action, challenge) {
    challenge.show({ width: 300, height: 400 });
    challenge.hide();
    return 'token for ' + action;
  }`);
  expect(await ask()).toEqual([
    { type: 'captcha-show', id: 'r1', size: { width: 300, height: 400 } },
    { type: 'captcha-hide', id: 'r1' },
    ANSWER,
  ]);
});
