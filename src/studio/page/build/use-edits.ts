import { useCallback, useEffect, useState } from 'react';
import { useVersion } from '../../../preview/editing.ts';
import { useTexts } from '../../../preview/language.ts';
import type { SiteFinding } from '../../../preview/site.ts';
import type { BuildEdit } from '../../build/edit.ts';
import type { BuildAnswer, BuildPlanAnswer } from '../../build/model.ts';
import { useStudio } from '../studio-context.ts';
import { BUILD_TEXTS } from './build-texts.ts';

/** A description that a route gives of a brand, read anew after every change of the brand. */
export function useModel<Model>(name: string, body: { brand: string; screen?: string }) {
  const { calls } = useStudio();
  const { brand, screen } = body;
  const version = useVersion(brand);
  const [model, setModel] = useState<Model>();
  const [error, setError] = useState('');
  useEffect(() => {
    let isWanted = true;
    calls.send<Model>(name, { brand, screen }).then(
      (found) => {
        if (isWanted) setModel(found);
      },
      (problem: Error) => {
        if (isWanted) setError(problem.message);
      },
    );
    return () => void (isWanted = false);
  }, [calls, name, brand, screen, version]);
  return { model, error };
}

/** Edits that wait for a yes: others would feel them, or the checks find something wrong. */
interface Waiting {
  edits: readonly BuildEdit[];
  felt?: string[];
  problems?: SiteFinding[];
  onDone?(): void;
}

export interface Edits {
  /** The folder that is to say what is changed. */
  level: string;
  setLevel(level: string): void;
  /** Makes edits as one step; `onDone` is called once they are made. */
  make(edits: readonly BuildEdit[], onDone?: () => void): void;
  waiting?: Waiting;
  answer(isYes: boolean): void;
  error: string;
  isBusy: boolean;
  /** Question and error stand in the library, which lies over the panel. */
  isInLibrary: boolean;
  showInLibrary(isInLibrary: boolean): void;
}

/** The edits of a panel: for which level they are, and what has to be asked before they are made. */
export function useEdits(brand: string): Edits {
  const { calls, show } = useStudio();
  const texts = useTexts(BUILD_TEXTS);
  const [level, setLevel] = useState(brand);
  const [waiting, setWaiting] = useState<Waiting>();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isInLibrary, showInLibrary] = useState(false);

  const run = useCallback(async (work: () => Promise<void>) => {
    setBusy(true);
    setError('');
    try {
      await work();
    } catch (problem) {
      setError((problem as Error).message);
    } finally {
      setBusy(false);
    }
  }, []);

  const send = async ({ edits, onDone }: Waiting, isAnyway: boolean) => {
    const answer = await calls.send<BuildAnswer>('build-change', { brand, level, edits, isAnyway });
    if ('problems' in answer) return setWaiting({ edits, problems: answer.problems, onDone });
    setWaiting(undefined);
    onDone?.();
    await show(answer);
  };

  return {
    level,
    setLevel,
    make: (edits, onDone) => {
      // Buttons of an edit that is under way keep the focus, so that they can be pressed.
      if (isBusy) return;
      void run(async () => {
        setWaiting(undefined);
        if (level === brand) return send({ edits, onDone }, false);
        const plan = await calls.send<BuildPlanAnswer>('build-plan', { brand, edits });
        const own = plan.levels.find((one) => one.level === level);
        if (!own) throw new Error(plan.reason ?? texts.cannot(level));
        setWaiting({ edits, felt: own.felt, onDone });
      });
    },
    waiting,
    answer: (isYes) => {
      if (isBusy) return;
      if (isYes && waiting) void run(() => send(waiting, waiting.problems !== undefined));
      else {
        setWaiting(undefined);
        setError('');
      }
    },
    error,
    isBusy,
    isInLibrary,
    showInLibrary,
  };
}
