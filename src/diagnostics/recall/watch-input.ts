import type { Entry, Node, ObjectNode } from '../../brand/parse/node.ts';
import type { CheckInput } from '../rule.ts';
import type { Numbers } from './content-numbers.ts';
import type { Answer, Question } from './recollection.ts';
import { identityOf } from './identity.ts';
import { WatchedMap } from './watched-map.ts';

/** What a check is given, and what its questions are answered with. */
export interface Given {
  input: CheckInput;
  numbers: Numbers;
  /** The folder that looks, whose name does not matter; '' for one that others extend. */
  folder: string;
  /** Answers that were asked for already, by the name of the question. */
  known: Map<string, Answer>;
}

/** 'outline': of a document, where it stands but not what it holds. */
type Aspect = 'whole' | 'keys' | 'has' | 'outline';
type Path = readonly string[];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'kind' in value && 'at' in value;

const isEntry = (value: object): value is Entry => 'keyAt' in value && 'node' in value;

/** A folder is nobody by name: names of its own are written as if it were called '.'. */
function anonymous(name: string, folder: string): string {
  if (name === folder) return '.';
  const own = `brands/${folder}/`;
  return name.startsWith(own) ? `./${name.slice(own.length)}` : name;
}

function named(name: string, folder: string): string {
  if (name === '.') return folder;
  return name.startsWith('./') ? `brands/${folder}/${name.slice(2)}` : name;
}

/** Maps of all folders together are as long as there are brands: each is itself and nothing else. */
const isShared = (path: Path): boolean => path[0] === 'sources' && path.length === 2;

function valueAt({ input, folder }: Given, path: Path): unknown {
  let value: unknown = input;
  for (const step of path) {
    if (value instanceof Map) value = value.get(named(step, folder));
    else if (isNode(value)) value = value.kind === 'object' ? value.entries.get(step) : undefined;
    else value = (value as Record<string, unknown> | undefined)?.[step];
  }
  return value;
}

function answerTo(given: Given, path: Path, aspect: Aspect): Answer {
  const { input, folder } = given;
  // Forms are made of screens and library fields, and of nothing else.
  if (path[0] === 'forms') {
    return `${whole(given, input.merged.screens)} ${identityOf(input.sources.fields)}`;
  }
  if (aspect === 'has') {
    const holder = valueAt(given, path.slice(0, -1)) as Map<string, unknown> | Node;
    const names = isNode(holder) ? (holder as ObjectNode).entries : holder;
    return names.has(named(path.at(-1)!, folder)) ? 1 : 0;
  }
  const value = valueAt(given, path);
  if (aspect !== 'outline' && typeof value === 'object' && value && isShared(path)) {
    return identityOf(value);
  }
  switch (aspect) {
    case 'keys': {
      const names = isNode(value) ? (value as ObjectNode).entries : (value as Map<string, unknown>);
      return [...names.keys()].map((name) => anonymous(name, folder)).join();
    }
    case 'outline':
      return isNode(value) ? outline(given, value) : String(value !== undefined);
    case 'whole':
      return whole(given, value);
    default:
      return aspect satisfies never;
  }
}

function outline({ numbers, folder }: Given, node: Node): Answer {
  const first = node.kind === 'object' && node.firstAt;
  const end = first ? numbers.place(first, folder) : '';
  return `${node.kind} ${numbers.place(node.at, folder)} ${end}`;
}

function whole(given: Given, value: unknown): Answer {
  const { numbers, folder } = given;
  if (typeof value === 'string') return `"${anonymous(value, folder)}`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (isNode(value)) return numbers.of(value, folder);
  if (isEntry(value))
    return `${numbers.place(value.keyAt, folder)} ${numbers.of(value.node, folder)}`;
  const isList = value instanceof Map || value instanceof Set || Array.isArray(value);
  const parts: unknown[] = isList ? [...(value as Iterable<unknown>)] : Object.values(value);
  return `(${parts.map((part) => whole(given, part)).join()})`;
}

/** What questions about one path and aspect are called and how they are answered; made once. */
const questions = new Map<string, Question<Given>>();

function questionOf(path: Path, aspect: Aspect): Question<Given> {
  const name = `${aspect} ${path.join('\n')}`;
  const known = questions.get(name);
  if (known) return known;
  const made = {
    name,
    answer(given: Given) {
      const told = given.known.get(name) ?? answerTo(given, path, aspect);
      given.known.set(name, told);
      return told;
    },
  };
  questions.set(name, made);
  return made;
}

/** The input of a check as it is, but that every look at it is written down in `asked`. */
export function watchInput({ input, folder }: Given, asked: Question<Given>[]): CheckInput {
  const names = new Set<string>();
  const ask = (path: Path, aspect: Aspect) => {
    const question = questionOf(path, aspect);
    if (names.has(question.name)) return;
    names.add(question.name);
    asked.push(question);
  };
  const views = new Map<string, unknown>();

  function watched(value: unknown, path: Path): unknown {
    if (path.length === 3 && path[1] === 'files' && path[2] === 'brand') {
      return watched(value, [path[0]!, 'brand']);
    }
    const isHolder = value instanceof Map || isPlain(value);
    const isDocument = isNode(value) && value.kind === 'object' && isRoot(path);
    if (!isDocument && !isHolder) {
      ask(path, 'whole');
      return value;
    }
    ask(path, 'outline');
    const name = path.join('\n');
    if (!views.has(name)) views.set(name, viewOf(value, path));
    return views.get(name);
  }

  function viewOf(value: object, path: Path): object {
    if (value instanceof Map) return mapView(value as Map<string, unknown>, path);
    if (isNode(value) && value.kind === 'object') {
      return { ...value, entries: mapView(value.entries, path) };
    }
    return objectView(value, path);
  }

  function mapView(map: ReadonlyMap<string, unknown>, path: Path) {
    const step = (key: string) => [...path, anonymous(key, folder)];
    return new WatchedMap<unknown>(map, {
      whole: () => ask(path, 'whole'),
      keys: () => ask(path, 'keys'),
      has: (key) => ask(step(key), 'has'),
      get: (key) => watched(map.get(key), step(key)),
    });
  }

  function objectView(value: object, path: Path): object {
    const view = {};
    for (const name of Object.keys(value)) {
      const get = () => watched(value[name as keyof typeof value], [...path, name]);
      Object.defineProperty(view, name, { get, enumerable: true });
    }
    return view;
  }

  const { merged, parent, sources, metaSchemas } = input;
  const view = objectView({ merged, parent, sources }, []) as CheckInput;
  Object.defineProperty(view, 'metaSchemas', { value: metaSchemas, enumerable: true });
  const forms = () => {
    ask(['forms'], 'whole');
    return input.forms;
  };
  Object.defineProperty(view, 'forms', { get: forms, enumerable: true });
  return view;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !isNode(value) &&
  !isEntry(value) &&
  Object.getPrototypeOf(value) === Object.prototype;

/** Documents of which brands have one of their own each, while checks look at a part. */
const isRoot = ([whose, room, ...rest]: Path): boolean =>
  (whose === 'merged' || whose === 'parent') &&
  rest.length === (room === 'brand' ? 0 : 1) &&
  (room === 'brand' || room === 'files');
