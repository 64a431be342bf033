/** A setting that is wrong or missing; the message is one sentence for the administrator. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** The environment of the process. */
export type Env = Readonly<Record<string, string | undefined>>;

/** A variable that is set but blank counts as unset: shells and compose files write it so. */
export function valueOf(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** A whole number between two that are allowed, else `otherwise` where it is not set. */
export function wholeNumber(
  env: Env,
  name: string,
  [least, most]: [number, number],
  otherwise: number,
) {
  const text = valueOf(env, name);
  if (text === undefined) return otherwise;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new SettingError(
    `${name} is '${text}' but must be a whole number from ${least} to ${most}.`,
  );
}

/** 1 or 0, which is the default. */
export function flag(env: Env, name: string): boolean {
  const text = valueOf(env, name) ?? '0';
  if (text === '1' || text === '0') return text === '1';
  throw new SettingError(`${name} is '${text}' but must be 1 or 0.`);
}

const BRAND_KEY = /^[A-Z0-9]+(-[A-Z0-9]+)*$/;

/** Keys of brands, separated by commas; none unless set. */
export function brandKeysOf(env: Env, name: string): string[] {
  const keys = (valueOf(env, name) ?? '').split(',').map((key) => key.trim());
  const wrong = keys.find((key) => key !== '' && !BRAND_KEY.test(key));
  if (wrong === undefined) return keys.filter((key) => key !== '');
  throw new SettingError(
    `${name} has '${wrong}', which is not the key of a brand: write keys as links have them, separated by commas.`,
  );
}

/** Whether a text is an origin as browsers write it: without path, slash and default port. */
export const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
