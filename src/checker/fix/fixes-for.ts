import { applyEdits } from 'jsonc-parser';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import { say, type Sentence } from '../language/sentence.ts';

export interface FileFix {
  done: Sentence;
  /** The whole file with the fix. */
  text: string;
  /** The file could not be read before. */
  isSyntax?: true;
}

/** The offset of a line and column, both from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  const ends = /\r\n|\r|\n/g;
  for (let here = 1; here < line; here++) ends.exec(text);
  return (line === 1 ? 0 : ends.lastIndex) + column - 1;
}

/** The fix of a diagnostic in a file of this text; undefined where it has none, or the text is another one. */
export function fixOf(text: string, diagnostic: Diagnostic): FileFix | undefined {
  const { file, line, column, endLine, endColumn, fix } = diagnostic;
  const offset = offsetOf(text, line, column);
  const edited = (length: number, content = '') => applyEdits(text, [{ offset, length, content }]);
  switch (fix?.kind) {
    case undefined:
      return undefined;
    case 'remove-byte-order-mark':
      return { done: say('fixes-for.byte-order-mark', { file }), text: edited(1), isSyntax: true };
    case 'remove-comma': {
      const done = say('fixes-for.comma-before-closing', { file, line });
      return { done, text: edited(1), isSyntax: true };
    }
    case 'rename': {
      const [from, to] = [fix.from, fix.to].map((value) => JSON.stringify(value));
      const length = endColumn - column;
      if (endLine !== line || text.slice(offset, offset + length) !== from) return undefined;
      return { done: say('fixes-for.now', { file, line, from, to }), text: edited(length, to) };
    }
  }
}
