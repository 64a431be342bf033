import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readExamples } from '../scripts/generate/reference/examples-page.ts';
import type { Facts } from '../src/contract/facts.ts';
import { firstPathOf } from '../src/flow/step.ts';
import { shownBlocks } from '../src/renderer/Screen.tsx';
import { brandWith, formOf, loaded, type BrandFiles } from './drawing/brands.ts';
import { LEAD } from './drawing/buyer.ts';
import { A_PRODUCT } from './drawing/checkout.ts';
import { field, fillPerson, press } from './drawing/card-payment.ts';
import { openApp } from './drawing/draw-app.tsx';
import { choose } from './drawing/typing.ts';

const examples = await readExamples();

/** A brand that says what an example says, its files by the names that tests give them. */
const brandOf = (title: string) => {
  const { files } = examples.find((one) => one.title.startsWith(title))!;
  const named = Object.entries(files).map(([name, file]) => [name.replace('.json', ''), file]);
  return brandWith(Object.fromEntries(named) as BrandFiles);
};

test.each(examples)('the example is valid: $title', ({ title }) => {
  expect(brandOf(title).id).toBe('alfa');
});

const answers = { createLead: { leadId: 'L1' }, getProductV1: A_PRODUCT };
const open = (title: string, link: string) =>
  openApp({ of: loaded(brandOf(title)), link, answers });

test('a step that is after nothing is the first, and a screen of its own is walked and remembered', async () => {
  expect(firstPathOf(brandOf('A screen').flows[0]!)).toBe('/x/objetivo');
  const { address } = await open('A screen', '/x/objetivo?seller=ana');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('O que você procura?');
  await press('Continuar');
  expect(screen.getAllByText(/Escolha um objetivo/)).not.toHaveLength(0);
  choose(field('Seu objetivo'), 'exam');
  await press('Continuar');
  expect(address()).toBe('/lead?seller=ana');
  expect(screen.getByText(/grupo de estudos/)).toBeDefined();
});

test('another answer does not show what stands under the condition', async () => {
  sessionStorage.setItem('dataForm', JSON.stringify({ 'x/objetivo': { goal: 'work' } }));
  await open('A screen', '/lead');
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.queryByText(/grupo de estudos/)).toBeNull();
});

test('a page of a server shows nothing of an answer that it cannot know', () => {
  const { blocks } = brandOf('A screen').screens.lead!;
  const ids = (isLoaded: boolean) =>
    shownBlocks({ blocks }, { answers: { goal: 'exam' } } as unknown as Facts, isLoaded).map(
      ({ id }) => id,
    );
  expect(ids(true)).toContain('exam-note');
  expect(ids(false)).not.toContain('exam-note');
});

test('a field begins with an earlier answer, until the buyer says otherwise', async () => {
  await open('A field that begins', '/lead');
  fillPerson();
  choose(screen.getByRole('checkbox'));
  await press('Continuar');
  expect(field('Nome no cartão').value).toBe(LEAD.name);
});

test('a question that is taken away leaves nothing of itself behind', () => {
  const form = formOf(brandOf('One question less'), 'lead');
  const { schema } = form.pages[0]!.variants['']!;
  expect(Object.keys(schema.properties!)).toEqual(['name', 'email', 'terms']);
  expect(schema.required).toEqual(['name', 'email', 'terms']);
});

test('each page has its heading and its sentence', async () => {
  await open('A form in pages', '/lead');
  expect(screen.getByText(/^O acesso chega/)).toBeDefined();
  fillPerson();
  await press('Avançar');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Falta só isto');
  expect(screen.getByText('A data de nascimento decide a sua turma.')).toBeDefined();
});
