import { alternatives } from './alternatives.ts';
import { fields } from './fields.ts';
import { groups } from './groups.ts';

/** Schemas of the shapes that RJSF's playground shows, in words of our own. */
export const playground = { ...fields, ...groups, ...alternatives };
