import type { Node } from '../../brand/parse/node.ts';
import { nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Finding } from '../finding.ts';

/** Whether a file tells editors by which schema they may complete and explain it; a warning if not. */
export function schemaPath(root: Node, name: string): Finding[] {
  const right = `/schemas/brand/${name}.schema.json`;
  const written = textAt(root, '$schema');
  const isRight =
    written !== undefined &&
    URL.canParse(written, `file:///${root.at.file}`) &&
    new URL(written, `file:///${root.at.file}`).pathname === right;
  const steps = root.at.file.split('/').length - 1;
  if (isRight) return [];
  return [
    {
      ...(nodeAt(root, ['$schema'])?.at ?? root.at),
      rule: 'schema-path',
      severity: 'warning',
      message: 'No editor can help with this file: it does not name its schema.',
      suggestion: `Write "$schema": "${'../'.repeat(steps)}${right.slice(1)}".`,
    },
  ];
}
