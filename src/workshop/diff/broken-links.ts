import type { CompiledBrand } from '../../contract/compiled-brand.ts';
import type { DiffTexts } from './diff-texts.ts';
import { templateIdOf } from '../../flow/templates.ts';

/** Sentences about links that lead elsewhere after the change. `is` is undefined for a removed brand. */
export function brokenLinks(
  was: CompiledBrand,
  is: CompiledBrand | undefined,
  texts: DiffTexts,
): string[] {
  const { key = '', area = '' } = was.settings;
  if (!is) return [texts.goneBrandLinks(key)];
  const { key: now = '', area: nowArea = '' } = is.settings;
  const isRenamed = now !== key || nowArea !== area;
  return [
    ...(isRenamed ? [texts.renamedLinks(key, area, now, nowArea)] : []),
    ...gone(flowIds(was), flowIds(is)).map(texts.goneFlowLinks),
    ...gone(choices(was), choices(is)).map(texts.goneChoiceLinks),
    ...gone(paths(was), paths(is)).map(texts.gonePathLinks),
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
