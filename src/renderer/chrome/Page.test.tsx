import { screen } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import type { CheckoutChanges } from '../../../tests/drawing/checkout.ts';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { Page } from './Page.tsx';

const brand = brandWith({ brand: { stepsNumber: 4, stepNumbers: 'written' } });
const flow = { id: 'default', steps: [] };

/** Draws a page, and returns its logo. */
function show(page: Partial<ComponentProps<typeof Page>> = {}, changes: CheckoutChanges = {}) {
  drawPiece(
    <Page templateId="lead" path="/lead" count={{}} onBack={() => {}} {...page}>
      {page.children}
    </Page>,
    { brand, ...changes },
  );
  return screen.queryByRole<HTMLImageElement>('img');
}

test.each([
  ['light', 'dark', '/brands/cafe0001/logo-dark.svg'],
  ['dark', 'light', '/brands/cafe0001/logo.svg'],
] as const)(
  'forced colours on a page in %s that is %s to its buyer take the logo made for that',
  (mode, forced, address) => {
    show({}, { page: { mode } });
    const source = document.querySelector('picture > source')!;
    expect(source.getAttribute('media')).toBe(
      `(forced-colors: active) and (prefers-color-scheme: ${forced})`,
    );
    expect(source.getAttribute('srcset')).toBe(address);
  },
);

test('[ENTITY-31] the style of a step changes the look of that step, and of no other', () => {
  const props = { style: { logoWidth: 99 } };
  const step = { id: 'a', templateId: 'lead', props: { style: { logoWidth: 60 } } };
  expect(show({}, { step, flow: { ...flow, props } })?.width).toBe(60);
  document.body.replaceChildren();
  const other = { id: 'b', templateId: 'payment' };
  expect(show({}, { step: other, flow: { ...flow, props } })?.width).toBe(99);
});

test.each([
  ['ENTITY-28] [CHROME-10', 'payment/upsell'],
  ['CHROME-12', 'livelo/cpf'],
] as const)('[%s] no logo on %s, unless the step brings one', (_, templateId) => {
  expect(show({ templateId })).toBeNull();
  const media = { logo: 'https://cdn.example.com/step.png' };
  const step = { id: 'a', templateId, props: { media } };
  expect(show({ templateId }, { step })?.src).toBe(media.logo);
});

test('[CHROME-08] there is no Voltar where there is nothing before', () => {
  show();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[FLOW-03] the step is shown in words and exposed to assistive technology', () => {
  show({ count: { step: 1 } });
  expect(screen.getByText('Etapa 1 de 4')).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'Etapa 1 de 4' });
  expect([bar.ariaValueNow, bar.ariaValueMax]).toEqual(['1', '4']);
  // The first of four steps is not 0 %, and its words are read once.
  expect([bar.ariaValueMin, bar.ariaValueText]).toEqual(['0', '1/4']);
  expect(screen.getByText('Etapa 1 de 4').ariaHidden).toBe('true');
});

test('without the program Voltar is posted by a form of its own, after that of the screen', () => {
  show({ templateId: 'payment', children: <form aria-label="screen" /> });
  const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Voltar' });
  const [first, own] = document.forms;
  expect(first).toBe(screen.getByRole('form', { name: 'screen' }));
  expect(back.form).toBe(own);
  expect([back.type, back.name, back.value]).toEqual(['submit', 'guiche-step', 'back']);
  expect(own!.method).toBe('post');
});

test('every page on the sandbox says that nothing is charged', () => {
  show({}, { page: { sandbox: true } });
  expect(screen.getByText('Ambiente de demonstração: nenhum valor é cobrado.')).toBeTruthy();
});
