import { textAt } from '../../brand/parse/node.ts';
import { PATTERN } from '../../rules/mask.ts';
import { isMaskName, namedMasks } from '../../rules/masks.ts';
import type { Rule } from '../rule.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';
import { uiOption, uiSchemasIn } from '../form/schema/ui-schemas.ts';
import { say } from '../language/sentence.ts';

/** Widgets that lay out what is typed by the option `mask`. */
const READERS = ['text', 'email-address', 'email', 'password', 'uri'];

const pattern = new RegExp(PATTERN);
const isName = (mask: string) => /^[a-z][a-z-]*$/.test(mask);

/** A mask is one that there is, or a pattern that can be typed into, of a field that reads it. */
export const rule: Rule = {
  id: 'mask',
  severity: 'error',
  checkForm({ form: { ui }, report }) {
    for (const own of uiSchemasIn(ui)) {
      const node = uiOption(own, 'mask');
      if (!node) continue;
      const mask = textAt(node) ?? '';
      const widget = textAt(uiOption(own, 'widget')) ?? 'text';
      if (!READERS.includes(widget)) {
        report({ at: node.at, message: 'mask.widget-does-read', data: { widget } });
      } else if (isName(mask) && !isMaskName(mask)) {
        reportUnknown(namesIn(node), Object.keys(namedMasks), 'list.masks', report, (name) => ({
          message: say('mask.there-mask', { name }),
        }));
      } else if (!isName(mask) && !pattern.test(mask)) {
        report({ at: node.at, message: 'mask.valid-mask', data: { mask } });
      }
    }
  },
};
