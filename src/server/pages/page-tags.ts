import { TRACKING_TEXTS, type TagManager } from '../../contract/monitoring.ts';
import type { PageData } from '../../contract/page-data.ts';
import { TEMPLATE_IDS, type TemplateId } from '../../flow/templates.ts';
import { containerOf } from '../../monitoring/tags/container.ts';
import type { LoadedVisit } from '../../visit/load-visit.ts';
import type { TagManagerSettings } from '../settings/monitoring-settings.ts';
import { isCardScreen } from './card-screen.ts';

/** Undefined where it is known that there is no container; a page that waits for its config may get one. */
export function tagManagerOf(
  { script }: TagManagerSettings,
  { loaded: { brand }, data }: Pick<LoadedVisit, 'loaded' | 'data'>,
  templateId: TemplateId,
  { state, isAllowed }: { state: PageData['state']; isAllowed: boolean },
): TagManager | undefined {
  const container = containerOf(data.config?.gtm, brand.settings.googleTagManagerId);
  if (!container && state === 'ready') return undefined;
  const screens = new Set([...TEMPLATE_IDS, ...(Object.keys(brand.screens) as TemplateId[])]);
  const cardScreens = [...screens].filter((id) => isCardScreen(brand, id));
  return {
    script,
    isAllowed,
    isAllowedHere: isAllowed && !cardScreens.includes(templateId),
    cardScreens,
    texts: Object.fromEntries(
      TRACKING_TEXTS.map((name) => [name, brand.texts[name]]),
    ) as TagManager['texts'],
  };
}

/** The origins that the tag manager may load from, call and frame: settings name them, never a config. */
export const tagSources = ({ script, sources }: TagManagerSettings): string[] => [
  ...new Set([new URL(script).origin, ...sources]),
];
