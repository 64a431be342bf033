import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './video-beside-card.ts';

const screen = (template: string, ...blocks: object[]) => ({
  [`alfa/screens/${template}.json`]: { blocks },
});
const film = { id: 'film', block: 'video', src: 'https://vimeo.com/76979871' };
const card = { id: 'f', block: 'form', schema: { properties: { cardNumber: {} } } };

test('a video on a screen that takes a card', () => {
  expect(reportsOf(rule, screen('custom-offer', card, film))).toEqual([
    "alfa/screens/custom-offer.json blocks[film]: The screen 'custom-offer' takes a card, so its block 'video' cannot show a video. Move it to a screen of its own.",
  ]);
  expect(reportsOf(rule, screen('payment', film))).toHaveLength(1);
  expect(reportsOf(rule, screen('pix', card, { id: 'o', block: 'upsell-offer' }))).toHaveLength(1);
});

test('a video elsewhere, and a card alone', () => {
  expect(reportsOf(rule, screen('video', film))).toEqual([]);
  expect(reportsOf(rule, screen('custom-offer', card))).toEqual([]);
});
