import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { root } from '../architecture/source-files.ts';
import { written } from '../fixtures/guide-changes.ts';

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const A_PLACE = {
  domain: 'https://alfa.example.com',
  firstAccess: 'https://alfa.example.com/primeiro-acesso',
  terms: 'https://alfa.example.com/termos',
  politics: 'https://alfa.example.com/privacidade',
};
export const A_COLOUR = { main: '#0B6669', dark: '#084A4D', light: '#DFF2F0', contrast: '#FFFFFF' };

/** The brand.json of a made-up brand. */
export const ALFA = {
  key: 'ALFA',
  dsProductId: 'ds-alfa',
  business: 'other',
  product: { name: 'Curso Alfa', businessName: 'Alfa', bffId: 'alfa-1', currency: 'BRL' },
  faqLink: 'https://alfa.example.com/ajuda',
  links: { test: A_PLACE, homolog: A_PLACE, production: A_PLACE },
};

/** A brand for tests of one component: not compiled, so that such a test takes no second. */
export function plainBrand(settings: object = {}): CompiledBrand {
  const theme = readJson('tests/fixtures/brands/base/theme.json');
  const own = { ...ALFA, productCode: 'ALFA' };
  const steps = [
    { id: 'lead', templateId: 'lead', defaultNextStepId: 'payment' },
    { id: 'payment', templateId: 'payment', defaultNextStepId: 'success' },
    { id: 'success', templateId: 'success' },
  ];
  return {
    id: 'alfa',
    settings: written(written(readJson('tests/fixtures/brands/base/brand.json'), own), settings),
    theme: written(theme, { light: { primary: A_COLOUR }, dark: { primary: A_COLOUR } }),
    flows: [{ id: 'default', steps }],
    screens: {},
    texts: readJson('tests/fixtures/brands/base/texts.json'),
    images: { 'loading.svg': '/loading.svg', 'favicon.svg': '/icone.svg' },
  } as unknown as CompiledBrand;
}
