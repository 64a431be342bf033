import { nodeAt } from '../../brand/parse/node.ts';
import { formats } from '../../rules/formats.ts';
import { standardFormats } from '../../rules/json-schema/standard-formats.ts';
import type { Rule } from '../rule.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';
import { say } from '../language/sentence.ts';

const known = [...Object.keys(formats), ...Object.keys(standardFormats)];
/** Format into which RJSF turns a chosen file; nothing here takes files. */
const OF_FILES = 'data-url';

/** Fields name only rules (`format`) that exist. */
export const rule: Rule = {
  id: 'format',
  severity: 'error',
  phase: 'names',
  checkForm({ form: { parts }, report }) {
    const names = namesIn(...parts.map(({ node }) => nodeAt(node, ['format'])));
    for (const { at } of names.filter(({ name }) => name === OF_FILES)) {
      report({ at, message: 'format.form-sends-files' });
    }
    const others = names.filter(({ name }) => name !== OF_FILES);
    reportUnknown(others, known, 'list.rules', report, (name) => ({
      message: say('format.there-rule-format', { name }),
    }));
  },
};
