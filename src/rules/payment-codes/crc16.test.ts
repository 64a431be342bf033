import { expect, test } from 'vitest';
import { crc16 } from './crc16.ts';

test('the check value of CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1');
});

test('nothing is the start value', () => {
  expect(crc16('')).toBe('FFFF');
});
