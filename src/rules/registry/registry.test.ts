import { expect, test } from 'vitest';
import { disagreements, readCorpus, type Expectation } from '../../../tests/corpora/read-corpus.ts';
import { checkRegistry, formatRegistry } from './registry.ts';

const TEXTS = {
  cpf: 'Insira um CPF válido.',
  cnpj: 'Insira um CNPJ válido.',
  length: 'Revise este campo.',
};

test.each(['cpf', 'cnpj'])(
  '[RULE-23, RULE-24, RULE-25] the %s corpus as REGISTRY, typed into the masked field',
  (name) => {
    const { cases } = readCorpus<{ cases: { input: string; registry: Expectation }[] }>(name);
    const asRegistry = cases.map(({ input, registry }) => ({ input, ...registry }));
    const textFor = ({ input }: { input: string }) => {
      const error = checkRegistry(formatRegistry(input));
      return error && TEXTS[error];
    };
    expect(disagreements(asRegistry, textFor)).toEqual([]);
  },
);

test.each([
  ['5299822472', '529.982.247-2'],
  ['52998224725', '529.982.247-25'],
  ['529982247250', '52.998.224/7250'],
  ['11222333000181', '11.222.333/0001-81'],
  ['12abc', '12.ABC'],
])('%j reads %j', (raw, text) => {
  expect(formatRegistry(raw)).toBe(text);
});
