import { readCorpus } from './read-corpus.ts';

/** `rawQueries` stand behind the '?' of an address exactly as they are. */
export const naughty = readCorpus<{
  cases: { id: string; kind: string; value: string }[];
  rawQueries: { id: string; query: string; why: string }[];
}>('naughty');

/** A text as an address can carry it: without half surrogate pairs. */
export const wellFormed = (text: string): string => Buffer.from(text).toString('utf8');
