import { alternatives } from './alternatives-samples.ts';
import { fields } from './fields-samples.ts';
import { groups } from './groups-samples.ts';

/** Schemas of every shape that RJSF's playground shows, in words of our own. */
export const samples = { ...fields, ...groups, ...alternatives };
