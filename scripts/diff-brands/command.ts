import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { headline } from '../../src/workshop/diff/report/report-texts.ts';
import type { Language } from '../../src/checker/language/translate.ts';
import type { Output } from '../validate-brands/command.ts';
import { languageOf } from '../validate-brands/language-option.ts';
import { NoSuchVersion } from './git-worktree.ts';
import { showProgress } from './progress.ts';
import { OtherFolder, writeDiff, type DiffInput } from './write-diff.ts';

const USAGE =
  'Usage: npm run diff-brands -- <git ref> [--out DIR] [--no-pictures] [--pictures N|all] [--lang en|pt-BR] [--root DIR]';
/** About as many as a minute takes on two cores, and as somebody looks at. */
const PICTURES = '30';

/**
 * Says what the working tree changes for buyers since a git ref: Markdown and HTML with pictures, in a
 * folder. Gives the exit code: 0 done, 2 could not run.
 */
export async function diffBrands(args: readonly string[], output: Output): Promise<0 | 2> {
  const options = readOptions(args);
  if (!options) {
    output.stderr(USAGE);
    return 2;
  }
  try {
    const report = await writeDiff({
      ...options,
      onProgress: showProgress(output, process.stderr, options.language),
    });
    const file = (name: string) => join(options.out, name);
    output.stdout(headline(report));
    output.stdout(PLACES[options.language](file('diff.md'), file('index.html')));
    return 0;
  } catch (error) {
    if (!(error instanceof NoSuchVersion || error instanceof OtherFolder)) throw error;
    output.stderr(options.language === 'pt-BR' ? error.pt : error.message);
    return 2;
  }
}

/** Says where both forms of the report are. */
const PLACES = {
  en: (markdown: string, page: string) => `For the pull request: ${markdown}\nFor the eye: ${page}`,
  'pt-BR': (markdown: string, page: string) =>
    `Para o pull request: ${markdown}\nPara ver: ${page}`,
};

type Options = DiffInput & { language: Language };

function readOptions(args: readonly string[]): Options | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: 'string', default: 'reports/diff' },
        root: { type: 'string', default: '.' },
        lang: { type: 'string' },
        pictures: { type: 'string', default: PICTURES },
        'no-pictures': { type: 'boolean', default: false },
      },
    });
    const [ref, ...more] = positionals;
    const most = values.pictures === 'all' ? Infinity : Number(values.pictures);
    const pictures = values['no-pictures'] ? 0 : most;
    const language = languageOf(values.lang);
    if (
      !language ||
      ref === undefined ||
      more.length > 0 ||
      values.pictures === '' ||
      !(pictures >= 0)
    )
      return undefined;
    return { ref, pictures, language, out: resolve(values.out), root: resolve(values.root) };
  } catch {
    return undefined;
  }
}
