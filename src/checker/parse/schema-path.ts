import { nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** Every file tells editors by which schema they may complete and explain it. */
export const rule: Rule = {
  id: 'schema-path',
  severity: 'warning',
  checkFile({ root, schema, report }) {
    const right = `/schemas/brand/${schema}.schema.json`;
    const written = textAt(root, '$schema');
    const base = `file:///${root.at.file}`;
    const isRight =
      written !== undefined &&
      URL.canParse(written, base) &&
      new URL(written, base).pathname === right;
    if (isRight) return;
    const up = '../'.repeat(root.at.file.split('/').length - 1);
    report({
      at: nodeAt(root, ['$schema'])?.at ?? root.at,
      message: 'schema-path.editor-can-help',
      data: { up, right: right.slice(1) },
    });
  },
};
