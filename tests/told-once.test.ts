import { expect, test } from 'vitest';
import type { Diagnostic } from '../src/contract/diagnostic.ts';
import { delivered, findingsIn } from './brand-mistakes/delivered.ts';
import { lineOf, makeMistake } from './brand-mistakes/make-mistake.ts';
import { silentEdits, toldOnce } from './brand-mistakes/told-once.ts';

const keyOf = ({ file, rule, message }: Diagnostic) => `${file} ${rule} ${message}`;
const known = new Set(findingsIn(delivered).map(keyOf));
const news = (sources: typeof delivered) =>
  findingsIn(sources).filter((one) => !known.has(keyOf(one)));

test.each(toldOnce)('$what ($file)', (mistake) => {
  const sources = makeMistake(delivered, { ...mistake, says: / / });
  const file = mistake.in ?? mistake.file;
  const found = news(sources);
  expect(found.map((one) => [one.file, one.line, one.rule, one.severity])).toEqual([
    [file, lineOf(sources.json.get(file)!, mistake.on), mistake.rule, mistake.severity ?? 'error'],
  ]);
  expect(found[0]!.message.startsWith(mistake.says), found[0]!.message).toBe(true);
});

test.each(silentEdits)('nothing is said of $what', (edit) => {
  expect(news(makeMistake(delivered, { ...edit, rule: '', says: / / })).map(keyOf)).toEqual([]);
});
