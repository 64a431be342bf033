import { expect, test } from 'vitest';
import { inEnglish, shortly } from '../brand-test-kit.ts';
import { nodeAt, toValue } from './node.ts';
import { parseFile } from './parse-file.ts';

const nested = (levels: number) => `{ "a": ${'['.repeat(levels)}${']'.repeat(levels)} }`;

test.each<[string, string, string, object?]>([
  ['a comma before the end', '{\n  "a": 1,\n}', '2:9-10 json-syntax', { kind: 'remove-comma' }],
  ['a byte-order mark', '\uFEFF{}', '1:1-1 json-encoding', { kind: 'remove-byte-order-mark' }],
  ['a sign that no decoder knows', '{ "\uFFFD": 1 }', '1:4-5 json-encoding'],
  ['a text that is not closed', '{ "a": "bcd', '1:8-12 json-syntax'],
  ['a number too large to keep', '{ "a": 12345678901234567890 }', '1:8-28 json-syntax'],
  ['a mistake behind lines of Windows', '{\r\n  "a": sim\r\n}', '2:8-11 json-syntax'],
  ['nothing', '', '1:1-1 json-syntax'],
  ['two values for one key', '{ "light": {}, "light": {} }', '1:16-23 json-duplicate-key'],
  ['100,000 levels', nested(100_000), '1:107-108 json-syntax'],
])('%s is reported at its place, with its fix', (_, text, expected, fix) => {
  const { diagnostics } = parseFile('f.json', text);
  expect(diagnostics[0]!.fix).toEqual(fix);
  expect('fix' in diagnostics[0]!).toBe(fix !== undefined);
  expect(
    diagnostics.map(({ line, column, endLine, endColumn, rule, message, suggestion }) => {
      expect(endLine).toBe(line);
      expect([inEnglish(message), inEnglish(suggestion)]).not.toContain('');
      return `${line}:${column}-${endColumn} ${rule}`;
    }),
  ).toEqual([expected]);
});

test.each([
  ['a lone surrogate', '{ "a": "\\uD800" }'],
  ['the names of what every object has', '{ "__proto__": { "a": 1 }, "toString": {} }'],
  ['as many levels as may be', nested(99)],
])('%s is JSON like any other', (_, text) => {
  expect(parseFile('f.json', text).diagnostics).toEqual([]);
});

const WRITTEN = `{
  "text": "x",
  "list": [1, { "deep": true }],
  "long": [
    null
  ],
  "on one": {},
  "object": {
    "inner": "y"
  }
}`;

test('every value is read with the place where it is written', () => {
  const { node } = parseFile('f.json', WRITTEN);
  expect(toValue(node!)).toEqual(JSON.parse(WRITTEN));
  const place = (...path: (string | number)[]) => {
    const { file, line, column, endLine, endColumn } = nodeAt(node, path)!.at;
    return `${file} ${line}:${column}-${endLine}:${endColumn}`;
  };
  // An object or list of several lines is its opening bracket alone.
  expect(place()).toBe('f.json 1:1-1:2');
  expect(place('list', 1, 'deep')).toBe('f.json 3:25-3:29');
  expect(place('long')).toBe('f.json 4:11-4:12');
  expect(place('on one')).toBe('f.json 7:13-7:15');
  expect(place('object', 'inner')).toBe('f.json 9:14-9:17');
});

test('a key knows where it stands, and the last of two counts', () => {
  const { node, diagnostics } = parseFile('f.json', '{ "a": 1,\n  "a": 2 }');
  expect(toValue(node!)).toEqual({ a: 2 });
  expect(node!.entries.get('a')!.keyAt).toMatchObject({ line: 2, column: 3, endColumn: 6 });
  expect(diagnostics[0]!.severity).toBe('error');
  expect(inEnglish(diagnostics[0]!.message)).toBe(
    "'a' stands twice in this object, first in line 1; only the last would count.",
  );
});

const NO_OBJECT = 'Write { "key": value } in its place, with the keys of the reference.';

test.each([
  ['brands/alfa/flows.json', '[]', 'Write { "flows": in front of it, and } behind it.'],
  ['brands/alfa/screens/lead.json', '[{}]', 'Write { "blocks": in front of it, and } behind it.'],
  ['brands/alfa/sandbox.json', '[1]', 'Write { "plans": in front of it, and } behind it.'],
  ['brands/alfa/brand.json', '[{}]', 'Take away the [ before it and the ] behind it.'],
  ['brands/alfa/brand.json', '[1]', NO_OBJECT],
  ['brands/alfa/brand.json', 'null', NO_OBJECT],
])('%s that holds %s becomes an object: %s', (file, text, suggestion) => {
  const { diagnostics } = parseFile(file, text);
  const what = text.startsWith('[') ? 'a list [ ]' : 'a single value';
  expect(shortly(diagnostics)).toEqual([
    `json-syntax ${file}:1 A brand file is one object { }, and this is ${what}. ${suggestion}`,
  ]);
});
