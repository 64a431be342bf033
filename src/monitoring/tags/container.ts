import { push } from '../analytics/data-layer.ts';

/** The shape of a container's id; anything else is kept out of addresses. */
const SHAPE = /^GTM-[A-Z0-9]{4,10}$/;

/** That of the config, else the brand's; none of them: no tag manager. */
export const containerOf = (
  ofConfig: string | undefined,
  ofBrand: string | undefined,
): string | undefined => [ofConfig, ofBrand].find((id) => id !== undefined && SHAPE.test(id));

let isLoaded = false;

export const isContainerLoaded = (): boolean => isLoaded;

/** As its maker's snippet does, once per document. A script that does not come, or fails, is not reported. */
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
