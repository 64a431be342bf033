import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EditAnswer } from '../../edit/protocol.ts';
import type { Site } from '../../site/site.ts';
import type { Language } from '../language.ts';
import type { Calls } from './calls.ts';
import { EDITOR_TEXTS } from './editor-texts.ts';
import type { Studio } from './studio.ts';

/** The screen on view is redrawn by then; drawing the other brands would keep it waiting. */
const REST_MS = 1500;

const NOTHING_CHANGED = { canUndo: false, changed: [], rest: 0 };

/** The state of all brands, the ways to change it, and what the last change did. */
export function useChanges(first: Site, calls: Calls, language: Language): Studio {
  const [site, setSite] = useState(first);
  const [history, setHistory] =
    useState<Pick<EditAnswer, 'canUndo' | 'changed' | 'rest'>>(NOTHING_CHANGED);
  const [version, setVersion] = useState(0);
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  const [said, say] = useState('');
  /** The state of the files that the page shows; undefined before the first answer. */
  const shown = useRef<number>(undefined);
  const texts = EDITOR_TEXTS[language];

  /** Shows the files as they are by now; findings that were not there are the news. */
  const update = useCallback(
    async (answer: EditAnswer) => {
      const response = await fetch('frames.json');
      const next = (await response.json()) as Site;
      setSite((before) => {
        const known = new Set(before.findings.map(({ id }) => id));
        const found = next.findings.map(({ id }) => id).filter((id) => !known.has(id));
        // Brands that are drawn later bring no findings: those of the change stay.
        setNews((kept) => new Set(answer.files.length > 0 ? found : [...kept, ...found]));
        return next;
      });
      calls.noteShown(answer.revision);
      shown.current = answer.revision;
      setVersion((before) => before + 1);
      setHistory(answer);
    },
    [calls],
  );
  const show = useCallback(
    async (answer: EditAnswer, done = texts.saved) => {
      await update(answer);
      say(answer.files.length === 0 ? texts.nothing : done(answer.files.join(', ')));
    },
    [texts, update],
  );
  const refresh = useCallback(async () => {
    const answer = await calls.send<EditAnswer>('refresh', {});
    const isOld = shown.current !== undefined && shown.current !== answer.revision;
    if (answer.files.length > 0 || isOld) {
      await update(answer);
      if (answer.files.length > 0) say(texts.outside);
    } else {
      calls.noteShown(answer.revision);
      shown.current = answer.revision;
      setHistory(answer);
    }
  }, [calls, texts, update]);
  useEffect(() => {
    const look = () => void refresh().catch((error: Error) => say(error.message));
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [refresh]);
  useEffect(() => {
    if (history.rest === 0) return undefined;
    const draw = () => void refresh().catch((error: Error) => say(error.message));
    const timer = setTimeout(draw, REST_MS);
    return () => clearTimeout(timer);
  }, [history, refresh]);
  const undo = useCallback(async () => {
    say(texts.undoing);
    try {
      await show(await calls.send<EditAnswer>('undo', {}), texts.undone);
    } catch (error) {
      say((error as Error).message);
    }
  }, [calls, show, texts]);
  return useMemo<Studio>(
    () => ({
      site,
      calls,
      said,
      news,
      version,
      undo,
      refresh,
      show: (answer) => show(answer),
      canUndo: history.canUndo,
      changed: history.changed,
    }),
    [site, calls, said, news, version, history, show, undo, refresh],
  );
}
