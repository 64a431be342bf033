/** A document up to the nonce of its response. */
interface Document {
  title: string;
  nonce: string;
  /** Address of the page's only script. */
  script: string;
  /** Markup for the end of <head>. */
  head?: string;
  body: string;
}

/** Escapes a text for an element or an attribute. */
export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The HTML of a rival's page. */
export const documentOf = ({ title, nonce, script, head = '', body }: Document) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<meta property="csp-nonce" nonce="${nonce}">
${head}
<script type="module" src="${script}" nonce="${nonce}"></script>
</head>
<body>
${body}
</body>
</html>
`;
