import { FILE_NAMES } from '../../../brand/parse/brand-files.ts';
import { NoSuchPlace } from '../../say.ts';
import { formatPath, removeAt, setAt, valueIn } from '../json-path.ts';
import type { Draft } from './draft.ts';
import type { ValueEdit } from './edit.ts';

/** @throws {NoSuchPlace} where no brand has such a document, or nothing is there to be removed. */
export function checkValue(draft: Draft, { place: { document, steps }, value }: ValueEdit): void {
  if (!FILE_NAMES.includes(document) && !document.startsWith('screens/')) {
    throw new NoSuchPlace('edit.no-document', { document });
  }
  if (value === undefined && valueIn(draft.open(document), steps) === undefined) {
    throw new NoSuchPlace('edit.nothing-to-remove', { path: formatPath(steps) });
  }
}

export function editValue(draft: Draft, { place: { document, steps }, value }: ValueEdit): void {
  if (value === undefined) removeAt(draft.open(document), steps);
  else setAt(draft.open(document), steps, value);
}
