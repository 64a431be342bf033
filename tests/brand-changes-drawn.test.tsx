import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brandWith, loaded, type BrandFiles } from './drawing/brands.ts';
import { openApp, press } from './drawing/draw-app.tsx';

const openLead = (files?: BrandFiles) => openApp({ of: loaded(brandWith(files)), link: '/lead' });

async function messageOfEmptyEmail(files?: BrandFiles) {
  await openLead(files);
  await press('Continuar');
  const email = screen.getByLabelText(/^E-mail/);
  const described = (email.getAttribute('aria-describedby') ?? '').split(' ');
  const text = described.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  cleanup();
  return text;
}

test('[CARD-16] a message that a brand changes is read on its screen, and on that of no other', async () => {
  const files = { texts: { 'field.email.invalid': 'Confira o endereço.' } };
  expect(await messageOfEmptyEmail(files)).toContain('Confira o endereço.');
  const other = await messageOfEmptyEmail();
  expect(other).toContain('Insira um email válido.');
  expect(other).not.toContain('Confira o endereço.');
});

async function indicator(files?: BrandFiles) {
  await openLead(files);
  const text = screen.getByText(/^Etapa \d de \d$/).textContent;
  cleanup();
  return text;
}

test('[CARD-17] a step number that a brand changes is read in the indicator', async () => {
  const brand = { stepNumbers: 'written' };
  const before = await indicator({ brand });
  const after = await indicator({ brand, 'screens/lead': { stepNumber: 2 } });
  expect(before).toMatch(/^Etapa 1 de/);
  expect(after).toBe(before!.replace('1', '2'));
});

test('[CARD-17] so is the number of steps', async () => {
  const brand = { stepNumbers: 'written', stepsNumber: 5 };
  expect(await indicator({ brand })).toBe('Etapa 1 de 5');
});
