export class SettingError extends Error {
  override name = 'SettingError';
}

export type Env = Readonly<Record<string, string | undefined>>;

type Reader<Value> = (text: string | undefined, name: string) => Value;
type Text = Reader<string | undefined>;

/** Reads one variable after another; one that is set but blank counts as unset: shells and compose files write it so. */
export const settingsIn =
  (env: Env) =>
  <Value>(name: string, reader: Reader<Value>): Value =>
    reader(env[name]?.trim() || undefined, name);

export const anyText: Text = (text) => text;

const checked =
  (isRight: (text: string) => boolean, sentence: (text: string, name: string) => string): Text =>
  (text, name) => {
    if (text === undefined || isRight(text)) return text;
    throw new SettingError(sentence(text, name));
  };

/** The sentence about a wrong text is "NAME is 'text' but must be …". */
export const textThat = (isRight: (text: string) => boolean, mustBe: string) =>
  checked(isRight, (text, name) => `${name} is '${text}' but must be ${mustBe}.`);

export const secretThat = (isRight: (text: string) => boolean, must: string) =>
  checked(isRight, (_, name) => `${name} must ${must}.`);

export function whole(least: number, most: number): Reader<number | undefined> {
  const isRight = (text: string) =>
    /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  const read = textThat(isRight, `a whole number from ${least} to ${most}`);
  return (text, name) => (read(text, name) === undefined ? undefined : Number(text));
}

export const oneOf = <Word extends string>(words: readonly Word[]) =>
  textThat((text) => words.some((word) => word === text), `one of ${words.join(', ')}`) as Reader<
    Word | undefined
  >;

/** 1 or 0, which is the default. */
export const flag: Reader<boolean> = (text, name) => oneOf(['1', '0'])(text, name) === '1';

/** A list, without empty parts; `but` ends the sentence about a wrong part. */
const listThat =
  (separator: RegExp, isRight: (part: string) => boolean, but: string): Reader<readonly string[]> =>
  (text = '', name) => {
    const parts = text.split(separator).filter((part) => part !== '');
    const wrong = parts.find((part) => !isRight(part));
    if (wrong === undefined) return parts;
    throw new SettingError(`${name} has '${wrong}'${but}`);
  };

export const brandKeys = listThat(
  /\s*,\s*/,
  (key) => /^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(key),
  ', which is not the key of a brand: write keys as links have them, separated by commas.',
);

/** Names and addresses of the machine itself, as URL writes them (RFC 6761, RFC 1122). */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;
export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.test(hostname);

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
export const sources = listThat(
  /\s+/,
  (source) => isSafeOrigin(source.replace('://*.', '://')),
  ' but must be origins such as https://*.example.com, with spaces between.',
);

/** @throws {SettingError} naming the first of `given` that is set, though without `other` it says nothing. */
export function forbidAlone(given: Readonly<Record<string, unknown>>, other: string): undefined {
  const idle = Object.keys(given).find((name) => String(given[name] || '') !== '');
  if (idle) throw new SettingError(`${idle} is set without ${other}: set both, or neither.`);
}
