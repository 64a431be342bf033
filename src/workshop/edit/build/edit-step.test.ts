import { expect, test } from 'vitest';
import { idOf, valueIn } from '../json-path.ts';
import type { JsonValue } from '../../../brand/parse/node.ts';
import { edited } from './build-test-kit.ts';
import type { Edit } from './edit.ts';

const DEFAULT = { flows: ['default'] } as const;
const flows = (...steps: object[]) => ({ flows: [{ id: 'default', steps }] });
const own = (...steps: object[]) => ({ 'brands/alfa/flows': flows(...steps) });
const addBump = {
  kind: 'step',
  ...DEFAULT,
  step: 'order-bump',
  templateId: 'order-bump-presentation',
  after: 'lead',
} as const satisfies Edit;

/** 'lead>payment': the steps of a brand's flow in their order, each with where it leads. */
const walkOf = (document: JsonValue | undefined, flow = 'default') =>
  (valueIn(document, ['flows', { id: flow }, 'steps']) as JsonValue[]).map((step) => {
    const { defaultNextStepId: next = '', outcomes } = step as Record<string, JsonValue>;
    return `${String(idOf(step))}>${String(next)}${outcomes ? JSON.stringify(outcomes) : ''}`;
  });

test('a new step is led to by the one before it, and leads on to where that led', () => {
  const { files, merged } = edited(addBump);
  expect(files).toEqual({
    'alfa/flows': flows(
      { id: 'lead', defaultNextStepId: 'order-bump' },
      {
        id: 'order-bump',
        templateId: 'order-bump-presentation',
        after: 'lead',
        defaultNextStepId: 'payment',
      },
    ),
  });
  expect(walkOf(merged('flows'))).toEqual([
    'lead>order-bump',
    'order-bump>payment',
    'payment>success',
    'success>',
  ]);
});

test('a new first step is led to by no other, and leads to the step that was first', () => {
  const { merged } = edited({ ...addBump, after: null });
  expect(walkOf(merged('flows'))[0]).toBe('order-bump>lead');
});

test('several flows get it at once, in the base between two lines of the text', () => {
  const { plan, merged } = edited({ ...addBump, flows: ['default', 'pix'] }, 'base');
  expect(plan.files).toHaveLength(1);
  expect(plan.files[0]!.after).not.toContain('"after"');
  expect(walkOf(merged('flows'), 'pix')).toEqual([
    'lead>order-bump',
    'order-bump>pix',
    'pix>success',
    'success>',
  ]);
  expect(plan.felt.toSorted()).toEqual(['alfa', 'beta', 'gama']);
});

test.each([
  [['outcomes', 'refused'], 'lead', { outcomes: { refused: 'lead' } }],
  [['stepNumber'], 3, { stepNumber: 3 }],
])('a step gets %j and loses it without a trace', (path, value, expected) => {
  const steps = ['flows', { id: 'default' }, 'steps', { id: 'payment' }, ...path];
  const edit = { kind: 'value', place: { document: 'flows', steps } } as const;
  const written = flows({ id: 'payment', ...expected });
  expect(edited({ ...edit, value }).files).toEqual({
    'alfa/flows': written,
  });
  expect(edited([{ ...edit, value }, edit]).files).toEqual({});
});

test('a removed step is skipped by those that led to it', () => {
  const { files, merged } = edited({ kind: 'remove-step', ...DEFAULT, step: 'payment' });
  expect(files).toEqual({
    'alfa/flows': flows(
      { id: 'lead', defaultNextStepId: 'success' },
      { id: 'payment', $remove: true },
    ),
  });
  expect(walkOf(merged('flows'))).toEqual(['lead>success', 'success>']);
});

test('a step for everyone stands on the way of a brand that leads elsewhere', () => {
  const { files, merged } = edited(
    addBump,
    'base',
    own({ id: 'lead', defaultNextStepId: 'success' }),
  );
  expect(files['alfa/flows']).toEqual(flows({ id: 'order-bump', defaultNextStepId: 'success' }));
  expect(walkOf(merged('flows')).slice(0, 2)).toEqual(['lead>order-bump', 'order-bump>success']);
});

test("a brand's own step is deleted, and its parent's way is back", () => {
  const remove = { kind: 'remove-step', ...DEFAULT, step: 'order-bump' } as const;
  expect(edited([addBump, remove]).files).toEqual({});
});

test('a step that is moved one place up changes one "after" and the ways around it', () => {
  const { files } = edited(
    { kind: 'step', ...DEFAULT, step: 'second', after: 'lead' },
    'alfa',
    own(
      { id: 'lead', defaultNextStepId: 'first' },
      { id: 'first', templateId: 'a', after: 'lead', defaultNextStepId: 'second' },
      { id: 'second', templateId: 'b', after: 'first', defaultNextStepId: 'payment' },
    ),
  );
  expect(files['alfa/flows']).toEqual(
    flows(
      { id: 'lead', defaultNextStepId: 'second' },
      { id: 'first', templateId: 'a', after: 'lead', defaultNextStepId: 'payment' },
      { id: 'second', templateId: 'b', after: 'lead', defaultNextStepId: 'first' },
    ),
  );
});

test('a step that is moved to the top is led to by nobody, and leads to the one that was first', () => {
  const move = { kind: 'step', ...DEFAULT, step: 'order-bump', after: null } as const;
  const { files, merged } = edited([addBump, move]);
  expect(walkOf(merged('flows'))).toEqual([
    'order-bump>lead',
    'lead>payment',
    'payment>success',
    'success>',
  ]);
  expect(files['alfa/flows']).toEqual(
    flows({
      id: 'order-bump',
      templateId: 'order-bump-presentation',
      after: null,
      defaultNextStepId: 'lead',
    }),
  );
});

test('a step that is first already is left where it is', () => {
  const { plan } = edited({ kind: 'step', ...DEFAULT, step: 'lead', after: null });
  expect(plan.files).toEqual([]);
});

test.each<[string, Edit, string]>([
  ['a step twice', { ...addBump, step: 'lead' }, "step 'lead' already"],
  ['a screen twice', { ...addBump, templateId: 'payment' }, 'shows /payment already'],
  ['an unknown flow', { ...addBump, flows: ['x'] }, "no flow 'x'"],
])('%s is refused with a sentence', (_, edit, sentence) => {
  expect(() => edited(edit)).toThrow(sentence);
});
