import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import StockForm from '@rjsf/mui';
import { renderToString } from 'react-dom/server';
import type { Form } from '../../pages/forms.ts';
import { Page } from './hook-form/Page.tsx';
import { stockProps } from './stock/stock-props.ts';

const STYLE = `*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#212529;background:#fff}
main{max-width:560px;margin:0 auto;padding:24px 16px}
h1{font-size:24px;margin:0 0 16px}
.field{margin:0 0 16px;border:0;padding:0}
label,legend{display:block;font-weight:600;margin:0 0 4px;padding:0}
.field input:not([type=radio],[type=checkbox]),select{width:100%;height:48px;padding:0 12px;font:inherit;
  border:1px solid #868e96;border-radius:4px;background:#fff}
.field label.option{display:flex;gap:8px;align-items:center;font-weight:400;min-height:32px}
:focus-visible{outline:2px solid #1c7ed6;outline-offset:1px}
[aria-invalid=true]{border-color:#c92a2a!important}
.error{margin:4px 0 0;font-size:14px;color:#c92a2a}
.error:empty{display:none}
button{width:100%;height:48px;font:inherit;font-weight:600;color:#fff;background:#1864ab;border:0;border-radius:4px}
`;

/** The document of a rival; those that are not named here are drawn in the browser. */
export function documentOf(rival: string, form: Form): string {
  const drawn = renderToString(<Page {...form} />);
  const body =
    rival === 'plain' ? drawn : `<div id="root">${rival === 'hook-form-server' ? drawn : ''}</div>`;
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${form.title}</title>
<link rel="icon" href="data:,">
${rival === 'stock' ? '' : `<style>${STYLE}</style>`}
<script type="module" src="/${rival}/script.js"></script>
</head>
<body>
${body}
<script type="application/json" id="form">${JSON.stringify(form)}</script>
</body>
</html>
`;
}

/** As MUI's documentation says: the markup, and before it the rules of Emotion that it needs, under the nonce. */
export function stockDrawer(form: Form): (nonce: string) => string {
  const props = stockProps(form);
  return (nonce) => {
    const cache = createCache({ key: 'css', nonce });
    const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
    const markup = renderToString(
      <CacheProvider value={cache}>
        <StockForm {...props} />
      </CacheProvider>,
    );
    return constructStyleTagsFromChunks(extractCriticalToChunks(markup)) + markup;
  };
}
