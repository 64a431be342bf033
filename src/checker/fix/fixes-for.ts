import { applyEdits, findNodeAtOffset, parseTree } from 'jsonc-parser';
import type { Diagnostic, Fix } from '../../contract/diagnostic.ts';
import { removePart } from './remove-part.ts';
import { say, type Sentence } from '../language/sentence.ts';

/** Changes of one file that belong together. */
export interface FileFix {
  /** Descriptions of the fixes with their lines, as sentences for people. */
  done: Sentence[];
  /** The file with the fixes. */
  text: string;
  /** The file could not be read before. */
  isSyntax?: true;
}

type Fixable<Kind extends Fix['kind']> = Diagnostic & { fix: Extract<Fix, { kind: Kind }> };

const withFix = <Kind extends Fix['kind']>(diagnostics: readonly Diagnostic[], kind: Kind) =>
  diagnostics.filter((one): one is Fixable<Kind> => one.fix?.kind === kind);

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns the fixes for a file of this text, from its diagnostics: the syntax alone where it is wrong,
 * else every repeated value at once, and each misspelt name by itself.
 */
export function fixesFor(text: string, diagnostics: readonly Diagnostic[]): FileFix[] {
  const syntax = fixSyntax(text, diagnostics);
  if (syntax.done.length > 0) return [syntax];
  const repeats = withFix(diagnostics, 'remove-entry');
  const renamed = withFix(diagnostics, 'rename').flatMap((one) => rename(text, one));
  return [...(repeats.length > 0 ? [removeEntries(text, repeats)] : []), ...renamed];
}

/** The offset of a line and column, both from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  const ends = /\r\n|\r|\n/g;
  for (let here = 1; here < line; here++) ends.exec(text);
  return (line === 1 ? 0 : ends.lastIndex) + column - 1;
}

function fixSyntax(text: string, diagnostics: readonly Diagnostic[]): FileFix {
  const done: Sentence[] = [];
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const marked = withFix(diagnostics, 'remove-byte-order-mark');
  for (const { file } of marked) done.push(say('fixes-for.byte-order-mark', { file }));
  const edits = withFix(diagnostics, 'remove-comma').map(({ file, line, column }) => {
    done.push(say('fixes-for.comma-before-closing', { file, line }));
    return { offset: offsetOf(body, line, column), length: 1, content: '' };
  });
  const mark = marked.length > 0 ? '' : text.slice(0, text.length - body.length);
  return { done, text: mark + applyEdits(body, edits), isSyntax: true };
}

function removeEntries(text: string, repeats: readonly Diagnostic[]): FileFix {
  const keys = repeats.map(({ line, column }) => offsetOf(text, line, column));
  return {
    done: repeats.map(({ file, line, path }) =>
      say('fixes-for.gone-parent-says', { file, line, path }),
    ),
    // From the end, so that the places before an entry stay as they are.
    text: keys
      .sort((one, other) => other - one)
      .reduce((rest, offset) => {
        const key = findNodeAtOffset(parseTree(rest)!, offset);
        return removePart(rest, key!.parent!);
      }, text),
  };
}

/** Nothing where the place is not the value alone. */
function rename(text: string, diagnostic: Fixable<'rename'>): FileFix[] {
  const { file, line, column, endLine, endColumn, fix } = diagnostic;
  const offset = offsetOf(text, line, column);
  const length = endColumn - column;
  const written = text.slice(offset, offset + length);
  if (endLine !== line || written !== JSON.stringify(fix.from)) return [];
  return [
    {
      done: [say('fixes-for.now', { file, line, from: shown(fix.from), to: shown(fix.to) })],
      text: applyEdits(text, [{ offset, length, content: JSON.stringify(fix.to) }]),
    },
  ];
}

const shown = (value: unknown) =>
  typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
