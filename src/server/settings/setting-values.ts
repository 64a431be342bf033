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

/**
 * The text of a setting, undefined where it is not set.
 *
 * @throws {SettingError} where it is none that `isRight` takes: "NAME is 'text' but must be …".
 */
export function textOf(
  env: Env,
  name: string,
  isRight: (text: string) => boolean,
  mustBe: string,
): string | undefined {
  const text = valueOf(env, name);
  if (text === undefined || isRight(text)) return text;
  throw new SettingError(`${name} is '${text}' but must be ${mustBe}.`);
}

/** A whole number between two that are allowed, else `otherwise` where it is not set. */
export function wholeNumber(
  env: Env,
  name: string,
  [least, most]: [number, number],
  otherwise: number,
): number {
  const isRight = (text: string) =>
    /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  return Number(textOf(env, name, isRight, `a whole number from ${least} to ${most}`) ?? otherwise);
}

/** 1 or 0, which is the default. */
export const flag = (env: Env, name: string): boolean =>
  textOf(env, name, (text) => text === '1' || text === '0', '1 or 0') === '1';

/** One of a list of words, undefined where it is not set. */
export const wordOf = <Word extends string>(
  env: Env,
  name: string,
  words: readonly Word[],
): Word | undefined =>
  textOf(env, name, (text) => words.some((word) => word === text), `one of ${words.join(', ')}`) as
    Word | undefined;

/** The parts of a setting that is a list, without empty ones; `mustBe` ends the sentence about a wrong one. */
function listOf(
  env: Env,
  name: string,
  separator: RegExp,
  isRight: (part: string) => boolean,
  mustBe: string,
): string[] {
  const parts = (valueOf(env, name) ?? '').split(separator).filter((part) => part !== '');
  const wrong = parts.find((part) => !isRight(part));
  if (wrong === undefined) return parts;
  throw new SettingError(`${name} has '${wrong}'${mustBe}`);
}

const BRAND_KEY = /^[A-Z0-9]+(-[A-Z0-9]+)*$/;

/** Keys of brands, separated by commas; none unless set. */
export const brandKeysOf = (env: Env, name: string): string[] =>
  listOf(
    env,
    name,
    /\s*,\s*/,
    (key) => BRAND_KEY.test(key),
    ', which is not the key of a brand: write keys as links have them, separated by commas.',
  );

/** Names and addresses of the machine itself, as URL writes them (RFC 6761, RFC 1122). */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether an address leads to the machine itself. */
export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.test(hostname);

/** Whether a text is an origin as browsers write it: without path, slash and default port. */
export const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** Https, or http on this machine. */
export const isSafe = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));

/** An origin of https, or of http on this machine, in plain signs that a policy may repeat. */
export const isSafeOrigin = (text: string): boolean =>
  /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/.test(text) &&
  isOrigin(text) &&
  isSafe(new URL(text));

/** Origins that scripts of others may need, with spaces between; one may name all hosts below another. */
export const sourcesOf = (env: Env, name: string, example: string): string[] =>
  listOf(
    env,
    name,
    /\s+/,
    (source) => isSafeOrigin(source.replace('://*.', '://')),
    ` but must be origins such as ${example}, with spaces between.`,
  );

/**
 * Checks that settings which only complete another one are not set without it.
 *
 * @throws {SettingError} naming the first that is.
 */
export function forbidAlone(env: Env, names: readonly string[], other: string): void {
  const idle = names.find((name) => valueOf(env, name) !== undefined);
  if (idle) throw new SettingError(`${idle} is set without ${other}: set both, or neither.`);
}
