import { expect, test } from 'vitest';
import { imageSources } from './content-security-policy.ts';

const flowsWith = (logo: string) => [{ id: 'default', steps: [], props: { media: { logo } } }];

test.each([
  ['https://img.example:8443/a.svg', ['https://img.example:8443']],
  ['http://img.example/a.svg', []],
  ['data:image/svg+xml,<svg/>', []],
  ['javascript:alert(1)', []],
  ['/brands/own.svg', []],
])('a config whose logo is %s lets pictures come from %j', (logo, expected) => {
  expect(imageSources(flowsWith(logo))).toEqual(expected);
});
