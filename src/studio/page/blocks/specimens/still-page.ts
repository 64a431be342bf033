/** A picture of a block or field: a document without any program. */
export interface StillPicture {
  html: string;
  /** Height of what is drawn, in CSS pixels. */
  height: number;
}

/** The picture may be wider and higher than what is drawn. */
const CENTRED = '<style>body { display: grid; place-content: center; min-height: 100vh; }</style>';

/** The pictures that a document of specimens has drawn, by their ids. */
export function stillPictures(drawn: Document): Map<string, StillPicture> {
  const head = stylesOf(drawn);
  const root = drawn.documentElement;
  const copies = drawn.querySelectorAll<HTMLElement>('#drawn > [data-specimen]');
  return new Map(
    [...copies].map((copy) => [
      copy.dataset.specimen!,
      {
        html: `<!doctype html>${tagOf(root)}<head>${head}${CENTRED}</head><body>${copy.outerHTML}</body></html>`,
        height: Number(copy.dataset.height),
      },
    ]),
  );
}

/** The opening tag of an element. */
const tagOf = (element: Element) => (element.cloneNode(false) as Element).outerHTML.split('</')[0]!;

/** The styles of a document as they are by now: rules may have been put in by a program. */
function stylesOf(document: Document): string {
  return [...document.styleSheets]
    .map((sheet) => {
      if (sheet.href) return `<link rel="stylesheet" href="${sheet.href}">`;
      return `<style>${[...sheet.cssRules].map(({ cssText }) => cssText).join('\n')}</style>`;
    })
    .join('');
}
