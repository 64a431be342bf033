import { answerRequests } from './answer-requests.ts';

/** The server writes both, see src/server/pages/captcha-document.ts. */
const { script = '', parent: parentOrigin = '' } = document.documentElement.dataset;

answerRequests({
  parent: window.parent,
  parentOrigin,
  load: () => import(/* @vite-ignore */ script),
  onMessage: (listener) => addEventListener('message', listener),
});
