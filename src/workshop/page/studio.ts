import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  ChangeAnswer,
  EditAnswer,
  EditWish,
  PlanAnswer,
  UploadedImage,
} from '../edit/protocol.ts';
import type { Site } from '../site/site.ts';
import { LanguageContext, useSay } from './language.ts';
import { readView } from './view.ts';

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

/** A JSON file beside the page; undefined until it is there. It is read anew after every change. */
export function useFile<File>(address: string) {
  return useQuery<File>({
    queryKey: [address],
    queryFn: async () => {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
      return response.json();
    },
  });
}

const SITE = 'frames.json';

/** All brands with their frames and findings, as they are after the last change. */
export const useSite = () => useFile<Site>(SITE);

/** A file has changed meanwhile: it is to be shown as it is now first. */
class Overtaken extends Error {}

/** Calls the route `/api/<name>`. Throws an Error with a sentence for the person. */
type Send = <Answer>(name: string, body: object, signal?: AbortSignal) => Promise<Answer>;

interface Wish extends EditWish {
  image?: UploadedImage;
  /** Errors that the edits bring have been read, and are wanted. */
  isAnyway: boolean;
}

/** Tools of every part of the page that changes brands. */
export interface Studio extends Pick<EditAnswer, 'canUndo' | 'changed'> {
  send: Send;
  /** The last event, in a sentence. */
  said: string;
  /** Ids of the findings that the last change brought. */
  news: ReadonlySet<string>;
  /** Grows with every drawing since the page was opened. */
  version: number;
  /** Makes edits, and shows what they have done; problems are answered where they were not made. */
  change(wish: Wish): Promise<ChangeAnswer>;
  /** Takes the last change back. */
  undo(): Promise<void>;
}

export const StudioContext = createContext<Studio | undefined>(undefined);

/** Undefined where nothing can be changed. */
export const useStudio = (): Studio | undefined => useContext(StudioContext);

/** As `useStudio`, in a part that is drawn only where brands can be changed. */
export const useEditing = (): Studio => useContext(StudioContext)!;

/** The version of the drawn brands; undefined as long as nothing has changed. */
export const useVersion = (): number | undefined => useStudio()?.version || undefined;

/** The answer of a route that describes a brand, read anew after every change. */
export function useModel<Model>(name: string, body: object) {
  const { send } = useEditing();
  const language = useContext(LanguageContext);
  return useQuery<Model>({
    queryKey: [name, body, language],
    queryFn: () => send(name, body),
  });
}

/** Name of the call that plans edits: its answers are those of one form, and not read anew. */
const PLAN = 'plan';
/** A person stops typing before the page asks who would feel it. */
const TYPED_MS = 300;

/** Effect of edits; the plan before them stands until their own is there. */
export function usePlan(wish: EditWish) {
  const { send } = useEditing();
  const language = useContext(LanguageContext);
  return useQuery({
    queryKey: [PLAN, wish, language],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, TYPED_MS));
      return send<PlanAnswer>(PLAN, wish, signal);
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** The screen on view is redrawn by then; drawing the other brands would keep it waiting. */
const REST_MS = 1500;

/** The ways to change brands, and what the last change did. */
export function useChanges(token: string): Studio {
  const queries = useQueryClient();
  const say = useSay();
  const language = useContext(LanguageContext);
  const [state, setState] = useState<Omit<EditAnswer, 'files'>>();
  const [version, setVersion] = useState(0);
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  /** The state of the files that the page shows; undefined before the first answer. */
  const revision = useRef<number>(undefined);

  const send: Send = async <Answer>(name: string, body: object, signal?: AbortSignal) => {
    const { brand = '', shown } = readView(new URLSearchParams(location.search));
    const response = await fetch(`api/${name}`, {
      method: 'POST',
      signal,
      headers: {
        'content-type': 'application/json',
        'x-workshop-token': token,
        ...(revision.current !== undefined && { 'x-workshop-revision': String(revision.current) }),
        // The brand on view is drawn first.
        'x-workshop-brand': shown?.brand ?? brand,
        'x-workshop-language': language,
      },
      body: JSON.stringify(body),
    }).catch(() => {
      throw new Error(say('noAnswer'));
    });
    const answer = (await response.json()) as { message?: string };
    const message = answer.message ?? `HTTP ${response.status}`;
    if (response.status === 409) throw new Overtaken(message);
    if (!response.ok) throw new Error(message);
    return answer as Answer;
  };
  /** Shows the files as they are by now; findings that were not there are the news. */
  const show = async (answer: EditAnswer, sentence?: string) => {
    const ids = () => (queries.getQueryData<Site>([SITE])?.findings ?? []).map(({ id }) => id);
    const known = ids();
    revision.current = answer.revision;
    setState(answer);
    setVersion((before) => before + 1);
    if (sentence !== undefined) setSaid(sentence);
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== PLAN });
    const found = ids().filter((id) => !known.includes(id));
    // Brands that are drawn later bring no findings: those of the change stay.
    setNews((kept) => new Set(answer.files.length > 0 ? found : [...kept, ...found]));
  };
  const refresh = async () => {
    try {
      const answer = await send<EditAnswer>('refresh', {});
      revision.current ??= answer.revision;
      setState(answer);
      if (answer.files.length > 0) await show(answer, say('outside'));
      else if (revision.current !== answer.revision) await show(answer);
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  const look = useEffectEvent(() => void refresh());
  useEffect(() => {
    const onFocus = () => look();
    onFocus();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  useEffect(() => {
    if (!state?.rest) return undefined;
    const timer = setTimeout(() => look(), REST_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    send,
    said,
    news,
    version,
    canUndo: state?.canUndo ?? false,
    changed: state?.changed ?? [],
    async change(wish) {
      try {
        const answer = await send<ChangeAnswer>('change', wish);
        if ('problems' in answer) return answer;
        const files = answer.files.join(', ');
        await show(answer, say(files === '' ? 'nothingToChange' : 'saved', { files }));
        return answer;
      } catch (error) {
        // The value that somebody else wrote meanwhile is shown, and a second press replaces it.
        if (error instanceof Overtaken) await refresh();
        throw error;
      }
    },
    async undo() {
      setSaid(say('undoing'));
      try {
        const answer = await send<EditAnswer>('undo', {});
        await show(answer, say('undone', { files: answer.files.join(', ') }));
      } catch (error) {
        setSaid((error as Error).message);
      }
    },
  };
}
