import { alternatives } from './alternatives-samples.ts';
import { fields } from './fields-samples.ts';
import { groups } from './groups-samples.ts';
import { playground } from './playground/playground.ts';

/** Schemas of every shape that RJSF's playground shows, and some that it does not, in words of our own. */
export const samples = { ...playground, ...fields, ...groups, ...alternatives };
