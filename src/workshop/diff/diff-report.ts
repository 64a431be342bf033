import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { CheckedBrands } from '../../checker/check-brands.ts';
import { inLanguage, type Language } from '../../checker/language/translate.ts';
import { findBreaks, type Break } from './breaks.ts';
import { SUBJECTS, brandsOf, type Change, type ChangeDescription } from './change.ts';
import { compareBrands } from './compare-brands.ts';
import { describeChange } from './describe-change.ts';
import type { SchemaOf } from './title-path.ts';
import { sayIn } from '../say.ts';
import type { FrameRequest } from '../states/frame.ts';

/** One screen of a brand in one state, on one device, before and after. Paths from the report's folder. */
export interface PicturePair extends Omit<FrameRequest, 'version'> {
  device: 'phone' | 'desktop';
  /** Missing for a new screen. */
  before?: string;
  /** Missing for a removed screen. */
  after?: string;
  difference?: string;
  changed: number;
  /** Place of the first difference, as a share of the height from the top. */
  top: number;
}

export interface DiffReport {
  language: Language;
  /** The git revision that the working tree is compared with. */
  ref: string;
  /** By subject, in the order of SUBJECTS. */
  changes: (Change & { description: ChangeDescription })[];
  breaks: Break[];
  errors: Diagnostic[];
  notes: string[];
  pictures: PicturePair[];
  samePictures: number;
}

/** A report on which nothing differs from a git ref. */
export const emptyReport = (ref: string, language: Language = 'en'): DiffReport => ({
  language,
  ref,
  changes: [],
  breaks: [],
  errors: [],
  notes: [],
  pictures: [],
  samePictures: 0,
});

interface DiffOf {
  ref: string;
  versions: readonly { checked: CheckedBrands }[];
  /** The folder below brands/ that the report is about; all brands unless said. */
  brand?: string;
  schemaOf: SchemaOf;
  language: Language;
}

/** The report on a change of brand files, without pictures. */
export function diffReport({ ref, versions, brand, schemaOf, language }: DiffOf): DiffReport {
  const t = sayIn(language);
  const [before, after] = versions.map(({ checked }) => ({
    ...checked,
    brands: checked.brands.filter(({ merged }) => !brand || merged.id === brand),
  })) as [CheckedBrands, CheckedBrands];
  const changes = compareBrands(before, after)
    .map((change) => ({ ...change, description: describeChange(change, schemaOf, language) }))
    .sort((a, b) => SUBJECTS.indexOf(a.subject) - SUBJECTS.indexOf(b.subject));
  const compiledOf = ({ brands }: CheckedBrands) => brands.map(({ compiled }) => compiled);
  const current = compiledOf(after);
  const errors = after.diagnostics.filter(({ severity }) => severity === 'error');
  // A report on brand files cannot know the config of the real upstream.
  const changed = changes.filter(changesSteps).flatMap(({ brands }) => brands);
  const asking = current.flatMap(({ id, settings }) =>
    changed.includes(id) && settings.isProductFlowsAvailable ? [id] : [],
  );
  return {
    ...emptyReport(ref, language),
    changes,
    breaks: findBreaks(compiledOf(before), current, schemaOf, language),
    errors: errors.map((error) => inLanguage(error, language)),
    notes: asking.length > 0 ? [t('diff.config-decides', { names: brandsOf(asking, t) })] : [],
  };
}

/** Whether the steps that buyers see, or their order, differ; step numbers and outcomes do not count. */
const changesSteps = ({ document, path: [, , list, , key] }: Change): boolean =>
  document === 'flows' &&
  (list ?? 'steps') === 'steps' &&
  [undefined, 'templateId', 'defaultNextStepId'].includes(key);
