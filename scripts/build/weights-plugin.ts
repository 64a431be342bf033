import type { Plugin, Rolldown } from 'vite';

/** Characters that each package, or each room of our own, brings to a file of the build, by the file's name. */
export type Weights = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The file beside Vite's manifest; no browser is given what is in this folder. */
export const WEIGHTS_FILE = '.vite/weights.json';

/** The package of a module, or the room that it stands in: '@rjsf/core', 'src/checkout', 'widgets/fields'. */
export function originOf(id: string): string {
  const packages = [...id.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)];
  const last = packages.at(-1)?.[1];
  return last ?? /(?:^|\/)((?:src|widgets)\/[^/]+)/.exec(id)?.[1] ?? 'the bundler';
}

function weightsOf({ modules }: Pick<Rolldown.OutputChunk, 'modules'>): Record<string, number> {
  const weights: Record<string, number> = {};
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const origin = originOf(id);
    weights[origin] = (weights[origin] ?? 0) + renderedLength;
  }
  return weights;
}

/** Writes what the client's files are made of, so that a budget that is passed can name what grew. */
export const weights = (): Plugin => ({
  name: 'weights',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const all: Record<string, Record<string, number>> = {};
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') all[file.fileName] = weightsOf(file);
    }
    this.emitFile({ type: 'asset', fileName: WEIGHTS_FILE, source: JSON.stringify(all) });
  },
});
