import { applied, type Edit } from './edit.ts';
import type { JsonSyntaxError } from './json-tokens.ts';
import { findSyntaxError, isJson, lineNumber } from './syntax-error.ts';

/** The beginning of a text that another program wrote: HTML, a table, YAML, JavaScript. */
const FOREIGN =
  /^\s*(?:<(?!<)|(?:export|module|const|var|import|---)\b|---|[\w.$-]+\s*[:;,=](?![^]*[{]))/;

/** Nobody reads more at once, and each costs another look at the whole text. */
const MAX_ERRORS = 10;
/** Errors of one line that are read over: most follow from the first. */
const MAX_LOOKS = 30;

/**
 * Everything that keeps a text from being JSON (RFC 8259), one error a line, in the order of the text. What
 * a merge left behind comes first, each conflict as one error. The search ends at the first error behind
 * which nobody can say how the text goes on, such as a brace that is never closed.
 */
export function findSyntaxErrors(text: string): JsonSyntaxError[] {
  if (isJson(text)) return [];
  const [strange] = FOREIGN.exec(text) ?? [];
  if (strange !== undefined) {
    const what = strange.trim().startsWith('<') ? 'a page of HTML' : 'something else';
    return [
      {
        offset: strange.length - strange.trimStart().length,
        message: `This is not JSON, but ${what}: a brand file begins with {.`,
        suggestion: 'Bring back its last version from Git, or write it as JSON: { "key": value }.',
      },
    ];
  }
  const found = conflictsIn(text);
  const edits = found.flatMap(({ readOn }) => readOn ?? []);
  let rest = applied(text, edits);
  const done: Edit[] = [];
  let line = 0;
  for (let looks = 0; looks < MAX_LOOKS && found.length < MAX_ERRORS; looks++) {
    const error = findSyntaxError(rest);
    if (!error) break;
    const offset = before(done, error.offset);
    const here = lineNumber(text, offset);
    if (here < line) break;
    if (here > line) found.push({ ...error, offset });
    line = here;
    if (!error.readOn) break;
    done.push(error.readOn);
    rest = applied(rest, [error.readOn]);
  }
  return found.sort((one, other) => one.offset - other.offset);
}

/** The offset that a place had before some edits, of which each was made after the one before it. */
function before(edits: readonly Edit[], offset: number): number {
  return edits.reduceRight((at, { start, end, text }) => {
    if (at < start) return at;
    return at < start + text.length ? start : at - text.length + (end - start);
  }, offset);
}

const CONFLICT =
  /^<{7}(?: .*)?\r?$(?<ours>[^]*?)(?:^\|{7}(?: .*)?\r?$[^]*?)?^={7}\r?$[^]*?^>{7}(?: .*)?$/gm;
const LEFT_OVER = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/gm;

/** Lines that Git wrote where two branches changed the same; of two versions the first is read on. */
function conflictsIn(text: string): JsonSyntaxError[] {
  const whole = [...text.matchAll(CONFLICT)].map((match): JsonSyntaxError => {
    const { index } = match;
    const [from, to] = [lineNumber(text, index), lineNumber(text, index + match[0].length)];
    return {
      offset: index,
      message: `A merge conflict is not resolved: lines ${from} to ${to} hold two versions.`,
      suggestion:
        'Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
      readOn: blank(match, match.groups!.ours),
    };
  });
  const within = (at: number) =>
    whole.some(({ readOn }) => readOn!.start <= at && at < readOn!.end);
  const lines = [...text.matchAll(LEFT_OVER)]
    .filter(({ index }) => !within(index))
    .map((match): JsonSyntaxError => {
      return {
        offset: match.index,
        message: 'A merge conflict has left this line behind.',
        suggestion: 'Delete it, and keep one of the two versions beside it.',
        readOn: blank(match),
      };
    });
  return [...whole, ...lines];
}

/** As long and with as many lines as before, so that every place behind it stays. */
function blank({ 0: all, index }: RegExpExecArray, kept = ''): Edit {
  const at = all.indexOf(kept);
  const spaces = (text: string) => text.replace(/[^\n]/g, ' ');
  const text = spaces(all.slice(0, at)) + kept + spaces(all.slice(at + kept.length));
  return { start: index, end: index + all.length, text };
}
