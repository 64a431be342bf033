import type { Page } from '@playwright/test';
import { typingCases } from '../../typing/cases.ts';
import { play, type Typist } from '../../typing/play.ts';
import { expect, test } from '../support/fixtures.ts';
import { examPrep } from '../support/shops.ts';
import { longIf } from '../support/long.ts';

const typistOf = (page: Page): Typist => ({
  press: (key) => page.keyboard.press(key),
  chord: (modifier, key) => page.keyboard.press(`${modifier}+${key}`),
  type: (text) => page.keyboard.type(text),
  run: (act, given) => page.evaluate(act as never, given as never),
});

for (const screen of ['lead', 'payment'] as const) {
  test(
    `typing, deleting, pasting, undo and autofill keep value and caret right: ${screen}`,
    longIf(screen === 'payment'),
    async ({ visit, page }) => {
      if (screen === 'lead') await visit.open('/lead', examPrep);
      else await expect((await visit.toPayment(examPrep)).number).toBeVisible();
      const typist = typistOf(page);
      for (const one of typingCases.filter((each) => each.screen === screen)) {
        expect.soft(await play(typist, one), `${one.field}: ${one.title}`).toBe(one.shown);
      }
    },
  );
}
