import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type { Mistake } from './mistake.ts';

/** The sources with the slip in them. Throws when a text to replace is not there any more. */
export function makeMistake(
  { json, images }: BrandSources,
  {
    file,
    content,
    edits = [],
    without = [],
    more = {},
  }: Pick<Mistake, 'file'> & Partial<Omit<Mistake, 'says'>>,
): BrandSources {
  const edited = edits.reduce(
    (text, [from, to]) => {
      const next = text.replace(from, to);
      if (next === text) throw new Error(`${file} holds no ${String(from)} any more.`);
      return next;
    },
    content ?? json.get(file) ?? '',
  );
  const files = new Map([...json, [file, edited], ...Object.entries(more)]);
  const pictures = new Map(images);
  for (const path of without) {
    files.delete(path);
    pictures.delete(path);
  }
  if (!json.has(file) && content === undefined) files.delete(file);
  return { json: files, images: pictures };
}

/** Line of the first place that matches, or of the first difference from the text before; from 1. */
export function lineOf(text: string, on: string | RegExp | undefined, before = ''): number {
  const change = before.split('').findIndex((sign, at) => sign !== text[at]);
  const found = typeof on === 'string' ? text.indexOf(on) : on && text.search(on);
  const index = found ?? Math.max(0, change);
  if (index < 0) throw new Error(`Nothing matches ${String(on)}.`);
  return text.slice(0, index).split('\n').length;
}
