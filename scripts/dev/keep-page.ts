/** A note in session storage: the page of a form before the document was drawn anew. */
const NOTE = 'guiche.dev.page';
/** A page that has been taken over by the program is asked for again this often. */
const LOOK_EVERY_MS = 50;
const MAX_LOOKS = 200;

interface Note {
  path: string;
  page: number;
}

const pageHere = (): number => Number(history.state?.usr?.page ?? 0);

/** Notes the page of the form, unless a card was typed before: it is forgotten, so it has to be typed again. */
export function notePage(): void {
  const hasCard = document.querySelector('[autocomplete^="cc-"]') !== null;
  const page = hasCard ? 0 : pageHere();
  if (page === 0) return;
  const note: Note = { path: location.pathname, page };
  sessionStorage.setItem(NOTE, JSON.stringify(note));
}

/** Whether React has taken over the screen, so that the router listens. */
function isAlive(): boolean {
  const node = document.querySelector('main');
  return node !== null && Object.keys(node).some((key) => key.startsWith('__reactProps'));
}

/** Leads back to the noted page once the program is there; the form's values come back by themselves. */
export function returnToPage(looks = 0): void {
  const written = sessionStorage.getItem(NOTE);
  if (!written) return;
  if (!isAlive()) {
    if (looks < MAX_LOOKS) setTimeout(() => returnToPage(looks + 1), LOOK_EVERY_MS);
    return;
  }
  sessionStorage.removeItem(NOTE);
  const { path, page } = JSON.parse(written) as Note;
  if (path !== location.pathname) return;
  history.replaceState({ ...history.state, usr: { page } }, '');
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

import.meta.hot?.on('vite:beforeFullReload', notePage);
returnToPage();
