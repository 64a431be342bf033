import { OUTCOMES, SCREENS, type MadeStep } from './naive-search.ts';

/** A generator of numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const MOST = 8;

/** A flow of up to eight steps that mostly lead on, with forks strewn in. */
export function randomFlow(random: () => number): { id: string; steps: MadeStep[] } {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const chance = (share: number) => random() < share;
  const count = 1 + Math.floor(random() * MOST);
  const left = Object.keys(SCREENS);
  const templates = Array.from({ length: count }, () => {
    const templateId = pick(left);
    left.splice(left.indexOf(templateId), 1);
    return templateId;
  });
  const ids = templates.map((_, at) => `s${at}`);
  const target = () => pick(ids);
  const steps = templates.map((templateId, at): MadeStep => {
    const step: MadeStep = { id: ids[at]!, templateId };
    const straight = ids[at + 1];
    if (chance(0.75) && straight !== undefined) step.defaultNextStepId = straight;
    else if (chance(0.4)) step.defaultNextStepId = target();
    if (chance(0.25)) {
      step.outcomes = Object.fromEntries(
        Array.from({ length: chance(0.3) ? 2 : 1 }, () => [pick(OUTCOMES), target()]),
      );
    }
    return step;
  });
  return { id: pick(['default', 'pix', 'bankslip', 'tour']), steps };
}
