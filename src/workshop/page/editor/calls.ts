import type { Language } from '../language.ts';
import { readView } from '../view.ts';

const TOKEN = 'guiche.workshop.token';

/** The token of the link that the start printed. It leaves the address, and lives as long as the tab. */
export function readToken(): string {
  const found = /^#token=(.+)$/.exec(location.hash)?.[1];
  if (found !== undefined) {
    sessionStorage.setItem(TOKEN, found);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return found ?? sessionStorage.getItem(TOKEN) ?? '';
}

/** A file has changed meanwhile: it is to be shown as it is now first. */
export class Overtaken extends Error {}

/** The calls of the workshop's server. */
export interface Calls {
  /** Calls the route `/api/<name>`. Throws an Error with a sentence for the person. */
  send<Answer>(name: string, body: object): Promise<Answer>;
  /** Remembers the state of the files that the page shows: a save says by it upon which one it was made. */
  noteShown(revision: number): void;
}

const NO_ANSWER = {
  en: 'The workshop does not answer: is npm run workshop still running? Nothing was lost here.',
  pt: 'A oficina não responde: npm run workshop ainda está rodando? Nada se perdeu aqui.',
};

/** The calls by language; the state that the page shows is the same in each. */
export function createCalls(token: string): (language: Language) => Calls {
  let revision: number | undefined;
  return (language) => ({
    noteShown: (shown) => void (revision = shown),
    async send<Answer>(name: string, body: object): Promise<Answer> {
      const { brand = '', shown } = readView(location.search);
      const response = await fetch(`api/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-workshop-token': token,
          ...(revision !== undefined && { 'x-workshop-revision': String(revision) }),
          // The brand on view is drawn first.
          'x-workshop-brand': shown?.brand ?? brand,
          'x-workshop-language': language,
        },
        body: JSON.stringify(body),
      }).catch(() => {
        throw new Error(NO_ANSWER[language]);
      });
      const answer = (await response.json()) as { message?: string };
      const message = answer.message ?? `HTTP ${response.status}`;
      if (response.status === 409) throw new Overtaken(message);
      if (!response.ok) throw new Error(message);
      return answer as Answer;
    },
  });
}
