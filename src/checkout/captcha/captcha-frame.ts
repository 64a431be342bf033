import type {
  CaptchaMessage,
  ChallengeSize,
  TokenRequest,
} from '../../contract/captcha-messages.ts';
import { isObject } from '../../contract/is-object.ts';
import { newKey } from '../payment/new-key.ts';

export interface CaptchaFrame {
  token(action: string): Promise<string>;
  onChallenge?: () => void;
  close(): void;
}

/** Not `display: none`: browsers slow down what is not drawn, and a captcha may measure itself. */
const HIDDEN = {
  display: 'block',
  position: 'fixed',
  inset: 'auto 0 0 auto',
  width: '1px',
  height: '1px',
  opacity: '0',
  pointerEvents: 'none',
};

const SHOWN = { inset: '0', opacity: '1', pointerEvents: 'auto' };

const SANDBOX = 'allow-scripts allow-same-origin';

/** A document that has loaded and says nothing for this long has no program, in milliseconds. */
const START_TIMEOUT_MS = 1_000;

/** A hidden dialog that holds the frame: a frame that moves in the document would be loaded anew. */
function drawFrame(address: string, title: string) {
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  dialog.setAttribute('aria-label', title);
  frame.title = title;
  frame.setAttribute('sandbox', SANDBOX);
  frame.src = address;
  Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' });
  Object.assign(dialog.style, { padding: '0', border: '0', margin: 'auto', overflow: 'hidden' });
  // Escape would close what the captcha still waits for.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  const hide = () => {
    if (dialog.open) dialog.close();
    dialog.inert = true;
    Object.assign(dialog.style, HIDDEN);
  };
  const show = (size?: ChallengeSize) => {
    const { width, height } = size ?? { width: innerWidth, height: innerHeight };
    Object.assign(dialog.style, SHOWN, {
      width: `${width}px`,
      height: `${height}px`,
      maxWidth: '100vw',
      maxHeight: '100dvh',
    });
    dialog.inert = false;
    if (!dialog.open) dialog.showModal();
    frame.focus();
  };
  hide();
  dialog.append(frame);
  document.body.append(dialog);
  return { dialog, frame, show, hide };
}

interface PendingRequest {
  request: TokenRequest;
  resolve(token: string): void;
  reject(error: Error): void;
}

/** Opens a document of another origin. Messages of another window, origin or request are ignored. */
export function openCaptchaFrame(address: string, title: string): CaptchaFrame {
  const url = new URL(address);
  url.searchParams.set('parent', location.origin);
  const { dialog, frame, show, hide } = drawFrame(url.href, title);
  let isReady = false;
  let pending: PendingRequest | undefined;

  const send = () => {
    if (isReady && pending) frame.contentWindow?.postMessage(pending.request, url.origin);
  };
  const receive = (message: CaptchaMessage) => {
    if (message.type === 'captcha-ready') {
      isReady = true;
      return send();
    }
    if (!pending || message.id !== pending.request.id) return;
    switch (message.type) {
      case 'captcha-show':
        show(message.size);
        return opened.onChallenge?.();
      case 'captcha-hide':
        return hide();
      case 'captcha-token':
        hide();
        return pending.resolve(message.token);
      case 'captcha-error':
        hide();
        return pending.reject(new Error(`The captcha has no token: ${message.reason}`));
      default:
        return message satisfies never;
    }
  };
  const listen = ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== url.origin) return;
    if (isCaptchaMessage(data)) receive(data);
  };
  addEventListener('message', listen);
  // Browsers report a document that cannot be had as loaded, too.
  frame.addEventListener('load', () => {
    const fail = () => isReady || pending?.reject(new Error('The captcha did not start.'));
    setTimeout(fail, START_TIMEOUT_MS);
  });

  const opened: CaptchaFrame = {
    token: (action) =>
      new Promise((resolve, reject) => {
        const request: TokenRequest = { type: 'captcha-request', id: newKey(), action };
        pending = { request, resolve, reject };
        send();
      }),
    close() {
      removeEventListener('message', listen);
      hide();
      dialog.remove();
    },
  };
  return opened;
}

const isLength = (value: unknown) => typeof value === 'number' && value > 0 && value < 10_000;

function isCaptchaMessage(value: unknown): value is CaptchaMessage {
  if (!isObject(value)) return false;
  const { token = '', reason = '', size = { width: 1, height: 1 } } = value;
  const isSize = isObject(size) && isLength(size.width) && isLength(size.height);
  return typeof token === 'string' && typeof reason === 'string' && isSize;
}
