import { jsonWord } from '../../brand/parse/unknown-words.ts';
import { FACTS, valuesOf } from '../../contract/facts.ts';
import type { FactName } from '../../contract/generated/names.ts';
import type { Node } from '../../brand/parse/node.ts';
import { entriesAt, itemsAt, nodeAt, textAt, toValue } from '../../brand/parse/node.ts';
import type { Rule, Report } from '../rule.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { didYouMean } from '../language/suggest.ts';
import { shortened } from '../wording.ts';
import { say } from '../language/sentence.ts';

/** A condition compares a fact with a value that it can have. */
export const rule: Rule = {
  id: 'when-value',
  severity: 'error',
  phase: 'names',
  checkScreen({ screen, report }) {
    for (const block of itemsAt(screen, 'blocks')) checkValues(nodeAt(block, ['when']), report);
  },
  checkForm({ form, report }) {
    for (const { node } of form.parts) checkValues(nodeAt(node, ['when']), report);
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
  // A misspelt 'is' is reported as that.
  if (!is && entriesAt(when).length > 1) return;
  const value = is ? toValue(is.node) : true;
  if (allowed.some((one) => one === value)) return;
  // The meta-schema reports a value that is neither a text nor a boolean.
  if (typeof value !== 'string' && typeof value !== 'boolean') return;
  const near = typeof value === 'string' ? nearestName(value, texts) : undefined;
  const word = jsonWord(String(value)) ?? String(value);
  report({
    at: (is?.node ?? when).at,
    message: is ? 'when-value.never' : 'when-value.no-is',
    ...(allowed.some((one) => String(one) === word)
      ? { suggestion: say('write-without-quotes', { word }) }
      : near === undefined
        ? { suggestion: say('list.values', { names: allowed.map(shortened) }) }
        : didYouMean(String(value), near)),
    data: { fact, value: shortened(value) },
  });
}
