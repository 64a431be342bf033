import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { EditAnswer, EditWish, PlanAnswer } from '../edit/protocol.ts';
import type { Site, SiteBrand } from '../site/site.ts';
import { useLanguage, useSay } from './language.ts';

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

/** All brands with their frames and findings, as they are after the last change. */
export const useSite = () => useFile<Site>('frames.json');

/** Calls the route `/api/<name>`. Throws an Error with a sentence for the person. */
type Send = <Answer>(name: string, body: object, signal?: AbortSignal) => Promise<Answer>;

/** Tools of every part of the page that changes brands. */
export type Studio = ReturnType<typeof useChanges>;

export const StudioContext = createContext<Studio | undefined>(undefined);

/** Undefined where nothing can be changed. */
export const useStudio = (): Studio | undefined => useContext(StudioContext);

/** As `useStudio`, in a part that is drawn only where brands can be changed. */
export const useEditing = (): Studio => useContext(StudioContext)!;

/** The brand on view; undefined above all brands. */
export const BrandContext = createContext<SiteBrand | undefined>(undefined);

export const useBrand = (): SiteBrand => useContext(BrandContext)!;

/** The version of the drawn brands; undefined as long as nothing has changed. */
export const useVersion = (): number | undefined => useStudio()?.version || undefined;

/** The answer of a route that describes the brand on view, read anew after every change. */
export function useModel<Model>(name: string, about: object = {}) {
  const { send } = useEditing();
  const body = { brand: useBrand().id, ...about };
  const [language] = useLanguage();
  return useQuery<Model>({
    queryKey: [name, body, language],
    queryFn: () => send(name, body),
  });
}

/** Name of the call that plans edits: its answers are those of one form, and not read anew. */
const PLAN = 'plan';
/** A person stops typing before the page asks who would feel it. */
const TYPED_MS = 300;

/** Effect of edits; the plan before them stands until their own is there. Nothing is planned without edits. */
export function usePlan(wish: EditWish) {
  const { send } = useEditing();
  const [language] = useLanguage();
  return useQuery({
    queryKey: [PLAN, wish, language],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, TYPED_MS));
      return send<PlanAnswer>(PLAN, wish, signal);
    },
    enabled: wish.edits.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

const NOTHING_YET = { version: 0, canUndo: false, changed: [], news: [] };

/** The ways to change brands, and what the last change did. */
export function useChanges(token: string) {
  const queries = useQueryClient();
  const say = useSay();
  const [language] = useLanguage();
  const [state, setState] = useState<Omit<EditAnswer, 'files'>>(NOTHING_YET);
  const [said, setSaid] = useState('');
  const [isUndoing, setUndoing] = useState(false);

  const send: Send = async <Answer>(name: string, body: object, signal?: AbortSignal) => {
    const response = await fetch(`api/${name}`, {
      method: 'POST',
      signal,
      headers: {
        'content-type': 'application/json',
        'x-workshop-token': token,
        'accept-language': language,
      },
      body: JSON.stringify(body),
    }).catch(() => {
      throw new Error(say('noAnswer'));
    });
    const answer = (await response.json()) as { message?: string };
    if (!response.ok) throw new Error(answer.message ?? `HTTP ${response.status}`);
    return answer as Answer;
  };
  /** Calls a route that changes or reads files, and shows them as they are by now. */
  const show = async (name: string, body: object, sentence: (files: string) => string) => {
    const answer = await send<EditAnswer>(name, body);
    setState(answer);
    if (answer.files.length > 0) setSaid(sentence(answer.files.join(', ')));
    if (answer.version !== state.version) {
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== PLAN });
    }
    return answer;
  };
  const sayWhy = (error: Error): undefined => void setSaid(error.message);
  const look = useEffectEvent(() => void show('refresh', {}, () => say('outside')).catch(sayWhy));
  useEffect(() => {
    const onFocus = () => look();
    onFocus();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  return {
    ...state,
    send,
    /** The last event, in a sentence. */
    said,
    /** Makes edits, and shows what they have done. */
    change: (wish: EditWish) => show('change', wish, (files) => say('saved', { files })),
    /** Takes the last change back, unless that is under way. */
    async undo() {
      if (isUndoing) return;
      setUndoing(true);
      setSaid(say('undoing'));
      const answer = await show('undo', {}, (files) => say('undone', { files })).catch(sayWhy);
      if (answer?.files.length === 0) setSaid(say('nothingUndone'));
      setUndoing(false);
    },
  };
}
