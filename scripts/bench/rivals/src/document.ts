import type { Form } from '../../pages/forms.ts';

interface Page {
  script: string;
  head: string;
  body: string;
}

export const documentOf = (form: Form, { script, head, body }: Page) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${form.title}</title>
<link rel="icon" href="data:,">
${head}
<script type="module" src="${script}"></script>
</head>
<body>
${body}
<script type="application/json" id="form">${JSON.stringify(form)}</script>
</body>
</html>
`;
