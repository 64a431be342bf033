import { expect, test } from 'vitest';
import { valueIn } from '../json-path.ts';
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

/** 'lead>payment payment>success success>': the steps of a brand's flow in their order, each with where it leads. */
const walkOf = ({ merged }: ReturnType<typeof edited>, flow = 'default') =>
  (valueIn(merged('flows'), ['flows', { id: flow }, 'steps']) as JsonValue[])
    .map((step) => {
      const { id, defaultNextStepId: next = '' } = step as Record<string, string>;
      return `${id}>${next}`;
    })
    .join(' ');

const bump = { id: 'order-bump', templateId: 'order-bump-presentation' };
const lead = (next: string) => ({ id: 'lead', defaultNextStepId: next });
const first = { id: 'first', templateId: 'a', after: 'lead' };
const second = { id: 'second', templateId: 'b' };
const PARENT = 'lead>payment payment>success success>';

test.each<[what: string, Edit[], walk: string, after: object[], before?: object[]]>([
  [
    'a new step is led to by the one before it, and leads on to where that led',
    [addBump],
    'lead>order-bump order-bump>payment payment>success success>',
    [lead('order-bump'), { ...bump, after: 'lead', defaultNextStepId: 'payment' }],
  ],
  [
    'a new first step is led to by no other, and leads to the step that was first',
    [{ ...addBump, after: null }],
    `order-bump>lead ${PARENT}`,
    [{ ...bump, after: null, defaultNextStepId: 'lead' }],
  ],
  [
    'a removed step is skipped by those that led to it',
    [{ kind: 'remove-step', ...DEFAULT, step: 'payment' }],
    'lead>success success>',
    [lead('success'), { id: 'payment', $remove: true }],
  ],
  [
    "a brand's own step is deleted, and its parent's way is back",
    [addBump, { kind: 'remove-step', ...DEFAULT, step: 'order-bump' }],
    PARENT,
    [],
  ],
  [
    'a step that is moved one place up changes one "after" and the ways around it',
    [{ kind: 'step', ...DEFAULT, step: 'second', after: 'lead' }],
    'lead>second second>first first>payment payment>success success>',
    [
      lead('second'),
      { ...first, defaultNextStepId: 'payment' },
      { ...second, after: 'lead', defaultNextStepId: 'first' },
    ],
    [
      lead('first'),
      { ...first, defaultNextStepId: 'second' },
      { ...second, after: 'first', defaultNextStepId: 'payment' },
    ],
  ],
  [
    'a step that is moved to the top is led to by nobody, and leads to the one that was first',
    [addBump, { kind: 'step', ...DEFAULT, step: 'order-bump', after: null }],
    `order-bump>lead ${PARENT}`,
    [{ ...bump, after: null, defaultNextStepId: 'lead' }],
  ],
  [
    'a step that is first already is left where it is',
    [{ kind: 'step', ...DEFAULT, step: 'lead', after: null }],
    PARENT,
    [],
  ],
])('%s', (_, edits, walk, after, before) => {
  const made = edited(edits, 'alfa', before && own(...before));
  expect(walkOf(made)).toBe(walk);
  expect(made.files).toEqual(after.length > 0 ? { 'alfa/flows': flows(...after) } : {});
});

test('several flows get it at once, in the base between two lines of the text', () => {
  const made = edited({ ...addBump, flows: ['default', 'pix'] }, 'base');
  const { plan } = made;
  expect(plan.files).toHaveLength(1);
  expect(plan.files[0]!.after).not.toContain('"after"');
  expect(walkOf(made, 'pix')).toBe('lead>order-bump order-bump>pix pix>success success>');
  expect(plan.felt.toSorted()).toEqual(['alfa', 'beta', 'gama']);
});

test.each([
  [['outcomes', 'refused'], 'lead', { outcomes: { refused: 'lead' } }],
  [['stepNumber'], 3, { stepNumber: 3 }],
])('a step gets %j and loses it without a trace', (path, value, expected) => {
  const steps = ['flows', { id: 'default' }, 'steps', { id: 'payment' }, ...path];
  const edit = { kind: 'value', place: { document: 'flows', steps } } as const;
  const { files } = edited({ ...edit, value });
  expect(files).toEqual({ 'alfa/flows': flows({ id: 'payment', ...expected }) });
  expect(edited([{ ...edit, value }, edit]).files).toEqual({});
});

test('a step for everyone stands on the way of a brand that leads elsewhere', () => {
  const made = edited(addBump, 'base', own({ id: 'lead', defaultNextStepId: 'success' }));
  const written = flows({ id: 'order-bump', defaultNextStepId: 'success' });
  expect(made.files['alfa/flows']).toEqual(written);
  expect(walkOf(made)).toMatch(/^lead>order-bump order-bump>success /);
});

test.each<[string, Edit, string]>([
  ['a step twice', { ...addBump, step: 'lead' }, "step 'lead' already"],
  ['a screen twice', { ...addBump, templateId: 'payment' }, 'shows /payment already'],
  ['an unknown flow', { ...addBump, flows: ['x'] }, "no flow 'x'"],
])('%s is refused with a sentence', (_, edit, sentence) => {
  expect(() => edited(edit)).toThrow(sentence);
});
