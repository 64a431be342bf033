import { distance } from 'fastest-levenshtein';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import { offsetOf, type Edit } from './edit.ts';
import { removeMembers } from './remove-members.ts';

/** What can be mended in one file without asking anybody. */
export interface Fix {
  /** What was done, with the line, as sentences for people. */
  done: string[];
  edits: Edit[];
  /** The file could not be read before. */
  isSyntax?: true;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** A sign too many at the beginning or before a closing bracket, which keeps the file from being read. */
export function fixSyntax(text: string, findings: readonly Diagnostic[]): Fix | undefined {
  const fix: Fix = { done: [], edits: [], isSyntax: true };
  const body = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  for (const { file, rule, line, column, endColumn } of findings) {
    if (rule === 'json-encoding' && body > 0 && line === 1 && column === 1) {
      fix.done.push(`${file}: the byte-order mark is gone.`);
      fix.edits.push({ start: 0, end: 1, text: '' });
    }
    const start = body + offsetOf(text.slice(body), line, column);
    const isComma = text[start] === ',' && /^,\s*[}\]]/.test(text.slice(start));
    if (rule === 'json-syntax' && isComma && endColumn === column + 1) {
      fix.done.push(`${file}:${line}: the comma before the closing bracket is gone.`);
      fix.edits.push({ start, end: start + 1, text: '' });
    }
  }
  return fix.edits.length > 0 ? fix : undefined;
}

/** Values that a parent says already. */
export function fixRepeats(text: string, findings: readonly Diagnostic[]): Fix | undefined {
  const repeats = findings.filter(({ rule }) => rule === 'repeats-parent');
  if (repeats.length === 0) return undefined;
  const keys = repeats.map(({ line, column }) => offsetOf(text, line, column));
  return {
    done: repeats.map(
      ({ file, line, path }) => `${file}:${line}: '${path}' is gone, which a parent says already.`,
    ),
    edits: removeMembers(text, new Set(keys)),
  };
}

/** Slips that are told from the right name at a glance. */
const SLIPS = 1;

/** One name with one slip, of which it is known what was meant. */
export function fixName(text: string, finding: Diagnostic): Fix | undefined {
  const { file, line, column, endLine, endColumn, suggestion = '' } = finding;
  const [, meant] = /^Did you mean '([^']+)'\?$/.exec(suggestion) ?? [];
  if (meant === undefined || endLine !== line) return undefined;
  const start = offsetOf(text, line, column);
  const written = text.slice(start, start + endColumn - column);
  const name = /^"([^"\\]+)"$/.exec(written)?.[1];
  if (name === undefined || !isOneSlip(name, meant)) return undefined;
  return {
    done: [`${file}:${line}: '${name}' is '${meant}' now.`],
    edits: [{ start, end: start + written.length, text: JSON.stringify(meant) }],
  };
}

function isOneSlip(name: string, meant: string): boolean {
  if (name.length < 3) return false;
  const [one, other] = [name.toLowerCase(), meant.toLowerCase()];
  const first = [...one].findIndex((letter, index) => letter !== other[index]);
  const swapped = one.slice(0, first) + one[first + 1] + one[first] + one.slice(first + 2);
  return distance(one, other) <= SLIPS || (first >= 0 && swapped === other);
}
