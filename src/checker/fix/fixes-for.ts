import { applyEdits } from 'jsonc-parser';
import type { Diagnostic, Fix } from '../../contract/diagnostic.ts';
import { say, type Sentence } from '../language/sentence.ts';

export interface FileFix {
  done: Sentence[];
  text: string;
  /** The file could not be read before. */
  isSyntax?: true;
}

type Fixable<Kind extends Fix['kind']> = Diagnostic & { fix: Extract<Fix, { kind: Kind }> };

const withFix = <Kind extends Fix['kind']>(diagnostics: readonly Diagnostic[], kind: Kind) =>
  diagnostics.filter((one): one is Fixable<Kind> => one.fix?.kind === kind);

const BYTE_ORDER_MARK = '\uFEFF';

/** The fixes for a file: of the syntax alone where that is wrong, else each misspelt name or value by itself. */
export function fixesFor(text: string, diagnostics: readonly Diagnostic[]): FileFix[] {
  const syntax = fixSyntax(text, diagnostics);
  return syntax.done.length > 0
    ? [syntax]
    : withFix(diagnostics, 'rename').flatMap((one) => rename(text, one));
}

/** The offset of a line and column, both from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  const ends = /\r\n|\r|\n/g;
  for (let here = 1; here < line; here++) ends.exec(text);
  return (line === 1 ? 0 : ends.lastIndex) + column - 1;
}

function fixSyntax(text: string, diagnostics: readonly Diagnostic[]): FileFix {
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const marked = withFix(diagnostics, 'remove-byte-order-mark');
  const commas = withFix(diagnostics, 'remove-comma');
  const edits = commas.map(({ line, column }) => ({
    offset: offsetOf(body, line, column),
    length: 1,
    content: '',
  }));
  const mark = marked.length > 0 ? '' : text.slice(0, text.length - body.length);
  return {
    done: [
      ...marked.map(({ file }) => say('fixes-for.byte-order-mark', { file })),
      ...commas.map(({ file, line }) => say('fixes-for.comma-before-closing', { file, line })),
    ],
    text: mark + applyEdits(body, edits),
    isSyntax: true,
  };
}

function rename(text: string, diagnostic: Fixable<'rename'>): FileFix[] {
  const { file, line, column, endLine, endColumn, fix } = diagnostic;
  const offset = offsetOf(text, line, column);
  const length = endColumn - column;
  const [from, to] = [fix.from, fix.to].map((value) => JSON.stringify(value));
  if (endLine !== line || text.slice(offset, offset + length) !== from) return [];
  return [
    {
      done: [say('fixes-for.now', { file, line, from, to })],
      text: applyEdits(text, [{ offset, length, content: to! }]),
    },
  ];
}
