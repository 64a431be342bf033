import { nodeAt } from '../../brand/parse/node.ts';
import { formats } from '../../rules/formats.ts';
import { standardFormats } from '../../rules/json-schema/standard-formats.ts';
import { fieldExample } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';

const known = [...Object.keys(formats), ...Object.keys(standardFormats)];
/** Format into which RJSF turns a chosen file; nothing here takes files. */
const OF_FILES = 'data-url';

/** Fields name only rules (`format`) that exist. */
export const rule: Rule = {
  meta: {
    id: 'format',
    severity: 'error',
    description: '"format" names a rule that there is not, so that anything would be accepted.',
    howToFix: 'Take one of the rules of the reference.',
    example: fieldExample({ format: 'cfp' }, { format: 'cpf' }),
    pt: {
      "There is no rule (format) '{}'.": "Não há a regra (format) '{}'.",
    },
  },
  checkForm({ form: { parts }, report }) {
    const names = namesIn(...parts.map(({ node }) => nodeAt(node, ['format'])));
    for (const { at } of names.filter(({ name }) => name === OF_FILES)) {
      report({
        at,
        message: 'A form sends no files.',
        suggestion: 'Ask for a link: "format": "uri".',
      });
    }
    const others = names.filter(({ name }) => name !== OF_FILES);
    reportUnknown(others, known, 'Rules', report, (name) => ({
      message: `There is no rule (format) '${name}'.`,
    }));
  },
};
