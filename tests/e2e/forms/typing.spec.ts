import type { Page } from '@playwright/test';
import { typingCases } from '../../typing/cases.ts';
import { play, type Typist } from '../../typing/play.ts';
import { randomEdits } from '../../typing/random-edits.ts';
import { expect, test } from '../support/fixtures.ts';
import { examPrep } from '../support/shops.ts';

async function typistOf(page: Page): Promise<Typist> {
  const devtools = await page.context().newCDPSession(page);
  return {
    press: (key) => page.keyboard.press(key),
    chord: (modifier, key) => page.keyboard.press(`${modifier}+${key}`),
    type: (text) => page.keyboard.type(text),
    run: (act, given) => page.evaluate(act as never, given as never),
    async compose(texts) {
      for (const text of texts) {
        const end = text.length;
        const composition = { text, selectionStart: end, selectionEnd: end };
        await devtools.send('Input.imeSetComposition', composition);
      }
      await devtools.send('Input.insertText', { text: texts.at(-1)! });
    },
    drag: (from, to) => page.dragAndDrop(from, to, { sourcePosition: { x: 12, y: 12 } }),
  };
}

const SEEDS = 60;
const runs = Array.from({ length: SEEDS }, (_, seed) => randomEdits(seed));

for (const screen of ['lead', 'payment'] as const) {
  test(`typing, pasting, undo and autofill keep value and caret, and no run of edits loses a digit: ${screen}`, async ({
    visit,
  }) => {
    const { page } = visit;
    if (screen === 'lead') await visit.open('/lead', examPrep);
    else await expect((await visit.toPayment(examPrep)).number).toBeVisible();
    const typist = await typistOf(page);
    for (const one of typingCases.filter((each) => each.screen === screen)) {
      expect.soft(await play(typist, one), `${one.field}: ${one.title}`).toBe(one.shown);
    }
    for (const one of runs.filter((each) => each.screen === screen)) {
      const shown = await play(typist, one);
      const told = `${one.field}: ${JSON.stringify(one.deeds)}`;
      expect.soft(shown.replace(/[^\d|]/g, ''), told).toBe(one.shown);
    }
  });
}
