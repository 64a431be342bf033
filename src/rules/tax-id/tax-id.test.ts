import { expect, test } from 'vitest';
import { disagreements, readCorpus, type Expectation } from '../../../tests/corpora/read-corpus.ts';
import { applyMask } from '../mask.ts';
import { checkCnpj, checkCpf, checkRegistry, cnpjMask, cpfMask, registryMask } from './tax-id.ts';

const TEXTS = {
  cpf: 'Insira um CPF válido.',
  cnpj: 'Insira um CNPJ válido.',
  length: 'Revise este campo.',
};

type Cases = { cases: (Expectation & { input: string; registry: Expectation })[] };

test.each([
  ['[RULE-26, RULE-27, RULE-28] CPFs', 'cpf', checkCpf, cpfMask, 'Revise o CPF.'],
  ['[RULE-29, RULE-30, RULE-31] CNPJs', 'cnpj', checkCnpj, cnpjMask, 'Revise o CNPJ.'],
])('%s: the corpus, typed into the masked field', (_, name, check, mask, text) => {
  const { cases } = readCorpus<Cases>(name);
  const textFor = ({ input }: { input: string }) =>
    check(applyMask(mask, input)) ? text : undefined;
  expect(disagreements(cases, textFor)).toEqual([]);
});

test.each(['cpf', 'cnpj'])(
  '[RULE-23, RULE-24, RULE-25] the %s corpus as REGISTRY, typed into the masked field',
  (name) => {
    const { cases } = readCorpus<Cases>(name);
    const asRegistry = cases.map(({ input, registry }) => ({ input, ...registry }));
    const textFor = ({ input }: { input: string }) => {
      const error = checkRegistry(applyMask(registryMask, input));
      return error && TEXTS[error];
    };
    expect(disagreements(asRegistry, textFor)).toEqual([]);
  },
);

test.each([
  ['52998224725', '529.982.247-25'],
  ['529982247250', '52.998.224/7250'],
  ['11222333000181', '11.222.333/0001-81'],
  ['12abc', '12.ABC'],
])('%j reads %j', (raw, text) => {
  expect(applyMask(registryMask, raw)).toBe(text);
});
