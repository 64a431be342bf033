import type { LoadedVisit } from '../../visit/load-visit.ts';
import type { Log } from '../observation/log.ts';

/** Logs what is wrong with the config's flows of a visit, by brand: a product may be a text of the link. */
export type FlowProblemLog = (visit: Pick<LoadedVisit, 'problems' | 'loaded'>) => void;

/** Sentences that are remembered; when there are more, all are forgotten and may be logged again. */
const MAX_REMEMBERED = 500;

/** A log that writes each sentence once, since every page of a product asks for the same config. */
export function createFlowProblemLog(log: Log): FlowProblemLog {
  const logged = new Set<string>();
  return ({ problems, loaded }) => {
    for (const problem of problems) {
      const sentence = `${loaded.brand.id}: ${problem}`;
      if (logged.has(sentence)) continue;
      if (logged.size >= MAX_REMEMBERED) logged.clear();
      logged.add(sentence);
      log('error', sentence);
    }
  };
}
