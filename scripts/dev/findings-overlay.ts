import { ASK, FINDINGS, type FindingLine } from './finding-lines.ts';

const STYLE = `
:host { all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; display: block;
  max-height: 60vh; overflow: auto; background: #2b0b0b; color: #fff; border-top: 4px solid #ff6b6b;
  font: 0.9375rem/1.5 system-ui, sans-serif; }
:host([hidden]) { display: none; }
section { max-width: 60rem; margin: 0 auto; padding: 0.75rem 1rem; }
h2 { margin: 0; font-size: 1rem; } p { margin: 0.25rem 0 0; } ul { margin: 0.5rem 0 0; padding: 0; list-style: none; }
li { padding: 0.5rem 0; border-top: 1px solid #ffffff40; overflow-wrap: anywhere; }
code { display: block; color: #ffc9c9; font: 0.8125rem/1.5 ui-monospace, monospace; user-select: all; }
button { float: right; min-height: 2.25rem; padding: 0 0.75rem; border: 1px solid #fff; border-radius: 0.375rem;
  background: none; color: inherit; font: inherit; cursor: pointer; }
button:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
`;

const TEXTS = {
  en: {
    hide: 'Hide',
    errors: (count: number) => `${count === 1 ? 'An error' : `${count} errors`} in the brand files`,
    note: 'This page shows the last version without errors. It is drawn anew as soon as they are corrected.',
  },
  'pt-BR': {
    hide: 'Esconder',
    errors: (count: number) =>
      `${count === 1 ? 'Um erro' : `${count} erros`} nos arquivos das marcas`,
    note: 'Esta página mostra a última versão sem erros. Ela é desenhada de novo assim que eles forem corrigidos.',
  },
};

const host = document.createElement('guiche-findings');
const root = host.attachShadow({ mode: 'open' });

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

/**
 * Shows the errors below the page, in the language of the browser; the page goes on with the last version that had
 * none. Hides it without any.
 */
export function showFindings(
  findings: readonly FindingLine[],
  browser: string = navigator.language,
): void {
  const language = browser.startsWith('pt') ? 'pt-BR' : 'en';
  const texts = TEXTS[language];
  host.hidden = findings.length === 0;
  if (host.hidden) return host.remove();
  const close = element('button', texts.hide);
  close.type = 'button';
  close.addEventListener('click', () => void (host.hidden = true));
  const panel = element(
    'section',
    close,
    element('h2', texts.errors(findings.length)),
    element('p', texts.note),
    element(
      'ul',
      ...findings.map(({ place, said }) => {
        const { message, help } = said[language];
        return element(
          'li',
          element('code', place),
          message,
          ...(help ? [element('p', help)] : []),
        );
      }),
    ),
  );
  panel.setAttribute('role', 'alert');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(panel);
  document.documentElement.append(host);
}

if (import.meta.hot) {
  import.meta.hot.on(FINDINGS, (findings: FindingLine[]) => showFindings(findings));
  import.meta.hot.send(ASK);
}
