import { SUBJECTS, type Subject } from '../../diff/change.ts';
import type { DiffReport } from '../../diff/diff-report.ts';
import { COMMIT_WORDS, type CommitWords } from './commit-words.ts';

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

/** A branch and a message for the changes of a report, in its language. */
export function proposeCommit({ language, changes, flows }: DiffReport): CommitProposal {
  const words = COMMIT_WORDS[language];
  const brands = [...new Set(changes.flatMap((change) => change.brands))].sort();
  const who = ownerOf(words, changes, brands);
  const candidates = [...subjectsOf(words, changes, who), words.changeOf(who), words.changeFiles];
  const subject = candidates.find((one) => one.length <= MAX_SUBJECT)!;
  const moved = flows
    .filter(({ id }) => !changes.some(({ path }) => path.includes(id)))
    .map(({ id, brands: of }) => `- ${words.leadsElsewhere(id)} (${few(words, of)})`);
  const lines = [...changes.map((one) => lineOf(words, one)), ...moved];
  const more = lines.length - MAX_LINES;
  const shown = more > 0 ? [...lines.slice(0, MAX_LINES), `- ${words.moreChanges(more)}`] : lines;
  return {
    branch: `studio/${slug(words, subject)}`,
    subject,
    body: shown.map(wrapped).join('\n'),
  };
}

/** The most telling subject first. */
function subjectsOf(words: CommitWords, changes: readonly Described[], who: string): string[] {
  const [first] = changes;
  if (!first) return [];
  const made = changes.filter(({ subject, path }) => subject === 'brands' && path.length === 0);
  if (made.length > 0) {
    const isNew = made.every(({ after }) => after !== undefined);
    const names = few(words, [...new Set(made.flatMap(({ brands }) => brands))]);
    return [isNew ? words.add(names, made.length) : words.remove(names, made.length)];
  }
  const kinds = SUBJECTS.filter((subject) => changes.some((one) => one.subject === subject));
  const parts = kinds.map((kind) => {
    const own = changes.filter(({ subject }) => subject === kind);
    return specific(words, kind, own) ?? counted(words, kind, own);
  });
  const plain = kinds.map((kind) =>
    counted(
      words,
      kind,
      changes.filter((one) => one.subject === kind),
    ),
  );
  return [parts, plain].map((list) => words.change(listed(words, list), who));
}

/** The name of what changed, where all of it is one thing. */
function specific(
  words: CommitWords,
  kind: Subject,
  changes: readonly Described[],
): string | undefined {
  const [{ path, document }] = changes as [Described, ...Described[]];
  if (kind === 'texts' && changes.length === 1) return words.text(path.join('.'));
  const documents = new Set(changes.map((one) => one.document));
  const [, screen] = /^screens\/(.+)$/.exec(document) ?? [];
  if (kind === 'fields' && screen !== undefined && documents.size === 1) {
    return words.screen(screen);
  }
  if (kind === 'look' && documents.size === 1 && document === 'theme') {
    return changes.some((one) => one.path[0] === 'fontFamily') ? words.theme : words.colours;
  }
  return undefined;
}

function counted(words: CommitWords, kind: Subject, changes: readonly Described[]): string {
  const [one, several] = words.nouns[kind];
  return changes.length === 1 ? one : several(changes.length);
}

/** Owner of the change: the brand, the shared folder that says it, or how many brands. */
function ownerOf(
  words: CommitWords,
  changes: readonly Described[],
  brands: readonly string[],
): string {
  const folders = new Set(
    changes.map(({ place }) => /^brands\/((?:families\/)?[^/]+)\//.exec(place?.file ?? '')?.[1]),
  );
  const [folder] = folders;
  if (folders.size === 1 && folder === 'base') return words.allBrands;
  if (folders.size === 1 && folder?.startsWith('families/')) {
    return words.family(folder.slice('families/'.length));
  }
  return few(words, brands);
}

const FEW = 3;

function few(words: CommitWords, names: readonly string[]): string {
  if (names.length === 0) return words.noBrand;
  return names.length <= FEW ? listed(words, names) : words.brands(names.length);
}

const listed = (words: CommitWords, names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${words.and} ${names.at(-1)}`;

function lineOf(
  words: CommitWords,
  { description: { title, before, after }, brands }: Described,
): string {
  const [was, is] = [before, after].map((value) => value !== undefined && `"${short(value)}"`);
  const values = was && is ? `: ${was} -> ${is}` : was || is ? `: ${was || is}` : '';
  return `- ${title}${values} (${few(words, brands)})`;
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

const slug = (words: CommitWords, subject: string): string =>
  subject
    .replace(words.verb, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(words.small, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_BRANCH)
    .replace(/^-+|-+$/g, '') || 'brands';
