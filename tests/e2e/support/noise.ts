import type { BrowserContext } from '@playwright/test';

/** Warnings and errors of the browser while a test ran. */
export type Noise = Awaited<ReturnType<typeof listen>>;

/** Chromium reports a violated policy by this event as well as on the console. */
function tellViolations() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy violated: ${violatedDirective} by ${blockedURI}`);
  });
}

/**
 * Listens to every page of a context: any console output, uncaught errors, violations of the content
 * security policy, requests that got no answer. A good page says nothing at all.
 */
export async function listen(context: BrowserContext) {
  const heard: string[] = [];
  const named: RegExp[] = [];
  await context.addInitScript(tellViolations);
  context.on('console', (message) => {
    heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(`uncaught: ${String(error.error())}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The next page may come before what the last one reads. A call that writes must get its answer.
    if (request.method() === 'GET' && reason === 'net::ERR_ABORTED') return;
    // A beacon outlives its page, which is told of it as if it had been given up.
    if (request.resourceType() === 'ping' && reason === 'net::ERR_ABORTED') return;
    if (/favicon/.test(request.url())) return;
    heard.push(`request failed: ${reason} ${request.url()}`);
  });
  return {
    /** Names something that this test provokes on purpose; it then does not fail the test. */
    expect: (pattern: RegExp) => void named.push(pattern),
    /** Everything that no test named. */
    unexpected: () => heard.filter((text) => !named.some((pattern) => pattern.test(text))),
  };
}

/** Console messages of browser and program about a call that was answered with an error. */
export const answeredWith = (status: number, path: string) =>
  new RegExp(
    `(status of ${status} .*${path})|(Request failed with status code ${status} .*${path})`,
  );
