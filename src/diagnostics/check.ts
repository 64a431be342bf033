import type { ParsedSources } from '../brand/brand-files.ts';
import type { MergedBrand } from '../brand/inherit.ts';
import type { Place } from '../brand/node.ts';

/** What a check of one merged brand is given. */
export interface CheckInput {
  merged: MergedBrand;
  sources: ParsedSources;
}

/** Says what is wrong, at a place. */
export type Report = (place: Place, message: string, severity?: 'error' | 'warning') => void;

/** One check of the brand language; `rule` is the stable name of its findings. */
export interface Check {
  rule: string;
  run(input: CheckInput, report: Report): void;
}
