import { suggestFix } from '../../brand/parse/nearest-name.ts';
import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { formats } from '../../rules/formats.ts';
import { standardFormats } from '../../rules/json-schema/standard-formats.ts';
import { SCREEN, exampleField } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';

const known = [...Object.keys(formats), ...Object.keys(standardFormats)];
/** What RJSF turns a chosen file into; nothing here takes files. */
const OF_FILES = 'data-url';

/** Fields name only rules (`format`) that exist. */
export const rule: Rule = {
  meta: {
    id: 'format',
    severity: 'error',
    description: '"format" names a rule that there is not, so that anything would be accepted.',
    howToFix: 'Take one of the rules of the reference.',
    example: {
      file: SCREEN,
      wrong: exampleField({ format: 'cfp' }),
      right: exampleField({ format: 'cpf' }),
    },
  },
  checkForm({ form: { parts }, report }) {
    for (const { node } of parts) {
      const name = textAt(node, 'format');
      if (name === undefined || known.includes(name)) continue;
      const { at } = nodeAt(node, ['format'])!;
      if (name === OF_FILES) {
        report({
          at,
          message: 'A form sends no files.',
          suggestion: 'Ask for a link: "format": "uri".',
        });
        continue;
      }
      report({
        at,
        message: `There is no rule (format) '${name}'.`,
        ...suggestFix(name, known, 'Rules'),
        data: { name },
      });
    }
  },
};
