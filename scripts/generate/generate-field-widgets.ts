import type { FieldWidgetDescriptor } from '../../src/contract/descriptors.ts';
import { GENERATED_BY, hasOwnName, readFieldWidgets, writeFormatted } from './read-descriptors.ts';

/** Names for 'ui:widget' with the facts of the widget behind each. */
function namedFacts(widgets: [string, FieldWidgetDescriptor][]) {
  const own = widgets
    .filter(([name, descriptor]) => hasOwnName(name, descriptor))
    .map(([name, { chunk, takes = 'text' }]) => [name, { origin: 'own', takes, chunk }]);
  const rjsf = widgets
    .flatMap(([, { rjsf: names, takes = 'text' }]) =>
      (names?.names ?? []).map((name) => [name, takes]),
    )
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
    .map(([name, takes]) => [name, { origin: 'rjsf', takes }]);
  return [...own, ...rjsf];
}

/** Writes what the descriptors of widgets/fields say to src/contract/generated. */
export async function generateFieldWidgets(): Promise<void> {
  const { widgets, groups } = readFieldWidgets();
  const facts = [
    ...namedFacts(widgets),
    ...groups.map(([name]) => [name, { origin: 'group', takes: 'any' }]),
  ];
  await writeFormatted(
    'src/contract/generated/field-widgets.ts',
    `${GENERATED_BY('widgets/fields')}
import type { FieldWidgetFacts } from '../descriptors.ts';

/** Facts of each widget, by its name in 'ui:widget'. */
export const fieldWidgetFacts: ReadonlyMap<string, FieldWidgetFacts> = new Map<string, FieldWidgetFacts>(${JSON.stringify(facts)});
`,
  );
}
