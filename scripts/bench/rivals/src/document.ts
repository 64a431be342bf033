import type { Form } from '../../pages/forms.ts';

interface Page {
  /** Address of the page's only script. */
  script: string;
  /** Markup for the end of <head>. */
  head: string;
  /** Markup that is there before the script. */
  body: string;
}

/** The HTML of a rival's page, with the form as data for its script. */
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
