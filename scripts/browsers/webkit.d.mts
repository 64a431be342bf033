/** Programs that a test in WebKit starts. */
export interface WebKitPrograms {
  /** The WebDriver. */
  driver: string;
  /** WebKitGTK's small browser. */
  browser: string;
  /** The display without a screen, for a browser that has no mode without windows. */
  display: string;
}

export function findWebKit(env?: NodeJS.ProcessEnv): WebKitPrograms | undefined;
