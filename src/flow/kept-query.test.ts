import { expect, test } from 'vitest';
import { keptQuery, withParameter } from './kept-query.ts';

test.each([
  ['?', ''],
  ['?&&&', ''],
  ['?product=A&query_param_x=1&utm=2', '?product=A&utm=2'],
  ['?%71uery_param_x=1&a=1', '?a=1'],
  ['?QUERY_PARAM1=a', '?QUERY_PARAM1=a'],
  ['?a=1+2%203&b=%E9&a=1', '?a=1+2%203&b=%E9&a=1'],
  ['??product=A', '??product=A'],
])('[QUERY-18] [ENTITY-15] %j is kept as %j', (search, kept) => {
  expect(keptQuery(search)).toBe(kept);
});

test.each([
  ['', '?voucher=V%261'],
  ['?voucher=&product=A', '?product=A&voucher=V%261'],
  ['?voucher=x&a=%20&voucher=y', '?a=%20&voucher=V%261'],
])('a voucher put into %j gives %j', (query, expected) => {
  expect(withParameter(query, 'voucher', 'V&1')).toBe(expected);
});
