import type { Form } from '../../pages/forms.ts';

/** The parts of a rival's page. */
interface Document {
  title: string;
  /** Address of the page's only script. */
  script: string;
  /** Markup for the end of <head>. */
  head: string;
  body: string;
}

/** Escapes a text for an element or an attribute. */
export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The HTML of a rival's page. */
export const documentOf = ({ title, script, head, body }: Document) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
${head}
<script type="module" src="${script}"></script>
</head>
<body>
${body}
</body>
</html>
`;

/** The body of a rival that runs React: what the server has drawn, if anything, and the form as data. */
export const reactBody = (form: Form, drawn = '') =>
  `<div id="root">${drawn}</div>
<script type="application/json" id="form">${JSON.stringify(form)}</script>`;
