export function chromiumPaths(env: { CHROMIUM_PATH?: string; PATH?: string }): string[];
export function findChromium(root: string, env?: NodeJS.ProcessEnv): string | undefined;
