import type { Manifest } from 'vite';
import type { ClientAssets } from './deps.ts';

const ENTRY = 'src/app/browser-entry.tsx';
const CAPTCHA_ENTRY = 'src/captcha/captcha-entry.ts';

export function clientAssetsOf(manifest: Manifest): ClientAssets {
  const missing = [ENTRY, CAPTCHA_ENTRY].find((name) => !manifest[name]);
  if (missing) {
    throw new Error(`The client's manifest does not name ${missing}; run \`npm run build\`.`);
  }
  /** A module and all that it brings with it. */
  const withImports = (name: string): Set<string> => {
    const known = new Set([name]);
    // The loop goes on over the names that are added meanwhile.
    for (const one of known) manifest[one]?.imports?.forEach((next) => known.add(next));
    return known;
  };
  const own = withImports(ENTRY);
  const addressOf = (name: string) => `/${manifest[name]!.file}`;
  const later = (name: string) =>
    manifest[name] ? [...withImports(name)].filter((one) => !own.has(one)).map(addressOf) : [];
  return {
    script: addressOf(ENTRY),
    preloads: [...own].filter((name) => name !== ENTRY).map(addressOf),
    captchaProgram: addressOf(CAPTCHA_ENTRY),
    // The modules that they begin with, as src/renderer/chunks.ts imports them.
    chunks: {
      payment: later('src/renderer/payment-chunk.ts'),
      success: later('widgets/generated/success-chunk.ts'),
      steps: later('widgets/generated/steps-chunk.ts'),
    },
  };
}
