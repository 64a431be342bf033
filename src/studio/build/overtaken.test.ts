import { expect, test } from 'vitest';
import { sourcesWith } from './build-test-kit.ts';
import type { BuildEdit } from './edit.ts';
import { overtakenRequest } from './overtaken.ts';

const PLACE = { screen: 'lead', form: 'form' } as const;
const SEEN = sourcesWith({ 'brands/alfa/texts': { 'field.name.label': 'Nome' } });

/** The path that an edit of 'alfa' would overwrite, after others wrote files of their own. */
function overtakenIn(edit: BuildEdit, files: Record<string, object | string>) {
  const now = sourcesWith({ 'brands/alfa/texts': { 'field.name.label': 'Nome' }, ...files });
  const wanted = { brand: 'alfa', level: 'alfa', edits: [edit] };
  return overtakenRequest(SEEN, now, wanted, [])?.path;
}

const label = { kind: 'word-field', ...PLACE, field: 'name', part: 'label', text: 'Meu' } as const;

test('a label that somebody else has changed is named', () => {
  const texts = { 'field.name.label': 'Deles' };
  expect(overtakenIn(label, { 'brands/alfa/texts': texts })).toEqual(['field.name.label']);
});

test('a label beside another one that was changed overwrites nothing', () => {
  const texts = { 'field.name.label': 'Nome', 'field.email.label': 'Deles' };
  expect(overtakenIn(label, { 'brands/alfa/texts': texts })).toBeUndefined();
});

test('a list that grows by what is wanted keeps what somebody else has added', () => {
  const form = {
    id: 'form',
    schema: {
      properties: { age: { type: 'integer', title: 'field.name.label' } },
      required: ['name', 'email', 'phone', 'age'],
    },
  };
  const optional = { kind: 'require-field', ...PLACE, field: 'phone', isRequired: false } as const;
  expect(overtakenIn(optional, { 'brands/alfa/screens/lead': { blocks: [form] } })).toBeUndefined();
});

test('a step that somebody else leads elsewhere is named', () => {
  const steps = [{ id: 'payment', outcomes: { refused: 'success' } }];
  const edit = {
    kind: 'lead-step',
    flows: ['default'],
    step: 'payment',
    outcome: 'refused',
    to: 'lead',
  } as const;
  expect(overtakenIn(edit, { 'brands/alfa/flows': { flows: [{ id: 'default', steps }] } })).toEqual(
    ['flows', { id: 'default' }, 'steps', { id: 'payment' }, 'outcomes', 'refused'],
  );
});
