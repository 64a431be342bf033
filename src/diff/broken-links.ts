import type { CompiledBrand } from '../contract/compiled-brand.ts';
import { templateIdOf } from '../flow/templates.ts';

/** Sentences about links that lead elsewhere after the change. `is` is undefined for a removed brand. */
export function brokenLinks(was: CompiledBrand, is: CompiledBrand | undefined): string[] {
  const { key, area } = was.settings;
  if (!is) {
    return [`Links with product=${key} no longer find their brand, and show the default one.`];
  }
  const isRenamed = is.settings.key !== key || is.settings.area !== area;
  return [
    ...(isRenamed
      ? [
          `Links with product=${key} in ${area} no longer find this brand: its key is ${is.settings.key} in ${is.settings.area} now.`,
        ]
      : []),
    ...gone(flowIds(was), flowIds(is)).map(
      (id) => `Links with flowId=${id} take another flow: there is no flow '${id}' any more.`,
    ),
    ...gone(choices(was), choices(is)).map(
      (choice) => `Links with ${choice} take another flow: no flow is chosen by that any more.`,
    ),
    ...gone(paths(was), paths(is)).map(
      (path) =>
        `Links to ${path} and buyers who are on it leave the flow: no flow has this step any more.`,
    ),
  ];
}

const gone = (was: readonly string[], is: readonly string[]) =>
  was.filter((one) => !is.includes(one));

const flowIds = ({ flows }: CompiledBrand) => flows.map(({ id }) => id);

const choices = ({ flows }: CompiledBrand) =>
  flows.flatMap(({ choose = {} }) =>
    Object.entries(choose).flatMap(([name, values]) =>
      [values].flat().map((value) => `${name}=${String(value)}`),
    ),
  );

const paths = ({ flows }: CompiledBrand) => [
  ...new Set(
    flows.flatMap(({ steps }) =>
      steps.map(({ templateId }) => `/${templateIdOf(templateId) ?? templateId}`),
    ),
  ),
];
