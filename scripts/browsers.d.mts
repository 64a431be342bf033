export function chromiumPaths(env: { CHROMIUM_PATH?: string; PATH?: string }): string[];
export function findChromium(root: string, env?: NodeJS.ProcessEnv): string | undefined;
export function findFirefox(env?: NodeJS.ProcessEnv): string | undefined;

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
