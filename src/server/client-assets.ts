import type { Manifest } from 'vite';
import type { ChunkName } from '../contract/chunks.ts';
import type { ClientAssets } from './deps.ts';

const ENTRY = 'src/app/browser-entry.tsx';
const CAPTCHA_ENTRY = 'src/captcha/captcha-entry.ts';

/** The module that each chunk begins with, as src/renderer/chunks.ts imports it. */
const CHUNKS: Readonly<Record<ChunkName, string>> = {
  payment: 'src/renderer/payment-chunk.ts',
  success: 'widgets/generated/success-chunk.ts',
  steps: 'widgets/generated/steps-chunk.ts',
};

/** The scripts of a page, from the manifest of the client's build. */
export function clientAssetsOf(manifest: Manifest): ClientAssets {
  const entry = manifest[ENTRY];
  const captcha = manifest[CAPTCHA_ENTRY];
  if (!entry || !captcha) {
    const missing = entry ? CAPTCHA_ENTRY : ENTRY;
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
  own.delete(ENTRY);
  const addressOf = (name: string) => `/${manifest[name]!.file}`;
  const later = (name: string) =>
    manifest[name]
      ? [...withImports(name)].filter((one) => one !== ENTRY && !own.has(one)).map(addressOf)
      : [];
  return {
    script: addressOf(ENTRY),
    preloads: [...own].map(addressOf),
    captchaProgram: addressOf(CAPTCHA_ENTRY),
    chunks: {
      payment: later(CHUNKS.payment),
      success: later(CHUNKS.success),
      steps: later(CHUNKS.steps),
    },
  };
}
