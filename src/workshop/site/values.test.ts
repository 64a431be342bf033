import { expect, test } from 'vitest';
import { alfaOf, type ShortFiles } from '../../brand/brand-test-kit.ts';
import type { Value } from './value.ts';
import { valuesOf } from './values.ts';

const STEPS = [
  { id: 's', templateId: 'lead', defaultNextStepId: 'p' },
  { id: 'p', templateId: 'pix' },
];
const FILES: ShortFiles = {
  'base/brand': { stepsNumber: 4, payment: { currentStep: 2 } },
  'base/texts': { 'a.title': 'Olá', 'a.label': 'Nome', 'a.needed': 'Falta', 'app.back': 'Voltar' },
  'alfa/brand': { $schema: 'x', extends: 'base', key: 'ALFA' },
  'alfa/theme': { light: { primary: { main: '#111111' } } },
  'alfa/sandbox': { people: [{ id: 'ana', name: 'Ana' }, { name: 'Rui' }] },
  'alfa/flows': { flows: [{ id: 'f', steps: STEPS }] },
  'alfa/screens/lead': {
    stepNumber: 'payment.currentStep',
    blocks: [
      { id: 'h', block: 'heading', text: 'a.title', when: { fact: 'hasLead' } },
      {
        id: 'form',
        block: 'form',
        submit: 'a.title',
        schema: { properties: { name: { $ref: 'fields/name', maxLength: 9 } } },
        ui: { name: { 'ui:help': 'Literal' } },
        messages: { name: { type: 'a.needed' } },
      },
    ],
  },
  'alfa/screens/pix': { stepNumber: 3, blocks: [] },
  'fields/name': {
    schema: { type: 'string', title: 'a.label' },
    messages: { required: 'a.needed' },
  },
};

const shortly = (values: readonly Value[]) =>
  values.map(({ group, name, value }) => `${group}: ${name} = ${value}`);

function found(files: ShortFiles = {}) {
  const { merged, sources } = alfaOf({ ...FILES, ...files });
  const all = valuesOf(merged, sources, ['app.back', 'app.gone']);
  const values = [all.everywhere, ...Object.values(all.screens)].flat();
  return { ...all, whole: (name: string) => values.find((value) => value.name === name) };
}

test('every screen has the settings, colours, texts of the program and the sandbox', () => {
  const { everywhere } = found();
  expect(shortly(everywhere)).toEqual([
    'Brand: stepsNumber = 4',
    'Brand: payment · currentStep = 2',
    'Brand: key = ALFA',
    'Colours: light · primary · main = #111111',
    'Program texts: app.back = Voltar',
    'Sandbox: people · ana · name = Ana',
    'Sandbox: people · 2 · name = Rui',
  ]);
});

test('a screen has the values of its blocks, form, steps and step numbers', () => {
  const { screens } = found();
  expect(shortly(screens.lead!)).toEqual([
    'Blocks: h · block = heading',
    'Texts: h · text = Olá',
    'Blocks: h · when · fact = hasLead',
    'Blocks: form · block = form',
    'Texts: form · submit = Olá',
    'Rules: name · type = string',
    'Fields: name · title = Nome',
    'Rules: name · maxLength = 9',
    'Rules: name · ui:help = Literal',
    'Messages: name · required = Falta',
    'Messages: name · type = Falta',
    'Steps: f › s · templateId = lead',
    'Steps: f › s · defaultNextStepId = p',
    'Steps: stepNumber = payment.currentStep',
    'Steps: payment.currentStep = 2',
    'Steps: stepsNumber = 4',
  ]);
  expect(shortly(screens.pix!)).toEqual([
    'Steps: f › p · templateId = pix',
    'Steps: stepNumber = 3',
    'Steps: stepsNumber = 4',
  ]);
});

test('a value knows its file, line and path, and the folder that it comes from', () => {
  const { whole } = found();
  expect(whole('h · text')).toEqual({
    group: 'Texts',
    name: 'h · text',
    value: 'Olá',
    file: 'brands/base/texts.json',
    line: 2,
    path: 'a.title',
    place: { document: 'texts', steps: ['a.title'] },
    from: 'base',
    key: 'a.title',
    namedAt: 'brands/alfa/screens/lead.json:7',
  });
  const inBrand = { file: 'brands/alfa/brand.json', line: 4, path: 'key', from: '' };
  expect(whole('key')).toMatchObject(inBrand);
  const inForm = ['blocks', { id: 'form' }, 'schema', 'properties', 'name', 'type'];
  expect(whole('name · type')).toMatchObject({
    from: 'field library',
    path: 'schema.type',
    place: { document: 'screens/lead', steps: inForm },
  });
  const ofStep = ['flows', { id: 'f' }, 'steps', { id: 's' }, 'templateId'];
  expect(whole('f › s · templateId')?.place).toEqual({ document: 'flows', steps: ofStep });
  expect(whole('key')).not.toHaveProperty('key');
});
