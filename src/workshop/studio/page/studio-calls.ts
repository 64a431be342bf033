import type { Language } from '../../preview/language.ts';
import type { EditAnswer, EditWish, ValuePlan } from '../protocol.ts';

const TOKEN = 'guiche.studio.token';

/** The token of the link that the start printed. It leaves the address, and lives as long as the tab. */
function readToken(): string {
  const found = /^#token=(.+)$/.exec(location.hash)?.[1];
  if (found !== undefined) {
    sessionStorage.setItem(TOKEN, found);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return found ?? sessionStorage.getItem(TOKEN) ?? '';
}

/** A file has changed meanwhile: it is to be shown as it is now first. */
export class Overtaken extends Error {}

export interface StudioCalls {
  /** Calls the route `/api/<name>`. */
  send<Answer>(name: string, body: object): Promise<Answer>;
  plan(edits: readonly EditWish[]): Promise<ValuePlan>;
  change(edits: readonly EditWish[]): Promise<EditAnswer>;
  /** Remembers the state of the files that the page shows: a save says by it upon which one it was made. */
  noteShown(revision: number): void;
}

const NO_ANSWER = {
  en: 'The studio does not answer: is npm run studio still running? Nothing was lost here.',
  pt: 'O estúdio não responde: npm run studio ainda está rodando? Nada se perdeu aqui.',
};

/** The calls of the studio's server, by language. Each throws an Error with a sentence for the person. */
export function createCalls(): (language: Language) => StudioCalls {
  const known: Known = { token: readToken() };
  return (language) => callsIn(language, known);
}

interface Known {
  token: string;
  /** State of the files that the page shows; undefined before the first answer. */
  revision?: number;
}

function callsIn(language: Language, known: Known): StudioCalls {
  const send = async <Answer>(name: string, body: object): Promise<Answer> => {
    const response = await fetch(`api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-studio-token': known.token,
        ...(known.revision !== undefined && { 'x-studio-revision': String(known.revision) }),
        // The brand on view is drawn first: '?show=wup~lead'.
        'x-studio-brand': new URLSearchParams(location.search).get('show')?.split('~')[0] ?? '',
        'x-studio-language': language,
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
  };
  return {
    send,
    plan: (edits) => send('plan', { edits }),
    change: (edits) => send('change', { edits }),
    noteShown: (revision) => void (known.revision = revision),
  };
}
