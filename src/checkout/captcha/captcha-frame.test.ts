// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TokenRequest } from '../../contract/captcha-messages.ts';
import { openCaptchaFrame, type CaptchaFrame } from './captcha-frame.ts';

const ORIGIN = 'https://captcha.example';

let opened: CaptchaFrame;
let frame: HTMLIFrameElement;
let dialog: HTMLDialogElement;
let sent: { data: TokenRequest; target: string }[];

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  opened = openCaptchaFrame(`${ORIGIN}/captcha`, 'Verificação de segurança');
  dialog = document.querySelector('dialog')!;
  frame = dialog.querySelector('iframe')!;
  sent = [];
  frame.contentWindow!.postMessage = ((data: TokenRequest, target: string) =>
    void sent.push({ data, target })) as typeof window.postMessage;
});
afterEach(() => {
  opened.close();
});

function hear(data: unknown, from: { origin?: string; source?: Window | null } = {}) {
  const { origin = ORIGIN, source = frame.contentWindow } = from;
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

/** Asks for a token; `id` is that of the request, `token` what has been answered. */
function ask() {
  const asked: { id: string; token?: string; error?: unknown } = { id: '' };
  opened.token('payV2').then(
    (token) => (asked.token = token),
    (error: unknown) => (asked.error = error),
  );
  hear({ type: 'captcha-ready' });
  asked.id = sent.at(-1)!.data.id;
  return asked;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the frame is sandboxed, named, hidden, and says whose page it stands in', () => {
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  expect(frame.title).toBe('Verificação de segurança');
  expect(frame.src).toBe(`${ORIGIN}/captcha?parent=${encodeURIComponent(location.origin)}`);
  expect([dialog.open, dialog.inert, dialog.style.opacity]).toEqual([false, true, '0']);
});

test('a request waits for the program of the frame and is sent to its origin alone', async () => {
  void opened.token('payV2');
  expect(sent).toEqual([]);
  hear({ type: 'captcha-ready' });
  const data = { type: 'captcha-request', id: expect.any(String) as string, action: 'payV2' };
  expect(sent).toEqual([{ data, target: ORIGIN }]);
});

test('a token is that of the request, from the window and the origin of the frame', async () => {
  const asked = ask();
  const { id } = asked;
  hear({ type: 'captcha-token', id, token: 'of another origin' }, { origin: location.origin });
  hear({ type: 'captcha-token', id, token: 'of another window' }, { source: window });
  hear({ type: 'captcha-token', id, token: 'of no window' }, { source: null });
  hear({ type: 'captcha-token', id: 'guessed', token: 'of another request' });
  hear({ type: 'captcha-token', id, token: { no: 'text' } });
  await settled();
  expect(asked.token).toBeUndefined();
  hear({ type: 'captcha-token', id, token: 'right' });
  await settled();
  expect(asked.token).toBe('right');
});

test('an error of the captcha rejects its request', async () => {
  const asked = ask();
  hear({ type: 'captcha-error', id: asked.id, reason: 'no key' });
  await settled();
  expect(String(asked.error)).toContain('no key');
});

test('a challenge shows the frame in its size until it is over, and Escape does not close it', () => {
  const { id } = ask();
  opened.onChallenge = vi.fn<() => void>();
  hear({ type: 'captcha-show', id, size: { width: 320, height: -1 } });
  expect(dialog.open).toBe(false);
  hear({ type: 'captcha-show', id, size: { width: 320, height: 480 } });
  expect(opened.onChallenge).toHaveBeenCalledOnce();
  expect([dialog.open, dialog.inert, dialog.style.opacity]).toEqual([true, false, '1']);
  expect([dialog.style.width, dialog.style.height]).toEqual(['320px', '480px']);
  const escape = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(true);
  for (const data of [undefined, 'captcha-hide', { type: 'captcha-hide' }, { id }]) hear(data);
  expect(dialog.open).toBe(true);
  hear({ type: 'captcha-hide', id });
  expect([dialog.open, dialog.inert, dialog.style.opacity]).toEqual([false, true, '0']);
});

test('a document that loads without its program is not waited for', async () => {
  vi.useFakeTimers();
  let failure: unknown;
  opened.token('payV2').catch((error: unknown) => (failure = error));
  frame.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(String(failure)).toContain('did not start');
});
