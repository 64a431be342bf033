import { expect, test } from 'vitest';
import { beginningOf } from '../../brand/parse/node.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import { checkedOf } from './diff-test-kit.ts';
import { diffReport } from './diff-report.ts';

const FILES = {
  'base/texts': { 'a.b': 'x' },
  'base/brand': {},
  'families/kin/brand': { extends: 'base', area: 'BR' },
  'beta/brand': { extends: 'families/kin', key: 'BETA' },
  'alfa/brand': { extends: 'families/kin', key: 'ALFA', sandboxOnly: 1 },
  'fields/name': { schema: {} },
  registry: { default: 'ALFA' },
};
const found = (severity: string, message: string) =>
  ({ ...beginningOf('a.json'), rule: 'r', severity, message }) as Diagnostic;

test('changes stand by subject, with what breaks and new errors', () => {
  const before = checkedOf(FILES);
  const after = checkedOf({
    ...FILES,
    'base/texts': { 'a.b': 'y' },
    'families/kin/brand': { extends: 'base', area: 'MZ', stepsNumber: 4 },
    'alfa/brand': { extends: 'families/kin', key: 'ALFA', sandboxOnly: 2 },
    'alfa/flows': { flows: [{ id: 'f', steps: [{ id: 's', templateId: 'lead' }] }] },
    'fields/name': { schema: { type: 'string' } },
    registry: { default: 'BETA' },
  });
  after.diagnostics = [found('error', 'wrong'), found('warning', 'odd')];
  const report = diffReport('main', before, after, new Map());
  expect(report.ref).toBe('main');
  expect(
    report.changes.map(({ subject, description }) => `${subject}: ${description.title}`),
  ).toEqual([
    'steps: stepsNumber is new',
    'steps: flows: everything is new',
    "fields: Field 'name': schema › type is new",
    "texts: Text 'a.b'",
    'settings: area',
    'settings: sandboxOnly',
    'settings: Registry: default',
  ]);
  expect(report.errors.map(({ message }) => message)).toEqual(['wrong']);
  expect(report.breaks.map(({ kind }) => kind)).toEqual(['link', 'link']);
  expect([report.notes, report.pictures, report.samePictures]).toEqual([[], [], 0]);
});

test.each([
  [true, 1],
  [false, 0],
])(
  'where the config call is made (%s), a change of steps says that the config decides them',
  (isProductFlowsAvailable, count) => {
    const files = (...steps: object[]) => ({
      ...FILES,
      'base/brand': { isProductFlowsAvailable },
      'alfa/flows': { flows: [{ id: 'f', steps }] },
    });
    const lead = { id: 's', templateId: 'lead' };
    const before = checkedOf(files(lead));
    const after = checkedOf(files(lead, { id: 'v', templateId: 'video' }));
    const { notes } = diffReport('main', before, after, new Map());
    expect(notes.filter((note) => /alfa.*config call/.test(note))).toHaveLength(count);
    const numbered = checkedOf(files({ ...lead, stepNumber: 2 }));
    expect(diffReport('main', before, numbered, new Map()).notes).toEqual([]);
  },
);
