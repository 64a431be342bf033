import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Site } from '../../preview/site.ts';
import type { Language } from '../../preview/language.ts';
import type { EditAnswer } from '../protocol.ts';
import type { StudioCalls } from './studio-calls.ts';
import type { Studio } from './studio-context.ts';
import { STUDIO_TEXTS } from './studio-texts.ts';

/** Brands of which a window shows an earlier drawing. */
const drawnSince = (known: EditAnswer['drawn'] = {}, drawn: EditAnswer['drawn']): string[] =>
  Object.keys(drawn).filter((brand) => known[brand] !== drawn[brand]);

/** The screen on view is redrawn by then; drawing the other brands would keep it waiting. */
const REST_MS = 1500;

/** The state of all brands, the ways to change it, and what the last change did. */
export function useChanges(first: Site, calls: StudioCalls, language: Language) {
  const [site, setSite] = useState(first);
  const [versions, setVersions] = useState<Readonly<Record<string, number>>>({});
  const [history, setHistory] = useState<Pick<EditAnswer, 'canUndo' | 'changed' | 'rest'>>({
    canUndo: false,
    changed: [],
    rest: 0,
  });
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  const [said, say] = useState('');
  /** Number of the drawing that this window shows; another one may have had brands drawn since. */
  const known = useRef<EditAnswer['drawn']>(undefined);
  const texts = STUDIO_TEXTS[language];

  /** Shows the files as they are by now; findings that were not there are the news. */
  const update = useCallback(
    async (answer: EditAnswer, isRest = false) => {
      const response = await fetch('frames.json');
      const next = (await response.json()) as Site;
      setSite((before) => {
        const known = new Set(before.findings.map(({ id }) => id));
        const found = next.findings.map(({ id }) => id).filter((id) => !known.has(id));
        setNews((news) => new Set(isRest ? [...news, ...found] : found));
        return next;
      });
      calls.noteShown(answer.revision);
      const others = drawnSince(known.current, answer.drawn);
      known.current = answer.drawn;
      setVersions((before) => ({
        ...before,
        ...Object.fromEntries(others.map((brand) => [brand, (before[brand] ?? 0) + 1])),
      }));
      setHistory(answer);
    },
    [calls],
  );
  useEffect(() => {
    if (history.rest === 0) return undefined;
    const draw = () =>
      calls
        .send<EditAnswer>('rest', {})
        .then((answer) => update(answer, true))
        .catch((error: Error) => say(error.message));
    const timer = setTimeout(() => void draw(), REST_MS);
    return () => clearTimeout(timer);
  }, [history, calls, update]);
  const show = useCallback(
    async (answer: EditAnswer, done = texts.saved) => {
      await update(answer);
      say(answer.files.length === 0 ? texts.nothing : done(answer.files.join(', ')));
    },
    [texts, update],
  );
  const refresh = useCallback(async () => {
    const answer = await calls.send<EditAnswer>('refresh', {});
    known.current ??= Object.fromEntries(
      Object.entries(answer.drawn).filter(([brand]) => !answer.felt.includes(brand)),
    );
    if (answer.felt.length > 0 || drawnSince(known.current, answer.drawn).length > 0) {
      await update(answer);
      say(texts.outside);
    } else {
      calls.noteShown(answer.revision);
      setHistory(answer);
    }
  }, [calls, texts, update]);
  useEffect(() => {
    const look = () => void refresh().catch((error: Error) => say(error.message));
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [refresh]);
  const undo = useCallback(async () => {
    say(texts.undoing);
    try {
      await show(await calls.send<EditAnswer>('undo', {}), texts.undone);
    } catch (error) {
      say((error as Error).message);
    }
  }, [calls, show, texts]);
  const studio = useMemo<Studio>(
    () => ({
      site,
      calls,
      said,
      news,
      undo,
      ...history,
      show: (answer) => show(answer),
      refresh,
      async change(edits) {
        const answer = await calls.change(edits);
        await show(answer);
        return answer;
      },
    }),
    [site, calls, said, news, history, show, undo, refresh],
  );
  return { studio, versions };
}
