import { expect, test } from 'vitest';
import { drawingOf } from './drawing.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';

test.each([
  `<svg ${NS}/>`,
  `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g/></s:svg>`,
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- a --><!DOCTYPE svg>\n<svg ${NS}><svg/></svg>\n`,
  // As Adobe Illustrator writes it.
  `<!DOCTYPE svg [ <!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY gt '>'> ]><svg xmlns="&ns_svg;"/>`,
])('browsers show %s', (text) => {
  expect(drawingOf(text)).toEqual({});
});

test.each<[string, object]>([
  [`<svg ${NS}>\n <g>\n</svg>`, { kind: 'xml', line: 3, reason: 'unexpected close tag' }],
  [`<svg ${NS} width=10/>`, { kind: 'xml', line: 1, reason: 'unquoted attribute value' }],
  [`<svg ${NS}>&nbsp;</svg>`, { kind: 'xml', reason: 'undefined entity' }],
  [`<svg ${NS}><use xlink:href="#a"/></svg>`, { kind: 'xml' }],
  [`<svg ${NS}`, { kind: 'xml' }],
  [` <?xml version="1.0"?><svg ${NS}/>`, { kind: 'xml' }],
  ['<svg><g/></svg>', { kind: 'namespace' }],
  ['<svg xmlns="http://www.w3.org/1999/xhtml"/>', { kind: 'namespace' }],
])('browsers show nothing of %s', (text, flaw) => {
  expect(drawingOf(text)).toMatchObject({ flaw });
});

test.each(['', 'hello', '<svgx>', `<html><svg ${NS}/></html>`])('%j is no drawing', (text) => {
  expect(drawingOf(text)).toBeUndefined();
});
