import { expect, test } from 'vitest';
import { readContract } from './read-contract.ts';

const url = 'https://contratos.example.com/1.pdf';

test.each([{ url }, { data: { link: url } }, { contract_url: url, text: 'x' }, url])(
  '[CALL-17] an address is found in %j',
  (answer) => {
    expect(readContract(answer)).toEqual({ url });
  },
);

test.each([{ text: '1. O aluno…' }, { data: { content: '1. O aluno…' } }, ' 1. O aluno…\n'])(
  '[CALL-17] a text is found in %j',
  (answer) => {
    expect(readContract(answer)).toEqual({ text: '1. O aluno…' });
  },
);

test.each([undefined, '', {}, { url: '' }, []])('%j is not a contract', (answer) => {
  expect(() => readContract(answer)).toThrow(
    expect.objectContaining({ kind: 'unreadable', operationId: 'getContract' }),
  );
});

test.each([`Leia em ${url}`, `${url} e assine`, 'ftp://contratos.example.com/1.pdf'])(
  'the text %s is not an address',
  (text) => {
    expect(readContract(text)).toEqual({ text });
  },
);
