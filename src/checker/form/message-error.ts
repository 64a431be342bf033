import type { ObjectNode } from '../../brand/parse/node.ts';
import { entriesAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { errorsOfFormat } from '../../rules/describe-format.ts';
import { formats } from '../../rules/formats.ts';
import { standardFormats } from '../../rules/json-schema/standard-formats.ts';
import { describedAt } from './schema/described.ts';
import { schemaKeywords } from './schema/schema-keywords.ts';
import type { Rule } from '../rule.ts';
import { keysAt, reportUnknown } from '../unknown-names.ts';
import { say } from '../language/sentence.ts';

/** A message is for an error that its field can have: of its rule, its format or a keyword. */
export const rule: Rule = {
  id: 'message-error',
  severity: 'error',
  /** Keywords that a form may add to a field of the library may have their messages beforehand. */
  checkFile({ root, schema: kind, report }) {
    const schema = nodeAt(root, ['schema']);
    if (kind !== 'field' || schema?.kind !== 'object') return;
    const format = textAt(schema, 'format') ?? '';
    // It is unknown what a misspelt rule finds.
    if (textAt(schema, 'type') === undefined || (format !== '' && !isFormat(format))) return;
    const known = errorsOf([schema], []);
    const names = keysAt(root, 'messages').filter(({ name }) => !schemaKeywords.includes(name));
    reportUnknown(names, known, 'list.errors', report, (name) => ({
      message: say('message-error.field-cannot-error', { name }),
    }));
  },
  checkForm({ form: { block, schema }, report }) {
    for (const [path, { node }] of entriesAt(block, 'messages')) {
      const described = describedAt(schema, path.split('.'));
      if (described.length === 0) continue;
      const owner = describedAt(schema, path.split('.').slice(0, -1));
      const known = errorsOf(described, owner);
      reportUnknown(keysAt(node), known, 'list.errors', report, (name) => ({
        message: say('message-error.field-cannot-error-2', { path, name }),
        data: { path, name },
      }));
    }
  },
};

const isFormat = (name: string): boolean =>
  Object.hasOwn(formats, name) || Object.hasOwn(standardFormats, name);

/** Keywords of JSON Schema that find no error themselves. */
const SILENT = /^(title|description|default|examples|properties|when|\$ref|\$comment)$/;
/** Keywords of an object by which one of its properties may be missing. */
const OF_OWNER = ['dependencies', 'dependentRequired'];

/** Every error that a field can have, by what describes it and what describes its object. */
function errorsOf(described: readonly ObjectNode[], owner: readonly ObjectNode[]): string[] {
  const needed = OF_OWNER.filter((keyword) => owner.some(({ entries }) => entries.has(keyword)));
  const ofFormats = described
    .flatMap((node) => textAt(node, 'format') ?? [])
    .flatMap((name) => [...errorsOfFormat(name), name]);
  const keywords = described.flatMap((node) => [...node.entries.keys()]);
  const own = keywords.filter((name) => !SILENT.test(name));
  return [...new Set(['required', ...needed, ...ofFormats, ...own])];
}
