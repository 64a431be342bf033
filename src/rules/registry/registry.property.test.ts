import { test } from 'vitest';
import { finds, passes } from '../../../tests/generated/every.ts';
import { brokenRegistries, registries } from '../../../tests/generated/documents.ts';
import { checkRegistry, formatRegistry } from './registry.ts';

test('[RULE-23] [RULE-24] every CPF and CNPJ passes, bare or written, also through the mask', () => {
  passes(registries, (value) => checkRegistry(value) ?? checkRegistry(formatRegistry(value)));
});

test('[RULE-23] [RULE-24] [RULE-25] one thing wrong is named: which document, or the length', () => {
  finds(brokenRegistries, checkRegistry);
});
