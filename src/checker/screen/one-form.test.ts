import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './one-form.ts';

const screen = (...blocks: object[]) => ({ 'alfa/screens/lead.json': { blocks } });

test('a second form on a screen', () => {
  const files = screen(
    { id: 'a', block: 'form' },
    { id: 't', block: 'text' },
    { id: 'b', block: 'form' },
  );
  expect(reportsOf(rule, files)).toEqual([
    "alfa/screens/lead.json blocks[b]: The screen 'lead' has a form already: 'a'. Put the fields of both into one, move this one to a screen of its own, or give them conditions of which only one can hold.",
  ]);
});

test('one form, or none', () => {
  expect(reportsOf(rule, screen({ id: 'a', block: 'form' }))).toEqual([]);
  expect(reportsOf(rule, screen({ id: 'a', block: 'text' }))).toEqual([]);
});

const when = (id: string, condition: object) => ({ id, block: 'form', when: condition });
const bySlip = { fact: 'isBankslip' };

test('two forms of which only one can be drawn at a time', () => {
  const lead = { fact: 'hasLead' };
  const files = screen(
    when('card', { all: [{ not: bySlip }, lead] }),
    when('slip', { fact: 'isBankslip' }),
    when('pix', { all: [{ fact: 'isBankslip', is: false }, { not: lead }] }),
  );
  expect(reportsOf(rule, files)).toEqual([]);
});

test('two forms that one visit draws both', () => {
  const files = screen(
    when('card', { any: [{ not: bySlip }, { fact: 'area', is: 'MZ' }] }),
    when('slip', bySlip),
    when('odd', { fact: 'unheardOf', is: false }),
  );
  expect(reportsOf(rule, files)).toEqual([
    expect.stringContaining("has a form already: 'card'."),
    expect.stringContaining("has a form already: 'card'."),
  ]);
});
