import { expect, test } from 'vitest';
import type { CompiledBrand } from '../../contract/compiled-brand.ts';
import { brandModuleSources } from './brand-module.ts';

const form = (validator: string, schema: object) => ({
  id: 'form',
  block: 'form',
  form: { ui: {}, pages: [{ variants: { '': { validator, schema } } }] },
});
const screen = (...blocks: object[]) => ({ blocks });
const TEXT = { type: 'string' };
const TEXTS = { 'app.back': 'Voltar', 'tracking.accept': 'Aceitar' };

function brandOf(screens: Record<string, object>, firstScreens: string[]) {
  const flows = firstScreens.map((templateId) => ({ id: 'f', steps: [{ id: 's', templateId }] }));
  return { id: 'alfa', settings: {}, flows, screens, texts: TEXTS } as unknown as CompiledBrand;
}

/** The module that a source gives, with each validator as the text of its schema. */
function modulesOf(brand: CompiledBrand, laterAddress?: string) {
  const { first, later } = brandModuleSources(brand, (schema) =>
    JSON.stringify(JSON.stringify(schema)),
  );
  type Module = { brand: CompiledBrand; screens: object; validators: object; later?: string };
  const run = (source: string) => {
    const code = source.replace('export default ', '').replace(/;\s*$/, '');
    return (new Function(`return ${code}`)() as (runtime: object) => Module)({});
  };
  return { first: run(first(laterAddress)), later: later === undefined ? undefined : run(later) };
}

test('the first module has what flows begin with, the later one everything else', () => {
  const brand = brandOf(
    {
      lead: screen(form('lead/form', TEXT)),
      video: screen(),
      pix: screen(form('pix/form', { type: 'number' })),
    },
    ['lead', 'video'],
  );
  const { first, later } = modulesOf(brand, '/later.js');
  expect(first.brand).toEqual({
    ...brand,
    screens: { lead: brand.screens.lead, video: brand.screens.video },
    texts: { 'app.back': 'Voltar' },
  });
  expect(first.later).toBe('/later.js');
  expect(first.validators).toEqual({ 'lead/form': '{"type":"string"}' });
  expect(later).toEqual({
    screens: { pix: brand.screens.pix },
    validators: { 'pix/form': '{"type":"number"}' },
    texts: { 'tracking.accept': 'Aceitar' },
  });
});

test('a brand whose flows begin with every screen has no later module', () => {
  const { first, later } = modulesOf(brandOf({ lead: screen() }, ['lead']));
  expect(later).toBeUndefined();
  expect(first).not.toHaveProperty('later');
  expect(first.brand.texts).toEqual(TEXTS);
  expect(first.validators).toEqual({});
});

test('a validator that the first module has is not sent again', () => {
  const shared = form('lead/form', TEXT);
  const { later } = modulesOf(brandOf({ lead: screen(shared), pix: screen(shared) }, ['lead']));
  expect(later!.validators).toEqual({});
});
