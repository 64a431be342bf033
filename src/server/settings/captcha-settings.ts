import { safeTarget } from '../../flow/safe-target.ts';
import {
  forbidAlone,
  isLoopback,
  isSafeOrigin,
  SettingError,
  settingsIn,
  sources,
  textThat,
  type Env,
} from './setting-values.ts';

function scriptOf(text: string): string | undefined {
  const isAddress = URL.canParse(text) && isSafeOrigin(new URL(text).origin);
  return isAddress ? new URL(text).href : safeTarget(text);
}

const scriptAddress = textThat(
  (text) => Boolean(scriptOf(text)),
  'an address that starts with https:// or a path that starts with /',
);
const safeOrigin = textThat(isSafeOrigin, 'an origin such as https://captcha.example.com');

/** @throws {SettingError} naming the first setting that is wrong or missing. */
export function captchaOf(env: Env, parent: string | undefined) {
  const read = settingsIn(env);
  const named = read('CAPTCHA_SCRIPT', scriptAddress);
  const origin = read('CAPTCHA_ORIGIN', safeOrigin);
  const others = read('CAPTCHA_SOURCES', sources);
  if (named === undefined) {
    return forbidAlone({ CAPTCHA_ORIGIN: origin, CAPTCHA_SOURCES: others }, 'CAPTCHA_SCRIPT');
  }
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
  return { origin, script, sources: [...new Set([...ofScript, ...others])], parent };
}

/** Of any provider: `script` exports `token(action)`, `origin` serves nothing else, `parent` alone may frame it. */
export type Captcha = NonNullable<ReturnType<typeof captchaOf>>;
