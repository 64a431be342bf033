import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import { KEY_DELAY } from './buyer.ts';
import { inpOf } from './figures.ts';
import { watchVitals } from './watch.ts';

/** How long the planted handler keeps the processor, in milliseconds. */
const PLANTED = 300;
const KEYS = 50;

/** Its button blocks the main thread; its paragraph moves down by itself, later than any press. */
const PAGE = `<!doctype html><title>-</title>
<p>Text</p><input name="bare"><button name="slow">Press</button>
<script>
  const block = () => { for (const end = performance.now() + ${PLANTED}; performance.now() < end; ); };
  document.querySelector('button').addEventListener('click', block);
  const push = () => document.body.insertAdjacentHTML('afterbegin', '<div style="height:200px"></div>');
  document.addEventListener('push', push);
</script>`;

/**
 * Shows that the watch sees a planted slow handler and a planted shift.
 *
 * @returns the INP of fifty keys in a bare input, in milliseconds: what this machine adds at this time.
 * @throws where the watch does not see them.
 */
export async function checkInstrument(browser: Browser, cpu: number): Promise<number> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const { documents, interactions } = await watchVitals(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForTimeout(500);
    await page.evaluate(() => document.dispatchEvent(new Event('push')));
    await page.waitForTimeout(500);
    await page.getByRole('textbox').pressSequentially('a'.repeat(KEYS), { delay: KEY_DELAY });
    await page.getByRole('button').click();
    await page.waitForTimeout(1_000);
    const [first] = documents;
    const seen = JSON.stringify({ documents, interactions });
    if (!first?.LCP) throw new Error(`The bench does not see LCP: ${seen}`);
    if (!first.CLS) throw new Error(`The bench does not see a planted shift: ${seen}`);
    const slow = interactions.find(({ target }) => target === 'slow');
    if (!slow || slow.duration < PLANTED) {
      throw new Error(`The bench does not see a planted slow handler: ${seen}`);
    }
    const keys = interactions.filter(({ target }) => target === 'bare');
    return inpOf(keys.map(({ duration }) => duration));
  } finally {
    await context.close();
    server.close();
  }
}
