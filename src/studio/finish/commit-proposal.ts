import type { Subject } from '../../diff/change.ts';
import { SUBJECTS } from '../../diff/change.ts';
import type { DiffReport } from '../../diff/diff-report.ts';

/** A commit as an expert would have written it. */
export interface CommitProposal {
  branch: string;
  /** One plain sentence, at most 72 characters. */
  subject: string;
  /** Changes for buyers, a line each. */
  body: string;
}

type Described = DiffReport['changes'][number];

const MAX_SUBJECT = 72;
const MAX_LINE = 72;
const MAX_LINES = 30;
const MAX_VALUE = 60;
const MAX_BRANCH = 48;

/** The changed part of a brand, in a commit's subject. */
const NOUNS: Readonly<Record<Subject, [one: string, several: (count: number) => string]>> = {
  brands: ['the brand', (count) => `${count} brands`],
  steps: ['the flow', () => 'the flow'],
  fields: ['the screens', () => 'the screens'],
  texts: ['a text', (count) => `${count} texts`],
  prices: ['the price', () => 'the prices'],
  links: ['a link', (count) => `${count} links`],
  look: ['the look', () => 'the look'],
  images: ['an image', (count) => `${count} images`],
  settings: ['a setting', (count) => `${count} settings`],
  sandbox: ['the sandbox data', () => 'the sandbox data'],
};

/** A branch and a message for the changes of a report. */
export function proposeCommit({ changes, flows }: DiffReport): CommitProposal {
  const brands = [...new Set(changes.flatMap((change) => change.brands))].sort();
  const who = ownerOf(changes, brands);
  const candidates = [...subjectsOf(changes, who), `Change ${who}`, 'Change brand files'];
  const subject = candidates.find((words) => words.length <= MAX_SUBJECT)!;
  const moved = flows
    .filter(({ id }) => !changes.some(({ path }) => path.includes(id)))
    .map(({ id, brands: of }) => `- The flow '${id}' leads elsewhere (${few(of)})`);
  const lines = [...changes.map(lineOf), ...moved];
  const more = lines.length - MAX_LINES;
  const shown = more > 0 ? [...lines.slice(0, MAX_LINES), `- And ${more} more changes`] : lines;
  return {
    branch: `studio/${slug(subject.replace(/^Change /, ''))}`,
    subject,
    body: shown.map(wrapped).join('\n'),
  };
}

/** The most telling subject first. */
function subjectsOf(changes: readonly Described[], who: string): string[] {
  const [first] = changes;
  if (!first) return [];
  const made = changes.filter(({ subject, path }) => subject === 'brands' && path.length === 0);
  if (made.length > 0) {
    const isNew = made.every(({ after }) => after !== undefined);
    const names = few([...new Set(made.flatMap(({ brands }) => brands))]);
    const noun = made.length === 1 ? 'the brand' : 'the brands';
    return [`${isNew ? 'Add' : 'Remove'} ${noun} ${names}`];
  }
  const kinds = SUBJECTS.filter((subject) => changes.some((one) => one.subject === subject));
  const parts = kinds.map((kind) => {
    const own = changes.filter(({ subject }) => subject === kind);
    return specific(kind, own) ?? counted(kind, own);
  });
  const plain = kinds.map((kind) =>
    counted(
      kind,
      changes.filter((one) => one.subject === kind),
    ),
  );
  return [parts, plain].map((list) => `Change ${listed(list)} of ${who}`);
}

/** The name of what changed, where all of it is one thing. */
function specific(kind: Subject, changes: readonly Described[]): string | undefined {
  const [{ path, document }] = changes as [Described, ...Described[]];
  if (kind === 'texts' && changes.length === 1) return `the text '${path.join('.')}'`;
  const documents = new Set(changes.map((one) => one.document));
  const [, screen] = /^screens\/(.+)$/.exec(document) ?? [];
  if (kind === 'fields' && screen !== undefined && documents.size === 1) {
    return `the screen /${screen}`;
  }
  if (kind === 'look' && documents.size === 1 && document === 'theme') {
    return changes.some((one) => one.path[0] === 'fontFamily') ? 'the theme' : 'the colours';
  }
  return undefined;
}

function counted(kind: Subject, changes: readonly Described[]): string {
  const [one, several] = NOUNS[kind];
  return changes.length === 1 ? one : several(changes.length);
}

/** Owner of the change: the brand, the shared folder that says it, or how many brands. */
function ownerOf(changes: readonly Described[], brands: readonly string[]): string {
  const folders = new Set(
    changes.map(({ place }) => /^brands\/((?:families\/)?[^/]+)\//.exec(place?.file ?? '')?.[1]),
  );
  const [folder] = folders;
  if (folders.size === 1 && folder === 'base') return 'all brands';
  if (folders.size === 1 && folder?.startsWith('families/')) {
    return `the family ${folder.slice('families/'.length)}`;
  }
  return few(brands);
}

const FEW = 3;

function few(names: readonly string[]): string {
  if (names.length === 0) return 'no brand';
  return names.length <= FEW ? listed(names) : `${names.length} brands`;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function lineOf({ description: { title, before, after }, brands }: Described): string {
  const [was, is] = [before, after].map((value) => value !== undefined && `"${short(value)}"`);
  const values = was && is ? `: ${was} -> ${is}` : was || is ? `: ${was || is}` : '';
  return `- ${title}${values} (${few(brands)})`;
}

function short(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length > MAX_VALUE ? `${line.slice(0, MAX_VALUE - 1)}…` : line;
}

/** A line of a list, broken between words. */
function wrapped(line: string): string {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > MAX_LINE) {
    const end = rest.lastIndexOf(' ', MAX_LINE);
    if (end < MAX_LINE / 2) break;
    lines.push(rest.slice(0, end));
    rest = `  ${rest.slice(end + 1)}`;
  }
  return [...lines, rest].join('\n');
}

const slug = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(the|a|an|of|and)\b/g, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_BRANCH)
    .replace(/^-+|-+$/g, '') || 'brands';
