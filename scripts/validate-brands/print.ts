import { join, posix, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { styleText } from 'node:util';
import { formatGithub, formatJson, formatSarif } from '../../src/checker/output/programs.ts';
import { formatText, plain, type Paint } from '../../src/checker/output/text.ts';
import type { CheckReport } from '../../src/checker/output/check-report.ts';
import type { Options } from './options.ts';

const STYLES = { error: 'red', warning: 'yellow', place: 'bold', aside: 'dim' } as const;
const inColour: Paint = (what, text) => styleText(STYLES[what], text);

/** The diagnostics in the format that was asked for. `hasColours`: somebody reads them on a screen. */
export function printReport(report: CheckReport, { format, root }: Options, hasColours: boolean) {
  switch (format) {
    case 'text':
      return formatText(report, hasColours ? inColour : plain);
    case 'json':
      return formatJson(report);
    case 'github':
      return formatGithub(report, pathsFrom(repository(), root));
    case 'sarif': {
      const base = pathToFileURL(join(repository(), '/')).href;
      return formatSarif(report, { shown: pathsFrom(repository(), root), base, pages: pages() });
    }
    default:
      return format satisfies never;
  }
}

/** Returns the root of the repository: GitHub's workspace, elsewhere the current folder. */
const repository = (): string => process.env.GITHUB_WORKSPACE || process.cwd();

/** Returns where GitHub shows the files of this commit; undefined elsewhere. */
function pages(): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_SHA: commit } = process.env;
  return server && name && commit ? `${server}/${name}/blob/${commit}/` : undefined;
}

function pathsFrom(base: string, root: string): (file: string) => string {
  const prefix = relative(base, root).split(sep).join(posix.sep);
  return (file) => posix.join(prefix, file);
}
