import { readFileSync } from 'node:fs';

/** Instructions of a page: each a block of code, in the order of the page. */
export type Step =
  /** A whole new file, in TypeScript behind a comment with its path. */
  | { kind: 'file'; path: string; text: string }
  /** JSON that is written beside what stands in a file, or makes it. */
  | { kind: 'keys'; path: string; text: string }
  /** Lines that come (`+`), go (`-`) or show where (blank). */
  | { kind: 'diff'; path: string; text: string }
  | { kind: 'command'; line: string };

/** The sections of a page under headings of a level, by heading. */
export function sectionsOf(page: string, level: '##' | '###' = '##'): Map<string, string> {
  const [, ...parts] = readFileSync(page, 'utf8').split(new RegExp(`^${level} `, 'm'));
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      const [own = ''] = part.slice(end).split(/^#{1,3} /m);
      return [part.slice(0, end), own] as const;
    }),
  );
}

/** The text behind each line that names a file, by that file. */
function partsOf(text: string, head: RegExp): { path: string; text: string }[] {
  const [, ...parts] = text.split(head);
  return parts.flatMap((path, at) => (at % 2 === 0 ? [{ path, text: parts[at + 1]! }] : []));
}

function stepsOfBlock(language: string, about: string | undefined, code: string): Step[] {
  if (language === 'sh') {
    return code
      .trim()
      .split('\n')
      .map((line) => ({ kind: 'command', line }));
  }
  if (language === 'diff') {
    return partsOf(code, /^--- (\S+)\n/m).flatMap(({ path, text }) =>
      text.split(/^@@\n/m).map((place): Step => ({ kind: 'diff', path, text: place })),
    );
  }
  if (/^tsx?$/.test(language)) {
    return partsOf(code, /^\/\/ (\S+\.tsx?)\n/m).map(({ path, text }) => ({
      kind: 'file',
      path,
      text: `${text.trimEnd()}\n`,
    }));
  }
  if (about === undefined) return [];
  if (about.startsWith('change ')) return [{ kind: 'keys', path: about.slice(7), text: code }];
  return [{ kind: 'file', path: about, text: code }];
}

/** The steps of a section. Code that names no file and is no command is only looked at. */
export function stepsOf(section: string): Step[] {
  const fences = section.matchAll(/^( *)```(\w+)(?: ([^\n]+))?\n([^]*?)^\1```$/gm);
  return [...fences].flatMap(([, indent = '', language, about, code]) =>
    stepsOfBlock(language!, about, code!.replaceAll(new RegExp(`^${indent}`, 'gm'), '')),
  );
}

/** Commands, one each; the tests of all examples are run by one. */
export function commandsOf(steps: readonly Step[]): string[] {
  const VITEST = 'npx vitest run ';
  const lines = [...new Set(steps.flatMap((one) => (one.kind === 'command' ? [one.line] : [])))];
  const files = lines.flatMap((line) =>
    line.startsWith(VITEST) ? line.slice(VITEST.length).split(' ') : [],
  );
  return [...lines.filter((line) => !line.startsWith(VITEST)), VITEST + files.join(' ')];
}
