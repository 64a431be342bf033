import { expect, test } from 'vitest';
import { alfaOf, contextOf, nodeOf, type ShortFiles } from '../brand-test-kit.ts';
import { beginningOf } from '../parse/node.ts';
import { type Problem } from '../problem.ts';
import { beginCompiling, compileBrand, compileOffers } from './compile-brand.ts';

const place = beginningOf('screen.json');

function compiled(files: ShortFiles, programTexts: string[] = [], images: string[] = []) {
  const { merged, sources } = alfaOf(files, images);
  return compileBrand(merged, sources, programTexts);
}

function begun(files: ShortFiles) {
  const { merged, sources } = alfaOf(files);
  const diagnostics: Problem[] = [];
  return {
    context: beginCompiling(merged, sources, (problem) => void diagnostics.push(problem)),
    diagnostics,
  };
}

test('a brand is its settings, theme and flows, without the words of the files', () => {
  const brand = compiled({
    'base/brand': { area: 'BR', stepsNumber: 4 },
    'alfa/brand': { $schema: 'x', extends: 'base', key: 'ALFA', offers: [] },
    'alfa/theme': { $schema: 'x', fontFamily: 'Arial' },
    'alfa/flows': { flows: [{ id: 'default', steps: [] }] },
  });
  expect(brand).toMatchObject({
    id: 'alfa',
    theme: { fontFamily: 'Arial' },
    flows: [{ id: 'default', steps: [] }],
    offers: undefined,
    upsellTheme: undefined,
  });
  expect(brand.settings).toEqual({
    key: 'ALFA',
    area: 'BR',
    stepsNumber: 4,
    productCode: 'ALFA',
    links: undefined,
  });
  expect(brand.theme).not.toHaveProperty('$schema');
});

test.each([
  ['counted', { stepNumber: 1 }],
  ['written', { stepNumber: 2 }],
])('D-15: steps are %s as the brand says', (stepNumbers, step) => {
  const steps = [{ id: 'pay', templateId: 'payment', stepNumber: 2 }];
  const { flows } = compiled({
    'alfa/brand': { key: 'ALFA', stepNumbers },
    'alfa/flows': { flows: [{ id: 'default', steps }] },
  });
  expect(flows[0]!.steps).toMatchObject([step]);
});

const IS_GIFT = { answer: 'isGift', is: true };
const HAS_LEAD = { fact: 'hasLead' };
const formOf = (when: object) => ({
  id: 'form',
  block: 'form',
  submit: 'a.b',
  schema: { properties: { to: { type: 'string', when } } },
});

// Each brand has a second screen, and a second block, that ask for nothing.
test.each<[title: string, block: object, asks: true | undefined]>([
  ['a block', { id: 'a', block: 'steps', when: IS_GIFT }, true],
  ['a field', formOf({ all: [HAS_LEAD, IS_GIFT] }), true],
  ['a field beside a condition on the block', { ...formOf(IS_GIFT), when: HAS_LEAD }, true],
  ['a fact alone', { ...formOf(HAS_LEAD), when: HAS_LEAD }, undefined],
  ['nothing', { id: 'a', block: 'steps' }, undefined],
])('whether a brand asks for answers: %s', (_, block, asks) => {
  const plain = { id: 'plain', block: 'steps' };
  const brand = compiled({
    'alfa/screens/lead': { blocks: [block, plain] },
    'alfa/screens/pix': { blocks: [plain] },
  });
  expect(brand.asksAnswers).toBe(asks);
});

test('screens by template id, their texts resolved', () => {
  const { screens } = compiled({
    'alfa/texts': { 'lead.title': 'Olá' },
    'alfa/screens/lead': { blocks: [{ id: 'a', block: 'heading', text: 'lead.title' }] },
    'alfa/screens/payment/[id]': { stepNumber: 'payment.currentStep', blocks: [] },
    'alfa/brand': { key: 'ALFA', payment: { currentStep: 2 } },
  });
  expect(Object.keys(screens)).toEqual(['lead', 'payment/[id]']);
  expect(screens.lead!.blocks).toEqual([{ id: 'a', block: 'heading', text: 'Olá' }]);
  expect(screens['payment/[id]']!.stepNumber).toBe(2);
});

test('the program has the texts that it asks for', () => {
  const files = { 'alfa/texts': { 'app.back': 'Voltar', 'other.text': 'x' } };
  expect(compiled(files, ['app.back']).texts).toEqual({ 'app.back': 'Voltar' });
});

