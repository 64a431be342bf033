// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { aPage } from '../../../tests/drawing/checkout.ts';
import { homologate } from './arrival.ts';

const shell = (allowsHomologation?: true) =>
  aPage({ environment: 'production', allowsHomologation });

afterEach(() => {
  document.cookie = 'homologacao=; max-age=0; path=/';
});

test('[QUERY-17] without a server the link sets the cookie itself, for this page and the next', () => {
  expect(homologate(shell(true), { homologacao: 'on' }).environment).toBe('homolog');
  expect(document.cookie).toContain('homologacao=on');
  expect(homologate(shell(true), {}).environment).toBe('homolog');
});

test('[QUERY-17] D-170: where the build does not allow it, nothing changes', () => {
  expect(homologate(shell(), { homologacao: 'on' })).toEqual(shell());
  expect(document.cookie).not.toContain('homologacao');
});
