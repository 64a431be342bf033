import { Graph, layout } from '@dagrejs/dagre';
import type { DiagramFlow, DiagramStep, DiagramTransition, Mark } from './diagram-flow.ts';

export interface DiagramOptions {
  /** Title of the picture for screen readers. */
  title: string;
  /** Words for a step that is not there. */
  missing?: string;
  /** The address that a press on a step opens. */
  hrefOf?(step: DiagramStep): string | undefined;
}

const NO_STEP = 'no such step';
const STEP_HEIGHT = 52;
const LETTER = 7.8;
const MARGIN = 16;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A flow as SVG: a box per step with its number, an arrow per transition with the outcome that takes it. Colours
 * are CSS variables with fallbacks, so that a page may set them (`--diagram-ink`, `--diagram-paper`,
 * `--diagram-line`, and one per mark). A transition to a step that is not there leads to a box that says so.
 */
export function flowDiagram(
  flow: DiagramFlow,
  { title, hrefOf, missing = NO_STEP }: DiagramOptions,
): string {
  const { graph, steps } = layOut(flow, missing);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  const transitions = flow.transitions.map((transition, at) => {
    const { points, x, y } = graph.edge({
      v: transition.from,
      w: transition.to,
      name: String(at),
    }) as Line;
    return transitionShape(transition, points, { x, y });
  });
  const boxes = steps.map((step) =>
    stepShape(step, graph.node(step.id) as unknown as Box, hrefOf?.(step)),
  );
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}"`;
  return [
    // The parts of an image cannot be pressed; those of a group can.
    `<svg xmlns="http://www.w3.org/2000/svg" role="${hrefOf ? 'group' : 'img'}" aria-label="${escaped(title)}" ${size} `,
    `viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>${escaped(title)}</title>`,
    ...transitions,
    ...boxes,
    '</svg>',
  ].join('');
}

interface Line {
  points: { x: number; y: number }[];
  x?: number;
  y?: number;
}

interface ShownStep extends DiagramStep {
  /** Words for a step that is not there. */
  missing?: string;
}

function layOut({ steps, transitions }: DiagramFlow, noStep: string) {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({
    rankdir: 'LR',
    nodesep: 28,
    ranksep: 44,
    edgesep: 16,
    marginx: MARGIN,
    marginy: MARGIN,
  });
  const known = new Set(steps.map(({ id }) => id));
  const missing = [...new Set(transitions.map(({ to }) => to))].filter((id) => !known.has(id));
  const shown: ShownStep[] = [
    ...steps,
    ...missing.map((id) => ({ id, templateId: '', numbers: '', missing: noStep })),
  ];
  for (const step of shown) {
    graph.setNode(step.id, { width: widthOf(step), height: STEP_HEIGHT });
  }
  transitions.forEach(({ from, to, outcome }, at) => {
    const label = outcome ? { width: outcome.length * LETTER + 8, height: 18 } : {};
    graph.setEdge(from, to, { ...label, labelpos: 'c' }, String(at));
  });
  layout(graph);
  return { graph, steps: shown };
}

const badgeWidth = ({ numbers }: DiagramStep) =>
  numbers ? Math.max(24, numbers.length * LETTER + 12) : 0;

const widthOf = (step: ShownStep) =>
  Math.max(96, Math.max(step.id.length, lineBelow(step).length) * LETTER + 34 + badgeWidth(step));

/** The second line in a step's box: the screen that it draws. */
const lineBelow = ({ templateId, missing }: ShownStep) => missing ?? `/${templateId}`;

const INK = 'var(--diagram-ink, #1b1f24)';
const PAPER = 'var(--diagram-paper, #ffffff)';
const LINE = 'var(--diagram-line, #6b7480)';
const QUIET = 'var(--diagram-quiet, #57606a)';
const MARKS: Record<Mark | 'missing', string> = {
  added: 'var(--diagram-added, #1a7f37)',
  removed: 'var(--diagram-removed, #cf222e)',
  changed: 'var(--diagram-changed, #9a6700)',
  unreachable: 'var(--diagram-quiet, #57606a)',
  endless: 'var(--diagram-removed, #cf222e)',
  missing: 'var(--diagram-removed, #cf222e)',
};

function stepShape(step: ShownStep, { x, y, width, height }: Box, href?: string): string {
  const mark = step.missing === undefined ? step.mark : 'missing';
  const left = x - width / 2;
  const top = y - height / 2;
  const badge = badgeWidth(step);
  const text = left + 12 + (badge && badge + 8);
  const line = mark ? `stroke="${MARKS[mark]}" stroke-width="2"` : `stroke="${LINE}"`;
  const isDashed = mark === 'removed' || mark === 'missing' || mark === 'unreachable';
  const dashes = isDashed ? ' stroke-dasharray="5 3"' : '';
  const ink = mark === 'unreachable' ? QUIET : INK;
  const shape = [
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="8" fill="${PAPER}" ${line}${dashes}/>`,
    badge
      ? `<rect x="${left + 10}" y="${y - 12}" width="${badge}" height="24" rx="12" fill="${ink}"/>` +
        `<text x="${left + 10 + badge / 2}" y="${y + 4.5}" text-anchor="middle" fill="${PAPER}" font-weight="600">${escaped(step.numbers)}</text>`
      : '',
    `<text x="${text}" y="${y - 3}" fill="${ink}" font-weight="600">${escaped(step.id)}</text>`,
    `<text x="${text}" y="${y + 15}" fill="${mark ? MARKS[mark] : QUIET}">${escaped(lineBelow(step))}</text>`,
  ].join('');
  const group = `<g data-step="${escaped(step.id)}"${mark ? ` data-mark="${mark}"` : ''}>${shape}</g>`;
  return href ? `<a href="${escaped(href)}">${group}</a>` : group;
}

function transitionShape(
  { outcome, mark }: DiagramTransition,
  points: Line['points'],
  label: { x?: number; y?: number },
): string {
  const colour = mark ? MARKS[mark] : LINE;
  const dashes = mark === 'removed' ? ' stroke-dasharray="5 3"' : '';
  const [first, ...rest] = points.map(({ x, y }) => `${x} ${y}`);
  const words =
    outcome && label.x !== undefined
      ? `<text x="${label.x}" y="${label.y! + 4}" text-anchor="middle" fill="${mark ? colour : QUIET}" ` +
        `stroke="${PAPER}" stroke-width="4" paint-order="stroke">${escaped(outcome)}</text>`
      : '';
  return (
    `<g${mark ? ` data-mark="${mark}"` : ''}>` +
    `<path d="M${first} L${rest.join(' L')}" fill="none" stroke="${colour}" stroke-width="1.5" stroke-linejoin="round"${dashes}/>` +
    `${arrowHead(points.at(-2)!, points.at(-1)!, colour)}${words}</g>`
  );
}

type Point = Line['points'][number];

function arrowHead(before: Point, tip: Point, colour: string): string {
  const turn = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
  return `<path d="M-8 -4 L0 0 L-8 4 Z" fill="${colour}" transform="translate(${tip.x} ${tip.y}) rotate(${turn})"/>`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
