import { nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** Every file tells editors by which schema they may complete and explain it. */
export const rule: Rule = {
  meta: {
    id: 'schema-path',
    severity: 'warning',
    description:
      'With "$schema" an editor completes and explains every key of the file. Without it you work blind.',
    howToFix: 'Write the path that the finding gives as the first line.',
    example: {
      file: 'texts.json',
      wrong: { 'lead.title': 'Comece aqui' },
      right: { $schema: '../../schemas/brand/texts.schema.json', 'lead.title': 'Comece aqui' },
    },
    pt: {
      'No editor can help with this file: it does not name its schema.':
        'Nenhum editor pode ajudar com este arquivo: ele não diz o seu schema.',
    },
  },

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
      message: 'No editor can help with this file: it does not name its schema.',
      suggestion: `Write "$schema": "${up}${right.slice(1)}".`,
    });
  },
};
