import { html } from 'hono/html';
import type { CompiledBrand } from '../../contract/compiled-brand.ts';
import {
  PROGRAM_LINK,
  REACHABLE_PATH,
  RELOADED,
  START_NOTE,
  STARTED,
} from '../../contract/start-note.ts';

/** `noscript` names the text for those who have no JavaScript; undefined where the page works without. */
export const startNoteTexts = (
  texts: CompiledBrand['texts'],
  noscript?: 'app.noscript' | 'app.noscript.card',
) => ({
  late: texts['app.late'],
  noscript: noscript && texts[noscript],
  retry: texts['error.retry'],
});

export type StartNoteTexts = ReturnType<typeof startNoteTexts>;

/** A page whose program has not started by then says so, in milliseconds. */
const LATE_MS = 15_000;

export const START_STYLE =
  '.start-note{margin:0;padding:12px 16px;background:#fff3cd;color:#1a1c21;' +
  'font:1rem/1.5 system-ui,sans-serif;text-align:center}' +
  '.start-note a{display:inline-block;padding:10px;color:inherit;font-weight:700}';

/**
 * Starts the program after the first paint. It is inline because a file of its own could be missing as well. Where the
 * program is gone, as after a deploy, the page reloads itself once; if that does not help, or nothing has started in
 * time, it shows the note. Browsers that cannot read the program can read the script: its syntax is that of 2018.
 */
export const START_SCRIPT = `(() => {
const show = () => {
  const note = document.getElementById('${START_NOTE}');
  if (note) note.hidden = false;
};
setTimeout(show, ${LATE_MS});
const start = async () => {
  const { href } = document.getElementById('${PROGRAM_LINK}');
  try {
    await import(href);
  } catch (error) {
    if (window.${STARTED}) throw error;
    const mark = '${RELOADED}' + href;
    try {
      if (!sessionStorage[mark]) {
        await fetch('${REACHABLE_PATH}');
        sessionStorage[mark] = 1;
        return location.reload();
      }
    } catch (unreachable) {}
    show();
  }
};
const afterPaint = () => document.hidden ? start() : requestAnimationFrame(() => setTimeout(start));
addEventListener('DOMContentLoaded', afterPaint);
})()`;

export function startNote({ late, noscript, retry }: StartNoteTexts): string {
  return String(
    html`${noscript && html`<noscript><p class="start-note">${noscript}</p></noscript>`}
      <div id="${START_NOTE}" class="start-note" role="alert" hidden>
        ${late} <a href="">${retry}</a>
      </div>`,
  );
}
