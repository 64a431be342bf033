import type { Manifest } from 'vite';
import type { ClientAssets } from '../deps.ts';

const ENTRY = 'src/app/browser-entry.tsx';
const ALL_FIELDS = 'src/renderer/form/all-fields/registry.tsx';

/** What a page loads, from the manifest of the client's build. */
export function clientAssetsOf(manifest: Manifest): ClientAssets {
  const entry = manifest[ENTRY];
  if (!entry)
    throw new Error(`The client's manifest does not name ${ENTRY}; run \`npm run build\`.`);
  const chunks = new Set<string>();
  const collect = (names: readonly string[] = []) => {
    for (const name of names) {
      if (chunks.has(name) || name === ENTRY) continue;
      chunks.add(name);
      collect(manifest[name]?.imports);
    }
  };
  collect(entry.imports);
  const imported = [...chunks].map((name) => manifest[name]!);
  const known = new Set([ENTRY, ...chunks]);
  collect(manifest[ALL_FIELDS] ? [ALL_FIELDS] : []);
  const later = [...chunks].filter((name) => !known.has(name));
  const styles = [entry, ...imported].flatMap(({ css = [] }) => css);
  return {
    script: `/${entry.file}`,
    preloads: imported.map(({ file }) => `/${file}`),
    styles: [...new Set(styles)].map((file) => `/${file}`),
    ...(later.length > 0 && { allFields: later.map((name) => `/${manifest[name]!.file}`) }),
  };
}
