import { parseSync, transformWithOxc, Visitor } from 'vite';
import { newerSyntaxOf } from '../../src/checker/form/schema/patterns.ts';
import { BROWSER_FLOOR } from './browser-floor.ts';

const MAX_SHOWN = 80;
const shown = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

/** Begins all that `newerSyntaxOf` looks for; parsing 30 MB of brands for nothing takes half a minute. */
const MAY_BE_NEWER = /\(\?[<ims-]/;

/** Regular expressions, and texts that may become some, which the oldest browsers cannot read. */
function newerPatterns(code: string): string[] {
  if (!MAY_BE_NEWER.test(code)) return [];
  const found: string[] = [];
  const look = (text: string | null | undefined) => {
    const newer = newerSyntaxOf(text ?? '');
    if (newer) found.push(`${newer}: ${shown(text!)}`);
  };
  const { program } = parseSync('script.mjs', code);
  new Visitor({
    Literal(node) {
      if ('regex' in node) look(node.regex.pattern);
      else if (typeof node.value === 'string') look(node.value);
    },
    TemplateElement: ({ value }) => look(value.cooked),
  }).visit(program);
  return found;
}

async function newerLines(code: string): Promise<string[]> {
  const write = async (target: string | string[]) =>
    (await transformWithOxc(code, 'script.mjs', { target, sourceType: 'module' })).code.split('\n');
  const [newest, oldest] = [await write('esnext'), new Set(await write(BROWSER_FLOOR))];
  return newest.filter((line) => !oldest.has(line)).map((line) => `syntax: ${shown(line.trim())}`);
}

/** All that the oldest browsers of `browserslist` cannot parse in a script, each with its text. */
export const newerCodeOf = async (code: string): Promise<string[]> => [
  ...newerPatterns(code),
  ...(await newerLines(code)),
];
