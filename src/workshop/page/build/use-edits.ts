import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Edit } from '../../edit/build/edit.ts';
import type { ChangeAnswer, PlanAnswer } from '../../edit/protocol.ts';
import type { SiteFinding } from '../../site/site.ts';
import { Overtaken } from '../editor/calls.ts';
import { EDITOR_TEXTS } from '../editor/editor-texts.ts';
import { useEditing } from '../editor/studio.ts';
import { useTexts } from '../language.ts';

/** Edits that wait for a yes: others would feel them, or the checks find something wrong. */
interface Waiting {
  edits: readonly Edit[];
  felt?: string[];
  problems?: SiteFinding[];
  onDone?(): void;
}

export interface Edits {
  /** The folder that is to say what is changed. */
  level: string;
  setLevel(level: string): void;
  /**
   * Makes edits as one step, behind those that are under way; `onDone` is called once they are made. The
   * same edits are made once, however often they are asked for meanwhile.
   */
  make(edits: readonly Edit[], onDone?: () => void): void;
  waiting?: Waiting;
  answer(isYes: boolean): void;
  error: string;
  /** Until the panel shows what an edit has done. */
  isBusy: boolean;
  /** Question and error stand in the library, which lies over the panel. */
  isInLibrary: boolean;
  showInLibrary(isInLibrary: boolean): void;
  /** Number of further edits that were asked for meanwhile. */
  queued: number;
}

/** The edits of a panel: for which level they are, and what has to be asked before they are made. */
export function useEdits(brand: string, model: object | undefined): Edits {
  const { calls, show, refresh } = useEditing();
  const texts = useTexts(EDITOR_TEXTS);
  const [level, setLevel] = useState(brand);
  const [waiting, setWaiting] = useState<Waiting>();
  const [error, setError] = useState('');
  const [isInLibrary, showInLibrary] = useState(false);
  const [running, setRunning] = useState<Waiting>();
  const [queue, setQueue] = useState<readonly Waiting[]>([]);
  /** The description that the last edit made old; another one is on its way. */
  const [old, setOld] = useState<object>();
  const isBusy = running !== undefined || (old !== undefined && old === model);

  const run = useCallback(
    async (wanted: Waiting, work: () => Promise<void>) => {
      setRunning(wanted);
      setError('');
      try {
        await work();
      } catch (problem) {
        setError((problem as Error).message);
        // The value that somebody else wrote meanwhile is shown, and a second press replaces it.
        if (problem instanceof Overtaken) await refresh().catch(() => {});
      } finally {
        setRunning(undefined);
      }
    },
    [refresh],
  );

  const send = async ({ edits, onDone }: Waiting, isAnyway: boolean) => {
    const wish = { brand, level, edits, isAnyway };
    const answer = await calls.send<ChangeAnswer>('change', wish);
    if ('problems' in answer) return setWaiting({ edits, problems: answer.problems, onDone });
    setWaiting(undefined);
    onDone?.();
    if (answer.files.length > 0) setOld(model);
    await show(answer);
  };

  const start = (wanted: Waiting) =>
    void run(wanted, async () => {
      setWaiting(undefined);
      if (level === brand) return send(wanted, false);
      const { edits, onDone } = wanted;
      const plan = await calls.send<PlanAnswer>('plan', { brand, level, edits });
      const own = plan.levels.find((one) => one.level === level);
      if (!own) throw new Error(plan.reason ?? texts.cannot(level));
      setWaiting({ edits, felt: own.felt, onDone });
    });

  const startNext = useEffectEvent(() => {
    const [next, ...rest] = queue;
    if (isBusy || waiting || !next) return;
    setQueue(rest);
    start(next);
  });
  useEffect(() => startNext(), [queue, isBusy, waiting]);

  return {
    level,
    setLevel,
    make: (edits, onDone) => {
      const isSame = (one: Waiting | undefined) =>
        JSON.stringify(one?.edits) === JSON.stringify(edits);
      if (!isBusy) start({ edits, onDone });
      else if (![running, ...queue].some(isSame)) setQueue([...queue, { edits, onDone }]);
    },
    waiting,
    answer: (isYes) => {
      if (isBusy) return;
      if (isYes && waiting) void run(waiting, () => send(waiting, waiting.problems !== undefined));
      else {
        setWaiting(undefined);
        setError('');
      }
    },
    error,
    isBusy,
    queued: queue.length,
    isInLibrary,
    showInLibrary,
  };
}
