import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';

const form = (given: object, widget = 'consent') =>
  withForm(
    { properties: { ok: { type: 'boolean', ...given } } },
    { ui: { ok: { 'ui:widget': widget } } },
  );

test.each([[{}], [{ default: false }], [{ const: true }]])('a consent with %j', (given) => {
  expect(reportsOf('consent', form(given))).toEqual([]);
});

const BOX = { $ref: 'fields/terms' };
const FIELD = {
  schema: { type: 'boolean', title: 'Aceito', const: true },
  ui: { 'ui:widget': 'consent' },
};

/** A brand with terms, and one form. */
const selling = (action: string, properties: object, required: string[], more: object = {}) => ({
  ...withForm({ properties, required }, { action, ...more }),
  'alfa/brand': { isTermsAndPoliticsAvailable: true },
  'fields/terms': FIELD,
});
const problemsOf = (...given: Parameters<typeof selling>) =>
  reportsOf('consent', selling(...given)).map((text) => /has terms, but (.*?)\./.exec(text)?.[1]);

const NAME = { type: 'string' };
const UNKNOWN = { fact: 'hasLead', is: false };

test.each([
  'createLead',
  'pay',
  'payBoleto',
  'payPix',
  'payLivelo',
  'payCustomOffer',
  'payInvoice',
])('[RULE-52] the form of %s takes the data of a new buyer and needs the box', (action) => {
  expect(problemsOf(action, { name: NAME }, ['name'])).toEqual([
    'the form has no box to accept them',
  ]);
  expect(problemsOf(action, { name: NAME, terms: BOX }, ['name', 'terms'])).toEqual([]);
});

test.each(['recover', 'renew', 'goNext', 'validatePhone', 'selectSchool'])(
  'the form of %s has no new buyer',
  (action) => {
    expect(problemsOf(action, { name: NAME }, ['name'])).toEqual([]);
  },
);

test.each([
  ['a box that may stay empty', { terms: BOX }, ['name'], 'it can be sent without ticking the box'],
  [
    'a box that takes a no',
    { terms: { ...BOX, const: null } },
    ['name', 'terms'],
    'it can be sent without ticking the box',
  ],
  [
    'a box for some new buyers only',
    { terms: { ...BOX, when: { all: [UNKNOWN, { fact: 'isAccrual' }] } } },
    ['name', 'terms'],
    'its box is not there for every new buyer',
  ],
  [
    'a text field of that name',
    { terms: { type: 'string' } },
    ['name', 'terms'],
    'it can be sent without ticking the box',
  ],
])('%s', (_, box, required, problem) => {
  expect(problemsOf('pay', { name: NAME, ...box }, required)).toEqual([problem]);
});

test('a box that only new buyers see is enough where a lead is made of new buyers only', () => {
  const box = { ...BOX, when: { all: [UNKNOWN, { fact: 'isTermsAndPoliticsAvailable' }] } };
  const form = [{ name: NAME, terms: box }, ['name', 'terms']] as const;
  expect(problemsOf('pay', form[0], [...form[1]])).toEqual([]);
  expect(problemsOf('createLead', form[0], [...form[1]])).toEqual([
    'its box is not there for every new buyer',
  ]);
  const known = { when: { fact: 'hasLead' } };
  expect(problemsOf('pay', { name: NAME }, ['name'], known)).toEqual([]);
});

test('a brand without terms needs no box', () => {
  const files = selling('pay', { name: NAME }, ['name']);
  expect(reportsOf('consent', { ...files, 'alfa/brand': {} })).toEqual([]);
});