test("images have the address of their content, also an ancestor's", () => {
  const files = { 'alfa/brand': { key: 'A', extends: 'base' }, 'base/brand': {} };
  expect(compiled(files, [], ['alfa/logo.svg', 'base/icon.svg']).images).toEqual({
    'logo.svg': '/brands/hash-of-alfa/logo.svg/logo.svg',
    'icon.svg': '/brands/hash-of-base/icon.svg/icon.svg',
  });
});

test('the upsell pages take the theme that another folder lends, with what it inherits', () => {
  const lender = {
    'alfa/brand': { key: 'ALFA', upsellData: { theme: 'lender' } },
    'lender/brand': { key: 'LENDER', extends: 'base' },
    'lender/theme': { light: { primary: { main: '#111111' } } },
    'base/brand': {},
    'base/theme': {
      $schema: 'x',
      fontFamily: 'Arial',
      light: { primary: { main: '#000000', dark: '#222222' } },
    },
  };
  expect(compiled(lender).upsellTheme).toEqual({
    fontFamily: 'Arial',
    light: { primary: { main: '#111111', dark: '#222222' } },
  });
});

test.each<[string, ShortFiles]>([
  ['names no folder', {}],
  ['has none', { 'lender/brand': {} }],
  ['extends what is not there', { 'lender/brand': { extends: 'nobody' }, 'lender/theme': {} }],
])('an upsell theme that %s is none', (_, files) => {
  const brand = { upsellData: { theme: 'lender' } };
  expect(compiled({ 'alfa/brand': brand, ...files }).upsellTheme).toBeUndefined();
});

test('no line ends within the word e-mail, and a label stays as it is written', () => {
  const { context } = begun({
    'alfa/brand': {},
    'alfa/texts': { 'a.note': 'O acesso chega ao seu e-mail.', 'a.label': 'E-mail' },
  });
  expect(context.text('a.note', place)).toBe('O acesso chega ao seu e\u2011mail.');
  expect(context.text('a.label', place)).toBe('E-mail');
});

test('texts: other values count as empty, removed texts are missing and known by their place', () => {
  const { context, diagnostics } = begun({
    'base/brand': {},
    'base/texts': {
      $schema: 'x',
      'a.gone': 'x',
      'a.empty': '',
      'a.number': 5,
      'a.object': {},
      'a.text': 'Olá',
    },
    'alfa/brand': { extends: 'base' },
    'alfa/texts': { 'a.gone': null, 'a.never': null, $schema: 'x' },
  });
  const keys = ['a.text', 'a.empty', 'a.number', 'a.object', 'a.gone', 'a.never', '$schema'];
  const read = keys.map((key) => context.text(key, place));
  expect(read).toEqual(['Olá', '', '5', '', 'a.gone', 'a.never', '$schema']);
  expect(diagnostics.map(({ file, line }) => [file, line])).toEqual([
    ['brands/alfa/texts.json', 2],
    ['brands/alfa/texts.json', 3],
    ['screen.json', 1],
  ]);
});

test('offers have their texts, nothing else is taken for one, and no page learns why a price differs', () => {
  const { context, diagnostics } = contextOf({ texts: { 'a.b': 'Oferta' } });
  const offer = { id: 'a.b', headline: 'a.b', terms: 'a.b', partner: 'a.b', priority: 2 };
  const price = { value: 85, differs: { because: 'other', reason: 'x' } };
  expect(compileOffers(context, nodeOf({ offers: [{ ...offer, price }] }))).toEqual([
    { ...offer, headline: 'Oferta', terms: 'Oferta', price: { value: 85 } },
  ]);
  expect(diagnostics).toEqual([]);
});

const withVideo = (address: string) => ({
  'alfa/brand': { success: { upsellOffer: { upsellVIdeoPresentation: address } } },
});

test('the video of the offer is that of brand.json; an address that names none is reported', () => {
  const { context } = begun(withVideo('https://media.example.com/a.mp4'));
  expect(context.upsellVideo).toEqual({
    kind: 'file',
    address: 'https://media.example.com/a.mp4',
  });
  const { diagnostics } = begun(withVideo('http://a.example/v.mp4'));
  expect(diagnostics).toMatchObject([{ rule: 'video-source', file: 'brands/alfa/brand.json' }]);
});

test('a link may start from the domain of its environment', () => {
  const at = (domain: string) => ({
    domain,
    terms: '{domain}/termos',
    politics: 'https://p.example',
  });
  const links = {
    test: at('https://t.example'),
    production: at('https://x.example/pt'),
    homolog: { terms: 'https://b.example/{domain}' },
  };
  expect(compiled({ 'alfa/brand': { key: 'ALFA', links } }).settings.links).toEqual({
    test: { ...links.test, terms: 'https://t.example/termos' },
    production: { ...links.production, terms: 'https://x.example/pt/termos' },
    homolog: links.homolog,
  });
});
