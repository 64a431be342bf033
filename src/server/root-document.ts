import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 40rem; margin: 0 auto; padding: 2rem 1.25rem; }
h1 { font-size: 1.75rem; margin: 0; }
h2 { font-size: 1rem; margin: 0; }
small { font-weight: 400; opacity: 0.7; }
ul { list-style: none; margin: 1.5rem 0; padding: 0; }
li { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 0.75rem 0; }
p { margin: 0.25rem 0; }
a { display: inline-block; padding: 0.6rem 0.75rem 0.6rem 0; color: LinkText; }
`;

interface RootDocument {
  lang: string;
  nonce: string;
  main: HtmlEscapedString | Promise<HtmlEscapedString>;
}

/** The frame of '/', which belongs to no brand and loads nothing. */
export function rootDocument({ lang, nonce, main }: RootDocument) {
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Checkout</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`;
}
