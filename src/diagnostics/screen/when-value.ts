import { FACTS, valuesOf } from '../../contract/facts.ts';
import type { FactName } from '../../contract/generated/names.ts';
import type { Node } from '../../brand/parse/node.ts';
import { entriesAt, itemsAt, nodeAt, textAt, toValue } from '../../brand/parse/node.ts';
import type { Check, Report } from '../rule.ts';
import { nearestName, suggestName } from '../../brand/parse/nearest-name.ts';
import { shortened } from '../wording.ts';

/** A condition compares a fact with a value that it can have. */
export const whenValue: Check = {
  rule: 'when-value',
  run({ merged, forms }, report) {
    for (const screen of merged.screens.values()) {
      for (const block of itemsAt(screen, 'blocks')) checkValues(nodeAt(block, ['when']), report);
    }
    for (const { parts } of forms) {
      for (const { node } of parts) checkValues(nodeAt(node, ['when']), report);
    }
  },
};

function checkValues(when: Node | undefined, report: Report): void {
  for (const part of [...itemsAt(when, 'all'), ...itemsAt(when, 'any')]) checkValues(part, report);
  const turned = nodeAt(when, ['not']);
  if (turned) checkValues(turned, report);
  const fact = textAt(when, 'fact') ?? '';
  if (!when || !Object.hasOwn(FACTS, fact)) return;
  const allowed = valuesOf(fact as FactName);
  const texts = allowed.filter((one) => typeof one === 'string');
  const [, is] = entriesAt(when).find(([key]) => key === 'is') ?? [];
  const value = is ? toValue(is.node) : true;
  if (allowed.some((one) => one === value)) return;
  // What is neither a text nor true or false is the meta-schema's to say.
  if (typeof value !== 'string' && typeof value !== 'boolean') return;
  const written = is ? `is never ${shortened(value)}` : "is no true or false, and 'is' is missing";
  report(
    (is?.node ?? when).at,
    `'${fact}' ${written}, so this would never hold.`,
    allowed.some((one) => String(one) === value)
      ? `Write ${String(value)}, without quotes.`
      : typeof value === 'string' && nearestName(value, texts) !== undefined
        ? suggestName(value, texts, '')
        : `Values: ${allowed.map(shortened).join(', ')}.`,
  );
}
