// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addressText } from './address-template.ts';

const at = (address: string) => addressText(address).replace(location.origin, 'own');

test.each([
  ['/api/v1/lead/ana', 'own/{other}'],
  ['/payment/inv-1?email=a@b.co#ana', 'own/payment/{id}'],
  ['/payment/upsell', 'own/payment/upsell'],
  ['/', 'own/'],
  ['/ana@b.co', 'own/{other}'],
  ['/assets/browser-entry-a1b2.js', 'own/assets/browser-entry-a1b2.js'],
  ['https://pictures.example.com:8443/ana.png?email=a@b.co', 'https://pictures.example.com:8443'],
  ['https://ana:secret@pictures.example.com/', 'https://pictures.example.com'],
  ['data:text/plain,ana', 'data:'],
  ['chrome-extension://abc/ana.js', 'chrome-extension:'],
  ['https://', ''],
])('%s is reported as %s', (address, reported) => {
  expect(at(address)).toBe(reported);
});
