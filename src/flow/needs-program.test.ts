import { expect, test } from 'vitest';
import type { CompiledForm, CompiledScreen } from '../contract/compiled-brand.ts';
import { fixtureBrand, loaded } from '../../tests/drawing/brands.ts';
import { formNeedsProgram, screenNeedsProgram } from './needs-program.ts';

const page = (properties: object) => ({
  id: 'one',
  submit: 'Enviar',
  variants: { '': { schema: { properties } } },
});
const formOf = (changes: object = {}) =>
  ({ action: 'createLead', pages: [page({ name: {} })], ...changes }) as unknown as CompiledForm;

test.each<[string, object, boolean]>([
  ['a lead', {}, false],
  ['a card that is not charged here', { pages: [page({ cardNumber: {} })] }, true],
  ['a CVV in a group', { pages: [page({ card: { properties: { cardCVV: {} } } })] }, true],
  ['a list', { pages: [page({ days: { type: 'array', items: {} } })] }, true],
  ['alternatives', { pages: [page({ who: { oneOf: [{ type: 'object' }] } })] }, true],
  ['an object of its fields', { pages: [page({ a: { additionalProperties: false } })] }, false],
])('%s needs the program: %s', (_, changes, needs) => {
  expect(formNeedsProgram(formOf(changes))).toBe(needs);
});

const screenOf = (...blocks: object[]) => ({ blocks }) as unknown as CompiledScreen;

test.each<[string, CompiledScreen, boolean]>([
  ['the lead of a brand', loaded(fixtureBrand('wup')).brand.screens.lead!, false],
  ['words and a button', screenOf({ block: 'heading' }, { block: 'next' }), false],
  ['a lead', screenOf({ block: 'text' }, { block: 'form', form: formOf() }), false],
  ['a code by SMS', screenOf({ block: 'sms-sender' }, { block: 'form', form: formOf() }), true],
  ['a payment', screenOf({ block: 'form', form: formOf({ action: 'pay' }) }), true],
])('%s: %s', (_, screen, needs) => {
  expect(screenNeedsProgram(screen)).toBe(needs);
});

/** docs/operations.md, "Without JavaScript": only what moves money, asks for a card or lives in the browser waits. */
test.each<[string, string[], boolean]>([
  ['what is read', ['heading', 'text', 'rich-text', 'order-summary', 'guarantee', 'steps'], false],
  ['links', ['help-link', 'screen-link', 'buyer', 'restart'], false],
  ['buttons that the server answers', ['next', 'profile-plans', 'order-bump'], false],
  ['a page that leads on by itself', ['transit'], false],
  ['a payment, and what changes its price', ['pix-code', 'upsell-offer', 'coupon'], true],
  ['what changes or plays on the page', ['countdown', 'sms-sender', 'video'], true],
])('%s: each of %j by itself needs the program: %s', (_, blocks, needs) => {
  const waiting = blocks.filter((block) => screenNeedsProgram(screenOf({ block })));
  expect(waiting).toEqual(needs ? blocks : []);
});
