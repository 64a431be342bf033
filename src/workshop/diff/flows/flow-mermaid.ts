import type { DiagramFlow, DiagramStep, Mark } from './diagram-flow.ts';

const CLASSES: Record<Mark, string> = {
  added: 'stroke:#1a7f37,stroke-width:3px',
  removed: 'stroke:#cf222e,stroke-width:3px,stroke-dasharray:5 3',
  changed: 'stroke:#9a6700,stroke-width:3px',
};

/** A flow as Mermaid, which GitHub draws in Markdown. */
export function flowMermaid({ steps, transitions }: DiagramFlow, noStep = 'no such step'): string {
  const names = new Map(steps.map(({ id }, at) => [id, `s${at}`]));
  const missing = [...new Set(transitions.map(({ to }) => to))].filter((id) => !names.has(id));
  missing.forEach((id, at) => names.set(id, `m${at}`));
  const marked = steps.filter(({ mark }) => mark);
  return [
    'flowchart LR',
    ...steps.map((step) => `  ${names.get(step.id)}["${wordsOf(step)}"]`),
    ...missing.map((id) => `  ${names.get(id)}["${quoted(id)}: ${noStep}"]`),
    ...transitions.map(({ from, to, outcome, mark }) => {
      const line = mark === 'removed' ? '-.->' : mark === 'added' ? '==>' : '-->';
      return `  ${names.get(from)} ${line}${outcome && `|${quoted(outcome)}|`} ${names.get(to)}`;
    }),
    ...marked.map(({ id, mark }) => `  style ${names.get(id)} ${CLASSES[mark!]}`),
  ].join('\n');
}

const wordsOf = ({ id, templateId, numbers }: DiagramStep) =>
  `${numbers && `(${numbers}) `}${quoted(id)}<br>/${quoted(templateId)}`;

const quoted = (text: string) => text.replace(/[&"<>|]/g, (sign) => `#${sign.codePointAt(0)};`);
