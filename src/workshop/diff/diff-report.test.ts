import { expect, test } from 'vitest';
import { beginningOf } from '../../brand/parse/node.ts';
import type { CheckedBrands } from '../../checker/check-brands.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import { checkedOf } from './diff-test-kit.ts';
import { diffReport } from './diff-report.ts';

const FILES = {
  'base/texts': { 'a.b': 'x' },
  'base/brand': {},
  'families/kin/brand': { extends: 'base', area: 'BR' },
  'beta/brand': { extends: 'families/kin', key: 'BETA' },
  'alfa/brand': { extends: 'families/kin', key: 'ALFA' },
  'fields/name': { schema: {} },
  registry: { default: 'ALFA' },
};
const found = (severity: string, message: string) =>
  ({ ...beginningOf('a.json'), rule: 'r', severity, message }) as Diagnostic;

const reportOn = (before: CheckedBrands, after: CheckedBrands) =>
  diffReport({
    ref: 'main',
    versions: [{ checked: before }, { checked: after }],
    schemaOf: () => ({}),
    language: 'en',
  });

test('changes stand by subject, with what breaks and new errors', () => {
  const before = checkedOf(FILES);
  const after = checkedOf({
    ...FILES,
    'base/texts': { 'a.b': 'y' },
    'families/kin/brand': { extends: 'base', area: 'MZ', stepsNumber: 4 },
    'fields/name': { schema: { type: 'string' } },
    registry: { default: 'BETA' },
  });
  after.diagnostics = [found('error', 'wrong'), found('warning', 'odd')];
  const report = reportOn(before, after);
  expect(report.ref).toBe('main');
  expect(
    report.changes.map(({ subject, description }) => `${subject}: ${description.title}`),
  ).toEqual([
    'steps: stepsNumber is new',
    "fields: Field 'name': schema › type is new",
    "texts: Text 'a.b'",
    'settings: area',
    'settings: Registry: default',
  ]);
  expect(report.errors.map(({ message }) => message)).toEqual(['wrong']);
  expect(report.breaks.map(({ kind }) => kind)).toEqual(['link', 'link']);
  expect([report.notes, report.pictures, report.samePictures]).toEqual([[], [], 0]);
});

test('a change of steps says that the config decides them, where the config call is made', () => {
  const notes = (isProductFlowsAvailable: boolean, ...added: object[]) => {
    const lead = { id: 's', templateId: 'lead' };
    const [before, after] = [[lead], [lead, ...added]].map((steps) =>
      checkedOf({
        ...FILES,
        'base/brand': { isProductFlowsAvailable },
        'alfa/flows': { flows: [{ id: 'f', steps }] },
      }),
    );
    return reportOn(before!, after!).notes;
  };
  const film = { id: 'v', templateId: 'video' };
  expect(notes(true, film)).toEqual([expect.stringMatching(/alfa.*config call/)]);
  expect([notes(false, film), notes(true)]).toEqual([[], []]);
});
