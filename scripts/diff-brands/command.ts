import { join, resolve } from 'node:path';
import { headline } from '../../src/workshop/diff/report/sentences.ts';
import { sayIn } from '../../src/workshop/say.ts';
import { CannotRun, languageOf, readArguments, runCommand, type Output } from '../command-line.ts';
import { USUAL_PICTURES, writeDiff, type DiffInput } from './write-diff.ts';

const USAGE =
  'Usage: npm run diff-brands -- <git ref> [--out DIR] [--no-pictures] [--pictures N|all] [--lang en|pt-BR] [--root DIR]';

const OPTIONS = {
  out: { type: 'string', default: 'reports/diff' },
  root: { type: 'string', default: '.' },
  lang: { type: 'string' },
  pictures: { type: 'string', default: String(USUAL_PICTURES) },
  'no-pictures': { type: 'boolean', default: false },
} as const;

/** Writes what the working tree changes for buyers since a git ref. Gives the exit code: 0 done, 2 could not run. */
export const diffBrands = (args: readonly string[], output: Output): Promise<0 | 2> =>
  runCommand(output, async (speak) => {
    const options = readOptions(args);
    const { out, language } = options;
    speak(language);
    const report = await writeDiff({ ...options, onProgress: output.stderr });
    output.stdout(headline(report));
    const [markdown, page] = [join(out, 'diff.md'), join(out, 'index.html')];
    output.stdout(sayIn(language)('diff.written', { markdown, page }));
    return 0;
  });

function readOptions(args: readonly string[]): Omit<DiffInput, 'onProgress'> {
  const config = { args: [...args], allowPositionals: true, options: OPTIONS } as const;
  const { values, positionals } = readArguments(config, USAGE);
  const [ref, ...more] = positionals;
  const most = values.pictures === 'all' ? Infinity : Number(values.pictures || NaN);
  const pictures = values['no-pictures'] ? 0 : most;
  const language = languageOf(values.lang, USAGE);
  if (ref === undefined || more.length > 0 || !(pictures >= 0)) throw new CannotRun(USAGE);
  return { ref, pictures, language, out: resolve(values.out), root: resolve(values.root) };
}
