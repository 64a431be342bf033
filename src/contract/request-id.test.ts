import { expect, test, vi } from 'vitest';
import { ACCEPTED_REQUEST_ID, newRequestId } from './request-id.ts';

test('a request id is three groups of four signs that nobody mishears, and the server takes it', () => {
  const ids = Array.from({ length: 500 }, newRequestId);
  expect(new Set(ids).size).toBe(500);
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(ids[0]).toMatch(ACCEPTED_REQUEST_ID);
});

test('an id that looks like the number of a person is drawn again: no log would keep it', () => {
  const random = vi.spyOn(crypto, 'getRandomValues');
  const draws = [
    [13, 19, 6, 7, 5, 4, 9, 7, 5, 3, 8, 0],
    [13, 19, 6, 7, 5, 4, 9, 7, 5, 3, 10, 0],
  ];
  random.mockImplementation((array) => {
    (array as unknown as Uint8Array).set(draws.shift()!);
    return array;
  });
  expect(newRequestId()).toBe('DK67-5497-53A0');
});

test.each(['a'.repeat(8), 'a'.repeat(64), '0b1c.d-e_F', '4bf92f35-77b3-4da6-a3ce-929d0e0e4736'])(
  'the server takes the id %s',
  (id) => expect(id).toMatch(ACCEPTED_REQUEST_ID),
);

test.each([
  '',
  'a'.repeat(7),
  'a'.repeat(65),
  'with space',
  'line\nbreak',
  'aaaaaaaa\n',
  '{"a":"b"}',
  'éééééééé',
])('the server does not take the id %j', (id) => expect(id).not.toMatch(ACCEPTED_REQUEST_ID));
