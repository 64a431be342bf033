declare global {
  interface Window {
    /** Entries that the container reads, in their order. */
    dataLayer?: unknown[];
  }
}

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
  (window.dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const element = document.createElement('script');
  element.async = true;
  // The container hands the nonce on to the scripts that it adds.
  element.nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  element.src = `${script}?id=${container}`;
  document.head.append(element);
}
