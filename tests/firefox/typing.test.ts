import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct } from '../../scripts/bench/run-server.ts';
import { findFirefox } from '../../scripts/browsers/firefox.mjs';
import { typingCases } from '../typing/cases.ts';
import { play, type Typist } from '../typing/play.ts';

const LEAD = { name: 'Ana Lima', email: 'ana@mail.example', phone: '11987654321' };
const READY = 'button[type=submit]:not([disabled])';

let product: Awaited<ReturnType<typeof startProduct>>;
let browser: Browser;
let page: Page;
let typist: Typist;

beforeAll(async () => {
  const executablePath = findFirefox();
  if (!executablePath) {
    throw new Error('Firefox is missing: install it (Debian: firefox-esr) and set FIREFOX_PATH.');
  }
  product = await startProduct();
  browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  page = await browser.newPage();
  typist = {
    press: (key) => page.keyboard.press(key as 'Home'),
    async chord(modifier, key) {
      await page.keyboard.down(modifier);
      await page.keyboard.press(key as 'a');
      await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    run: (act, given) => page.evaluate(act as never, given as never),
  };
  await page.goto(`${product.origin}/lead?product=APROVATOTAL`);
  await page.waitForSelector(READY);
});

afterAll(async () => {
  await browser?.close();
  product?.stop();
});

const casesOf = (screen: 'lead' | 'payment') =>
  typingCases
    .filter((one) => one.screen === screen)
    .map((one) => [`${one.field}: ${one.title}`, one] as const);

test.each(casesOf('lead'))('Firefox, %s', async (_, one) => {
  expect(await play(typist, one)).toBe(one.shown);
});

test('Firefox, from the lead to the payment screen', async () => {
  for (const [field, text] of Object.entries(LEAD)) {
    await play(typist, { screen: 'lead', field, title: '', deeds: [{ type: text }], shown: '' });
  }
  await page.click('input[type=checkbox]');
  await page.click('button[type=submit]');
  await page.waitForFunction(() => location.pathname === '/payment');
  await page.waitForSelector(`input[name=cardNumber]`);
  await page.waitForSelector(READY);
  expect(new URL(page.url()).pathname).toBe('/payment');
});

test.each(casesOf('payment'))('Firefox, %s', async (_, one) => {
  expect(await play(typist, one)).toBe(one.shown);
});
