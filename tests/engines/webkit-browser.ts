import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { WebKitPrograms } from '../../scripts/browsers.mjs';
import { freePort } from '../e2e/support/collectors/local-server.ts';
import type { Browser, Driver } from './driver.ts';

/** Names of keys as the other drivers write them. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Tab: Key.TAB,
};

/** Starts WebKitGTK's browser behind its WebDriver, on a display of its own. */
export async function startWebKit({ driver, browser, display }: WebKitPrograms): Promise<Browser> {
  const screen = await startDisplay(display);
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: screen.name,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // A container's root user may not open WebKit's sandbox either.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const said = listenTo(service);
  const address = `http://127.0.0.1:${port}`;
  await answers(address, service, said);
  return {
    async newBuyer() {
      return driverOf(await openSession(address, browser));
    },
    async stop() {
      service.kill();
      if (service.exitCode === null) await once(service, 'exit');
      screen.stop();
    },
  };
}

/** Starts a display that nobody sees; gives its name, as the variable DISPLAY has it. */
async function startDisplay(program: string): Promise<{ name: string; stop(): void }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr!.on('data', (chunk) => (said += String(chunk)));
  const number = await new Promise<string>((resolve, reject) => {
    (child.stdio[3] as Readable).once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The display ended before it was ready: ${said}`)));
  });
  return { name: `:${number}`, stop: () => void child.kill() };
}

function listenTo({ stdout, stderr }: ChildProcess): () => string {
  let said = '';
  for (const stream of [stdout!, stderr!]) {
    stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  }
  return () => said;
}

/** Waits until the WebDriver listens. */
async function answers(address: string, service: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    if (service.exitCode !== null) throw new Error(`WebKitWebDriver ended: ${said()}`);
    const isThere = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
  }
}

function openSession(address: string, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary,
      args: ['--automation'],
    },
  });
  return Promise.resolve(new Builder().usingServer(address).withCapabilities(capabilities).build());
}

/**
 * Listens to a page, once. This WebDriver has no events, so what a page says before it is first asked
 * something is not heard; what it says later comes with the next answer.
 */
const LISTEN = `
  if (!window.heardByTest) {
    const heard = (window.heardByTest = []);
    for (const level of ['error', 'warn']) {
      const write = console[level];
      console[level] = (...words) => { heard.push(words.join(' ')); write.apply(console, words); };
    }
    addEventListener('error', ({ message }) => heard.push(message));
    addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      heard.push('policy violated: ' + violatedDirective + ' by ' + blockedURI));
  }`;

function driverOf(session: WebDriver): Driver {
  const complaints: string[] = [];
  const element = (xpath: string) => session.findElement(By.xpath(xpath));
  const actions = () => session.actions({ async: true });
  return {
    open: (address) => session.get(address),
    reload: () => session.navigate().refresh(),
    click: async (xpath) => element(xpath).click(),
    async doubleClick(xpath) {
      const target = await element(xpath);
      // Moves of the pointer do not scroll, as a click does.
      await session.executeScript('arguments[0].scrollIntoView({ block: "center" })', target);
      await actions().doubleClick(target).perform();
    },
    press: (key) =>
      actions()
        .sendKeys(KEYS[key] ?? key)
        .perform(),
    chord: (_control, key) =>
      actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform(),
    type: (text) => actions().sendKeys(text).perform(),
    async run<Given, Answer>(act: (given: Given) => Answer, given: Given) {
      const script = `${LISTEN}
        const answer = (${act}).apply(null, arguments);
        return { answer, heard: heardByTest.splice(0) };`;
      const { answer, heard } = await session.executeScript<{ answer: Answer; heard: string[] }>(
        script,
        given,
      );
      complaints.push(...heard);
      return answer;
    },
    complaints: () => complaints,
    close: () => session.quit(),
  };
}
