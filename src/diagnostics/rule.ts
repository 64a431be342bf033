import type { ParsedSources } from '../brand/parse/brand-files.ts';
import type { MergedBrand } from '../brand/inherit/inherit.ts';
import type { Place } from '../brand/parse/node.ts';
import type { RelatedPlace } from '../contract/diagnostic.ts';
import type { Form } from './form/schema/forms.ts';
import type { MetaSchemas } from './structure/meta-schemas.ts';

/** What a check of one merged brand is given. Bases and families are checked like brands. */
export interface CheckInput {
  merged: MergedBrand;
  /** What the brand would be without its own folder; undefined when it extends nothing. */
  parent?: MergedBrand;
  forms: readonly Form[];
  sources: ParsedSources;
  metaSchemas: MetaSchemas;
}

/**
 * Says what is wrong at a place, and what would be right. `subject` names what is spoken of where that
 * is the same in every folder that inherits it, but its place is not. `related` are places that have to
 * do with it; `detail` is a sentence that may differ from heir to heir.
 */
export type Report = (
  place: Place,
  message: string,
  suggestion?: string,
  subject?: string,
  related?: readonly RelatedPlace[],
  detail?: string,
) => void;

/** One check of the brand language; `rule` is the stable name of its findings. */
export interface Check {
  rule: string;
  /** 'error' unless said otherwise. */
  severity?: 'warning';
  /** It looks at what every brand says for itself, so that no two brands have it in common. */
  isOfEachBrand?: true;
  run(input: CheckInput, report: Report): void;
}
