import { safeTarget } from '../../flow/safe-target.ts';
import {
  forbidAlone,
  isLoopback,
  isSafeOrigin,
  readEnv,
  SettingError,
  sources,
  textThat,
  type Env,
} from './setting-values.ts';

/** A captcha of any provider, in a document on an origin of its own. */
export interface Captcha {
  /** Serves the captcha's document and nothing else. */
  origin: string;
  /** A module that exports `token(action)`; an address, or a path on `origin`. */
  script: string;
  /** Origins that its script may load scripts from, call and frame. */
  sources: readonly string[];
  /** The origin that may frame it; undefined for every origin of this machine. */
  parent?: string;
}

/** The address or the path of the captcha's script; undefined for anything else. */
function scriptOf(text: string): string | undefined {
  const isAddress = URL.canParse(text) && isSafeOrigin(new URL(text).origin);
  return isAddress ? new URL(text).href : safeTarget(text);
}

const SCHEMA = {
  CAPTCHA_SCRIPT: textThat(
    (text) => Boolean(scriptOf(text)),
    'an address that starts with https:// or a path that starts with /',
  ),
  CAPTCHA_ORIGIN: textThat(isSafeOrigin, 'an origin such as https://captcha.example.com'),
  CAPTCHA_SOURCES: sources,
};

/**
 * Reads the settings of the captcha; `parent` is PUBLIC_ORIGIN.
 *
 * @throws {SettingError} naming the first setting that is wrong or missing.
 */
export function captchaOf(env: Env, parent: string | undefined): Captcha | undefined {
  const given = readEnv(env, SCHEMA);
  const { CAPTCHA_SCRIPT: named, CAPTCHA_ORIGIN: origin } = given;
  forbidAlone(given, 'CAPTCHA_SCRIPT');
  if (named === undefined) return undefined;
  if (origin === undefined) {
    throw new SettingError(
      'CAPTCHA_SCRIPT is set without CAPTCHA_ORIGIN: set it to an origin of its own, such as https://captcha.example.com, so that the script never runs beside a card form.',
    );
  }
  if (!parent && !isLoopback(new URL(origin))) {
    throw new SettingError(
      'PUBLIC_ORIGIN is not set: the captcha of CAPTCHA_ORIGIN may be framed by no other pages than those of this origin.',
    );
  }
  if (parent && new URL(parent).hostname === new URL(origin).hostname) {
    throw new SettingError(
      `CAPTCHA_ORIGIN is '${origin}' but must have another host name than PUBLIC_ORIGIN: cookies do not know ports.`,
    );
  }
  const script = scriptOf(named)!;
  const ofScript = script.startsWith('/') ? [] : [new URL(script).origin];
  return { origin, script, sources: [...new Set([...ofScript, ...given.CAPTCHA_SOURCES])], parent };
}
