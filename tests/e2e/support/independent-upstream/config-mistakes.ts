import type { ConfigAnswer } from './answers.ts';
import { flow } from './flows.ts';

/** A mistake that a hand slips into the flows of a config answer. */
export interface ConfigMistake {
  what: string;
  make(config: ConfigAnswer): void;
}

const good = () => flow('default', 'lead payment success');

function lost() {
  const own = good();
  own.steps[0]!.defaultNextStepId = 'et-9';
  return own;
}

const flowsAre = (what: string, flowsOf: () => unknown): ConfigMistake => ({
  what,
  make: (config) => void Object.assign(config.checkoutFlow, { flows: flowsOf() }),
});

export const CONFIG_MISTAKES: readonly ConfigMistake[] = [
  flowsAre('a next step that no step has', () => [lost()]),
  flowsAre('an empty list of flows', () => []),
  flowsAre('null among the flows', () => [null, good()]),
  flowsAre('two flows of one id', () => [good(), good()]),
];
