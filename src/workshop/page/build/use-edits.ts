import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Edit } from '../../edit/build/edit.ts';
import type { PlanAnswer } from '../../edit/protocol.ts';
import type { SiteFinding } from '../../site/site.ts';
import { useSay } from '../language.ts';
import { useEditing } from '../studio.ts';

/** Edits that are made as one step. */
interface Wanted {
  edits: readonly Edit[];
  onDone?(): void;
}

/** Edits that wait for a yes: others would feel them, or the checks find something wrong. */
interface Question extends Wanted {
  felt?: readonly string[];
  problems?: readonly SiteFinding[];
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
  question?: Question;
  answer(isYes: boolean): void;
  error: string;
  /** Until the page shows what an edit has done. */
  isBusy: boolean;
}

/** The edits of a panel: for which level they are, and what has to be asked before they are made. */
export function useEdits(brand: string): Edits {
  const { send, change } = useEditing();
  const say = useSay();
  const [level, setLevel] = useState(brand);
  const [question, ask] = useState<Question>();
  const { mutate, reset, error, isPending, variables } = useMutation({
    // Edits of one panel are made one after the other.
    scope: { id: `edits of ${brand}` },
    async mutationFn({ edits, onDone, isSure }: Wanted & { isSure?: Question }) {
      if (!isSure && level !== brand) {
        const plan = await send<PlanAnswer>('plan', { brand, level, edits });
        const own = plan.levels.find((one) => one.level === level);
        if (!own) throw new Error(plan.reason ?? say('cannot', { level }));
        return ask({ edits, onDone, felt: own.felt });
      }
      const isAnyway = isSure?.problems !== undefined;
      const made = await change({ brand, level, edits, isAnyway });
      if ('problems' in made) return ask({ edits, onDone, problems: made.problems });
      ask(undefined);
      onDone?.();
    },
  });
  return {
    level,
    setLevel,
    make: (edits, onDone) => {
      if (isPending && JSON.stringify(variables.edits) === JSON.stringify(edits)) return;
      ask(undefined);
      mutate({ edits, onDone });
    },
    question,
    answer(isYes) {
      if (isPending) return;
      if (isYes && question) mutate({ ...question, isSure: question });
      else {
        ask(undefined);
        reset();
      }
    },
    error: error?.message ?? '',
    isBusy: isPending,
  };
}
