import type { Change, Subject } from '../change.ts';
import type { DiffReport, PicturePair } from '../diff-report.ts';

/** The screens that a change shows on by itself; undefined for any of them. */
export function screensOf({ screens, document }: Change): string[] | undefined {
  const [, screen] = /^screens\/(.+)$/.exec(document) ?? [];
  if (screen) return [screen];
  return screens && screens.length > 0 ? screens : undefined;
}

/** The subjects of the changes that a picture may show, in the order of the report. */
export function subjectsOf(
  { changes }: Pick<DiffReport, 'changes'>,
  { brand, screen }: Pick<PicturePair, 'brand' | 'screen'>,
): Subject[] {
  const touching = changes.filter(
    (change) => change.brands.includes(brand) && (screensOf(change)?.includes(screen) ?? true),
  );
  return [...new Set(touching.map(({ subject }) => subject))];
}

/** Equal for brands to which the same changes happen. */
export const groupOf = ({ changes }: Pick<DiffReport, 'changes'>, brand: string): string =>
  changes.flatMap(({ brands }, at) => (brands.includes(brand) ? [at] : [])).join();
