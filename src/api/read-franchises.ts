import { needed, textAt, type Fields } from './answer-shape.ts';
import { readList } from './read-answer.ts';

/** One school (section 3): what goes out of it, and what buyers read. */
export interface FranchiseUnit {
  salesforceId: string;
  name: string;
}

const nameAt = (name: string) => (fields: Fields) => needed(textAt(fields, name), name);

/**
 * Names of the regions that have schools, each once.
 *
 * @throws {ApiError} of kind 'unreadable' when the answer is not a list of regions.
 */
export function readRegions(answer: unknown): string[] {
  const shape = { name: 'regions', textName: 'region' };
  return [...new Set(readList('getFranchiseRegions', answer, shape, nameAt('region')))];
}

/** The same of cities. */
export function readCities(answer: unknown): string[] {
  const shape = { name: 'cities', textName: 'city' };
  return [...new Set(readList('getFranchiseCities', answer, shape, nameAt('city')))];
}

/** @throws {ApiError} of kind 'unreadable' when a school has no id or no name. */
export function readUnits(answer: unknown): FranchiseUnit[] {
  return readList('getFranchiseUnits', answer, { name: 'units' }, (fields) => ({
    salesforceId: needed(textAt(fields, 'salesforceId'), 'salesforceId'),
    name: needed(textAt(fields, 'name'), 'name'),
  }));
}
