import { push } from '../analytics/data-layer.ts';

/** The shape of a container's id; anything else is kept out of addresses. */
const SHAPE = /^GTM-[A-Z0-9]{4,10}$/;

/** The container that a page loads: that of the config, else the brand's; none of them: no tag manager. */
export const containerOf = (
  ofConfig: string | undefined,
  ofBrand: string | undefined,
): string | undefined => [ofConfig, ofBrand].find((id) => id !== undefined && SHAPE.test(id));

let isLoaded = false;

/** Whether a container runs in this document, or is on its way. */
export const isContainerLoaded = (): boolean => isLoaded;

/**
 * Loads a container as its maker's snippet does: first an entry with the time, then the script. Once per
 * document. A script that does not come, or fails, is not reported.
 *
 * @param script - address of the tag manager's script, without query.
 * @param container - id of the container, of a known shape.
 */
export function loadContainer(script: string, container: string): void {
  if (isLoaded) return;
  isLoaded = true;
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const element = document.createElement('script');
  element.async = true;
  // The container hands the nonce on to the scripts that it adds.
  element.nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  element.src = `${script}?id=${container}`;
  document.head.append(element);
}
