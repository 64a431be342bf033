import { expect } from '../support/fixtures.ts';
import { english } from '../support/shops.ts';
import { test } from './captcha-shop.ts';
import { LONG } from '../support/long.ts';

test.use({ captchaHost: '127.0.0.1' });

test(
  'on one machine the captcha may have the address that pages have by name',
  LONG,
  async ({ visit, sandbox }) => {
    await visit.buy(english);
    expect(await sandbox.onlyBody('payV2')).toHaveProperty('captchaToken', 'payV2-1');
  },
);
