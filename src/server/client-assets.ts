import type { Manifest } from 'vite';
import type { ClientAssets } from './deps.ts';

const ENTRY = 'src/app/browser-entry.tsx';
const CAPTCHA_ENTRY = 'src/captcha/captcha-entry.ts';

export function clientAssetsOf(manifest: Manifest): ClientAssets {
  const entry = manifest[ENTRY];
  const missing = [ENTRY, CAPTCHA_ENTRY].find((name) => !manifest[name]);
  if (!entry || missing) {
    throw new Error(`The client's manifest does not name ${missing}; run \`npm run build\`.`);
  }
  /** The modules that a file brings with it, itself first unless it is the entry. */
  const withImports = (name: string, known = new Set([ENTRY])): Set<string> => {
    if (known.has(name)) return known;
    known.add(name);
    for (const next of manifest[name]?.imports ?? []) withImports(next, known);
    return known;
  };
  const own = new Set(entry.imports?.flatMap((name) => [...withImports(name)]));
  own.add(ENTRY);
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
