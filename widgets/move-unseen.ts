/**
 * Hides what stands below `element` on the screen for the frame in which it takes its new place, so that it does
 * not jump when something above it goes away or comes back by itself.
 *
 * @param then Runs when all of it is seen again; what is hidden can take no focus.
 */
export function moveUnseen(element: Element, then: () => void): void {
  const below: HTMLElement[] = [];
  for (let node = element; node !== document.body; node = node.parentElement!) {
    for (let next = node.nextElementSibling; next; next = next.nextElementSibling) {
      if (node.matches('main *') || next.matches('footer')) below.push(next as HTMLElement);
    }
  }
  const show = (visibility: string) =>
    below.forEach(({ style }) => Object.assign(style, { visibility }));
  show('hidden');
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      show('');
      then();
    }),
  );
}
