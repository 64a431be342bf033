import { expect, test } from 'vitest';
import { needed, textAt } from './answer-shape.ts';
import { readAnswer, readList } from './read-answer.ts';

const nameOf = (fields: Record<string, unknown>) => needed(textAt(fields, 'fullName'), 'fullName');
const shape = { name: 'people', textName: 'fullName' };

test('an answer is read out of its wrapper, in camelCase', () => {
  expect(readAnswer('getSeller', { data: { full_name: 'Ana', extra: 1 } }, nameOf)).toBe('Ana');
});

test('a list is read item by item, in its order', () => {
  expect(readList('getSeller', { people: ['Ana', { full_name: 'Eva' }] }, shape, nameOf)).toEqual([
    'Ana',
    'Eva',
  ]);
});

test('plain texts of a list stand under name unless said', () => {
  const read = readList('getTickets', ['lote 1'], { name: 'tickets' }, (fields) => fields);
  expect(read).toEqual([{ name: 'lote 1' }]);
});

test('a required field that is missing makes the answer of this call unreadable', () => {
  const error = {
    name: 'ApiError',
    kind: 'unreadable',
    operationId: 'getSeller',
    message: 'Unreadable answer to GET /api/v1/seller/{source}: fullName is missing',
  };
  expect(() => readAnswer('getSeller', {}, nameOf)).toThrow(expect.objectContaining(error));
  expect(() => readList('getSeller', ['Ana', {}], shape, nameOf)).toThrow(
    expect.objectContaining({ ...error, cause: expect.objectContaining({ name: 'ShapeError' }) }),
  );
});

test('an answer whose lists lie too deep in each other is unreadable, however deep', () => {
  const deep = JSON.parse(`{"fullName":"Ana","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  expect(() => readAnswer('getSeller', deep, nameOf)).toThrow(
    expect.objectContaining({ name: 'ApiError', kind: 'unreadable' }),
  );
});

test('any other error of a reader is a mistake of the program and comes through as it is', () => {
  const mistake = new TypeError('mistake');
  const reader = () => {
    throw mistake;
  };
  expect(() => readAnswer('getSeller', {}, reader)).toThrow(mistake);
});
