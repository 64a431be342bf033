import type { Diagnostic, Fix } from '../../contract/diagnostic.ts';
import { offsetOf, type Edit } from '../../brand/parse/edit.ts';
import { removeMembers } from './remove-members.ts';

/** Changes of one file that belong together. */
export interface FileFix {
  /** Descriptions of the fixes with their lines, as sentences for people. */
  done: string[];
  edits: Edit[];
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
  if (syntax.edits.length > 0) return [syntax];
  const repeats = withFix(diagnostics, 'remove-entry');
  const renamed = withFix(diagnostics, 'rename').flatMap((one) => rename(text, one));
  return [...(repeats.length > 0 ? [removeEntries(text, repeats)] : []), ...renamed];
}

function fixSyntax(text: string, diagnostics: readonly Diagnostic[]): FileFix {
  const fix: FileFix = { done: [], edits: [], isSyntax: true };
  const body = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  for (const { file } of withFix(diagnostics, 'remove-byte-order-mark')) {
    fix.done.push(`${file}: the byte-order mark is gone.`);
    fix.edits.push({ start: 0, end: 1, text: '' });
  }
  for (const { file, line, column } of withFix(diagnostics, 'remove-comma')) {
    const start = body + offsetOf(text.slice(body), line, column);
    fix.done.push(`${file}:${line}: the comma before the closing bracket is gone.`);
    fix.edits.push({ start, end: start + 1, text: '' });
  }
  return fix;
}

function removeEntries(text: string, repeats: readonly Diagnostic[]): FileFix {
  const keys = repeats.map(({ line, column }) => offsetOf(text, line, column));
  return {
    done: repeats.map(
      ({ file, line, path }) => `${file}:${line}: '${path}' is gone, which a parent says already.`,
    ),
    edits: removeMembers(text, new Set(keys)),
  };
}

/** Nothing where the place is not the value alone. */
function rename(text: string, diagnostic: Fixable<'rename'>): FileFix[] {
  const { file, line, column, endLine, endColumn, fix } = diagnostic;
  const start = offsetOf(text, line, column);
  const end = start + endColumn - column;
  if (endLine !== line || text.slice(start, end) !== JSON.stringify(fix.from)) return [];
  return [
    {
      done: [`${file}:${line}: ${shown(fix.from)} is ${shown(fix.to)} now.`],
      edits: [{ start, end, text: JSON.stringify(fix.to) }],
    },
  ];
}

const shown = (value: unknown) =>
  typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
