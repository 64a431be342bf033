import { suggestName } from '../../brand/parse/nearest-name.ts';
import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { formats } from '../../rules/formats.ts';
import { standardFormats } from '../../rules/json-schema/standard-formats.ts';
import type { Check } from '../rule.ts';

const known = [...Object.keys(formats), ...Object.keys(standardFormats)];
/** What RJSF turns a chosen file into; nothing here takes files. */
const OF_FILES = 'data-url';

/** Fields name only rules (`format`) that exist. */
export const format: Check = {
  rule: 'format',
  run({ forms }, report) {
    for (const { parts } of forms) {
      for (const { node } of parts) {
        const name = textAt(node, 'format');
        if (name === undefined || known.includes(name)) continue;
        const { at } = nodeAt(node, ['format'])!;
        if (name === OF_FILES) {
          report(at, 'A form sends no files.', 'Ask for a link: "format": "uri".');
          continue;
        }
        report(at, `There is no rule (format) '${name}'.`, suggestName(name, known, 'Rules'));
      }
    }
  },
};
