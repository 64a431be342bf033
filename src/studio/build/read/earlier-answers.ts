import { itemsAt, textAt } from '../../../brand/parse/node.ts';
import { secretNamesOf } from '../../../diagnostics/answer/answers-of-form.ts';
import { flowMapsOf, type FlowMap } from '../../../diagnostics/flow/flow-maps.ts';
import { formsOf } from '../../../diagnostics/form/schema/forms.ts';
import type { Level } from '../level.ts';
import type { EarlierAnswer } from '../model.ts';
import { optionsIn, readForm, shownText } from './read-form.ts';

/** Types of answers that are kept from one screen to the next. */
const KEPT = ['string', 'number', 'integer', 'boolean'];

/**
 * The answers of earlier screens that a condition on a screen may ask about, each once. A screen that
 * no flow shows takes those of all other screens.
 */
export function earlierAnswers(level: Level, screen: string): EarlierAnswer[] {
  const { parsed, merged } = level;
  const secret = new Set(formsOf(merged, parsed).flatMap((form) => [...secretNamesOf(form)]));
  const found = new Map<string, EarlierAnswer>();
  for (const earlier of earlierScreens(level, screen)) {
    const forms = itemsAt(merged.screens.get(earlier), 'blocks').flatMap((block) =>
      textAt(block, 'block') === 'form' ? [textAt(block, 'id') ?? ''] : [],
    );
    for (const id of forms) {
      for (const [name, field] of readForm(parsed, merged, earlier, id)?.fields ?? []) {
        const types = field.described.flatMap((node) => textAt(node, 'type') ?? []);
        const type = types.find((one) => KEPT.includes(one));
        // A box that has to be ticked says nothing of the buyer.
        if (
          type === undefined ||
          field.widget === 'consent' ||
          name.includes('.') ||
          secret.has(name) ||
          found.has(name)
        )
          continue;
        found.set(name, {
          name,
          screen: earlier,
          label: shownText(level.merged, field.label) || name,
          type,
          options: optionsIn(level.merged, field),
        });
      }
    }
  }
  return [...found.values()];
}

function earlierScreens({ merged }: Level, screen: string): string[] {
  const maps = flowMapsOf(merged).filter(({ steps }) =>
    steps.some(({ templateId }) => templateId === screen),
  );
  const before = new Set(maps.flatMap((map) => screensBefore(map, screen)));
  const known = [...merged.screens.keys()].filter((one) => one !== screen);
  return maps.length === 0 ? known : known.filter((one) => before.has(one));
}

/** The screens of a flow from which its written ways lead to a screen. */
function screensBefore({ steps }: FlowMap, screen: string): string[] {
  const before = new Set(steps.filter(({ templateId }) => templateId === screen));
  // A set that grows while it is walked is walked to its end.
  for (const { id } of before) {
    for (const step of steps) {
      if ([step.next, ...Object.values(step.outcomes)].includes(id)) before.add(step);
    }
  }
  return [...before].map(({ templateId }) => templateId).filter((one) => one !== screen);
}
