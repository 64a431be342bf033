import type { Form } from '../../scripts/bench/pages/forms.ts';
import { STYLE } from './style.ts';

/** The document of a candidate that draws its form in the browser. */
export const clientPage = (form: Form, script: string, hasStyle: boolean) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${form.title}</title>
<link rel="icon" href="data:,">
${hasStyle ? `<style>${STYLE}</style>` : ''}
<script type="module" src="${script}"></script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="form">${JSON.stringify(form)}</script>
</body>
</html>
`;
