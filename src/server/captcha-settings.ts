import { safeTarget } from '../flow/safe-target.ts';
import { isLoopback } from './loopback.ts';
import { isOrigin, SettingError, valueOf, type Env } from './setting-values.ts';

/** A captcha of any provider, in a document on an origin of its own. */
export interface Captcha {
  /** CAPTCHA_ORIGIN: serves the captcha's document and nothing else. */
  origin: string;
  /** CAPTCHA_SCRIPT: a module that exports `token(action)`; an address, or a path on `origin`. */
  script: string;
  /** CAPTCHA_SOURCES: origins that its script may load scripts from, call and frame. */
  sources: readonly string[];
  /** PUBLIC_ORIGIN: who may frame it; undefined for every origin of this machine. */
  parent?: string;
}

/** Https, or http on this machine. */
function isSafeOrigin(text: string): boolean {
  if (!/^https?:\/\/[\w.-]+(:\d+)?$/.test(text) || !isOrigin(text)) return false;
  return text.startsWith('https:') || isLoopback(new URL(text));
}

/** The origins of CAPTCHA_SOURCES; a provider may name all hosts below one. */
function captchaSourcesOf(env: Env): readonly string[] {
  const sources = valueOf(env, 'CAPTCHA_SOURCES')?.split(/\s+/) ?? [];
  const wrong = sources.find((source) => !isSafeOrigin(source.replace('://*.', '://')));
  if (wrong === undefined) return sources;
  throw new SettingError(
    `CAPTCHA_SOURCES has '${wrong}' but must be origins such as https://captcha.example.com, with spaces between.`,
  );
}

/** The address or the path of the captcha's script, and the origin that it adds to the policy. */
function captchaScriptOf(script: string): Pick<Captcha, 'script' | 'sources'> {
  const isOfThisMachine = URL.canParse(script) && isSafeOrigin(new URL(script).origin);
  const target = isOfThisMachine ? new URL(script).href : safeTarget(script);
  if (!target) {
    throw new SettingError(
      `CAPTCHA_SCRIPT is '${script}' but must be an address that starts with https:// or a path that starts with /.`,
    );
  }
  return { script: target, sources: target.startsWith('/') ? [] : [new URL(target).origin] };
}

/**
 * Reads the settings of the captcha; `parent` is PUBLIC_ORIGIN.
 *
 * @throws {SettingError} naming the first setting that is wrong or missing.
 */
export function captchaOf(env: Env, parent: string | undefined): Captcha | undefined {
  const named = valueOf(env, 'CAPTCHA_SCRIPT');
  const origin = valueOf(env, 'CAPTCHA_ORIGIN');
  const more = captchaSourcesOf(env);
  if (named === undefined) {
    const idle = origin === undefined ? more.length > 0 && 'CAPTCHA_SOURCES' : 'CAPTCHA_ORIGIN';
    if (!idle) return undefined;
    throw new SettingError(`${idle} is set without CAPTCHA_SCRIPT: set both, or neither.`);
  }
  const { script, sources } = captchaScriptOf(named);
  if (origin === undefined) {
    throw new SettingError(
      'CAPTCHA_SCRIPT is set without CAPTCHA_ORIGIN: set it to an origin of its own, such as https://captcha.example.com, so that the script never runs beside a card form.',
    );
  }
  if (!isSafeOrigin(origin)) {
    throw new SettingError(
      `CAPTCHA_ORIGIN is '${origin}' but must be an origin such as https://captcha.example.com.`,
    );
  }
  const { hostname } = new URL(origin);
  if (!parent && !isLoopback(new URL(origin))) {
    throw new SettingError(
      'PUBLIC_ORIGIN is not set: the captcha of CAPTCHA_ORIGIN may be framed by no other pages than those of this origin.',
    );
  }
  if (parent && new URL(parent).hostname === hostname) {
    throw new SettingError(
      `CAPTCHA_ORIGIN is '${origin}' but must have another host name than PUBLIC_ORIGIN: cookies do not know ports.`,
    );
  }
  return { origin, script, sources: [...new Set([...sources, ...more])], parent };
}
