// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { beginningOf } from '../../src/brand/parse/node.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { sayFindings } from './say-findings.ts';

let showFindings: typeof import('./findings-overlay.ts').showFindings;

beforeAll(async () => {
  // jsdom has no constructed style sheets.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  ({ showFindings } = await import('./findings-overlay.ts'));
});
afterEach(() => showFindings([]));

const overlay = () => document.querySelector('guiche-findings');
const words = () => overlay()?.shadowRoot?.textContent ?? '';
const found = (more: Partial<Diagnostic>): Diagnostic => ({
  ...beginningOf('brands/base/texts.json'),
  rule: 'r',
  severity: 'error',
  message: 'A comma is missing.',
  ...more,
});

test('errors stand in the page with their place, sentence and help; warnings do not', () => {
  showFindings(
    sayFindings([
      found({ line: 4, column: 3, suggestion: 'Put one here.' }),
      found({ severity: 'warning', message: 'Odd.' }),
    ]),
  );
  expect(words()).toContain('An error in the brand files');
  expect(words()).toContain('brands/base/texts.json:4:3A comma is missing.Put one here.');
  expect(words()).not.toContain('Odd.');
  expect(overlay()!.shadowRoot!.querySelector('[role="alert"]')).not.toBeNull();
});

test('a browser in Portuguese shows them in Portuguese', () => {
  const inPortuguese = { message: "Falta 'faqLink'.", suggestion: 'Acrescente.' };
  const missing = { message: "'faqLink' is missing.", suggestion: 'Add it.', inPortuguese };
  showFindings(sayFindings([found(missing)]), 'pt-BR');
  expect(words()).toContain('Um erro nos arquivos das marcas');
  expect(words()).toContain("Falta 'faqLink'.Acrescente.");
});

test('it goes as soon as nothing is wrong, and can be put away before', () => {
  showFindings(sayFindings([found({}), found({})]));
  expect(words()).toContain('2 errors in the brand files');
  overlay()!.shadowRoot!.querySelector('button')!.click();
  expect((overlay() as HTMLElement).hidden).toBe(true);
  showFindings(sayFindings([found({})]));
  expect((overlay() as HTMLElement).hidden).toBe(false);
  showFindings([]);
  expect(overlay()).toBeNull();
});
