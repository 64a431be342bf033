import { expect, test as base } from '@playwright/test';
import { newBuyer, type Buyer } from './buyer.ts';
import { listen, type Noise } from './noise.ts';
import { Sandbox } from './sandbox.ts';
import { Visit } from './visit.ts';

export { expect };

interface Fixtures {
  /** Part before the '+' of the buyer's e-mail; it chooses a scenario of the sandbox. */
  mailbox: string;
  buyer: Buyer;
  /** The upstream's records of this buyer. */
  sandbox: Sandbox;
  noise: Noise;
  visit: Visit;
  /** The same buyer in another tab. */
  anotherTab: () => Promise<Visit>;
}

export const test = base.extend<Fixtures>({
  mailbox: ['ana', { option: true }],
  buyer: async ({ mailbox }, use) => use(newBuyer(mailbox)),
  sandbox: async ({ request, buyer }, use) => use(new Sandbox(request, buyer.id)),
  noise: [
    async ({ context }, use) => {
      const noise = await listen(context);
      await use(noise);
      expect(noise.unexpected(), 'nothing unexpected in console, policy or network').toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ page, buyer }, use) => use(new Visit(page, buyer)),
  anotherTab: async ({ context, buyer }, use) =>
    use(async () => new Visit(await context.newPage(), buyer)),
});

/** Tests of a browser without JavaScript, which refuses what a page asks it to load beforehand. */
export const testWithoutJavaScript = test.extend({
  javaScriptEnabled: false,
  noise: async ({ noise }, use) => {
    noise.expect(/request failed: csp .*\/(brands|assets)\/[\w.-]+\.js/);
    await use(noise);
  },
});

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 900 };
