// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '../../tests/drawing/draw.tsx';

const RESULT = 'guiche.result.ALFA.main';

interface Situation {
  /** Of brand.json. */
  settings?: object;
  search?: string;
  /** The result of the last payment. */
  result?: object;
}

/** Draws one block after a purchase by card. */
function drawBlock(block: object, { settings = {}, search = '', result = {} }: Situation = {}) {
  const purchase = { state: 'approved', method: 'creditcard', plan: 'p' };
  const kept = { ...purchase, result: { token: 'T 1', paymentProfileIds: [], ...result } };
  sessionStorage.setItem(RESULT, JSON.stringify(kept));
  const files = {
    brand: settings,
    texts: { 'own.text': 'Olá de {productName}' },
    'screens/presentation': { blocks: [{ id: 'one', text: 'own.text', ...block }] },
  };
  return draw({ files, search });
}

test('a heading is the first one of its page and can take the focus', () => {
  drawBlock({ block: 'heading' });
  const heading = screen.getByRole('heading', { level: 1, name: 'Olá de Curso Alfa' });
  heading.focus();
  expect(document.activeElement).toBe(heading);
});

test('the button to the next step leads on', () => {
  const { goOn } = drawBlock({ block: 'next' });
  fireEvent.click(screen.getByRole('button', { name: 'Olá de Curso Alfa' }));
  expect(goOn).toHaveBeenCalledExactlyOnceWith('continue');
});

test('[ENTITY-15] the way to the beginning keeps the query as it came', () => {
  drawBlock({ block: 'restart' }, { search: '?seller=a%20b&query_paramX=1' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/lead?seller=a%20b');
});

test('[BRAND-90] the success mark is drawn where the brand displays it', () => {
  const { container, unmount } = drawBlock({ block: 'success-icon', text: undefined });
  expect(container.querySelector('svg')).toBeTruthy();
  unmount();
  const success = { finalSuccess: { displayIcon: false } };
  const hidden = drawBlock({ block: 'success-icon', text: undefined }, { settings: { success } });
  expect(hidden.container.querySelector('svg')).toBeNull();
});

const target = () => screen.queryByRole('link')?.getAttribute('href');

test('[ENTITY-12] [ENTITY-39] the access link carries the token of the payment', () => {
  drawBlock({ block: 'access-link' });
  expect(target()).toBe('https://alfa.example.com/primeiro-acesso?token=T+1');
});

test('[ENTITY-39] a redirect of the answer wins, unless it is no safe one', () => {
  const safe = drawBlock(
    { block: 'access-link' },
    { result: { redirect: 'https://start.example.com/x' } },
  );
  expect(target()).toBe('https://start.example.com/x');
  safe.unmount();
  drawBlock({ block: 'access-link' }, { result: { redirect: 'javascript:alert(1)' } });
  expect(target()).toMatch(/^https:\/\/alfa\.example\.com/);
});

test('[ROUTE-37] a brand of the platform login leads to /login', () => {
  drawBlock({ block: 'access-link' }, { settings: { access: 'platform-login' } });
  expect(target()).toBe('https://alfa.example.com/login?token=T+1');
});

test.each([
  ['access: none', { access: 'none' }],
  ['displayAccessButton: false', { success: { finalSuccess: { displayAccessButton: false } } }],
])('[BRAND-91] %s: no button', (_, settings) => {
  drawBlock({ block: 'access-link' }, { settings });
  expect(target()).toBeUndefined();
});
