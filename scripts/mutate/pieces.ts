import { dirname } from 'node:path';

/** The rooms whose tests are tried: what decides about flows, values, money and brand files. */
export const MUTATED_ROOMS = ['rules', 'flow', 'brand', 'checkout', 'checkout/hooks'] as const;

export type MutatedRoom = (typeof MUTATED_ROOMS)[number];

/** The folders whose tests have to notice a mutant of a room. Hooks show what they do in the blocks that are drawn with them. */
export const testFoldersOf = (room: MutatedRoom): string[] =>
  room === 'checkout/hooks' ? [`src/${room}`, 'widgets/blocks'] : [`src/${room}`];

/** The files of one folder, whose results are kept together. */
export interface Piece {
  room: MutatedRoom;
  /** 'src/rules/cpf'. */
  folder: string;
  /** Files, or ranges of lines of them: 'src/rules/cpf/cpf.ts:3-9'. */
  mutate: string[];
}

/** Tests, their kits and generated tables are not mutated. */
const isMutated = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(test|property\.test)\.tsx?$|-kit\.ts$|\/generated\//.test(path);

export function roomOf(path: string): MutatedRoom | undefined {
  return MUTATED_ROOMS.findLast((room) => path.startsWith(`src/${room}/`));
}

/** The pieces of some files, those of small and pure rooms first. `linesOf`: the ranges to be mutated of a file. */
export function piecesOf(
  files: readonly string[],
  linesOf: (file: string) => readonly string[] = () => [],
): Piece[] {
  const pieces = new Map<string, Piece>();
  for (const file of files) {
    const room = roomOf(file);
    if (!room || !isMutated(file)) continue;
    const folder = dirname(file);
    const piece = pieces.get(folder) ?? { room, folder, mutate: [] };
    pieces.set(folder, piece);
    const ranges = linesOf(file);
    piece.mutate.push(...(ranges.length > 0 ? ranges.map((range) => `${file}:${range}`) : [file]));
  }
  const order = ({ room }: Piece) => MUTATED_ROOMS.indexOf(room);
  return [...pieces.values()].sort((one, other) => order(one) - order(other));
}

/** A run takes so many files: it begins with half a minute of preparation, and one that is stopped is lost. */
const MAX_FILES = 20;

/** The pieces of each run, in the same order: pieces of one room that follow one another. */
export function batchesOf(pieces: readonly Piece[]): Piece[][] {
  const batches: Piece[][] = [];
  for (const piece of pieces) {
    const last = batches.at(-1) ?? [];
    const files = [...last, piece].flatMap(({ mutate }) => mutate);
    if (last[0]?.room === piece.room && files.length <= MAX_FILES) last.push(piece);
    else batches.push([piece]);
  }
  return batches;
}

/** The ranges of new lines, '3-9', by file, in what `git diff --unified=0` prints. */
export function changedLines(diff: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let file: string | undefined;
  for (const line of diff.split('\n')) {
    const [, path] = /^\+\+\+ b\/(.+)$/.exec(line) ?? [];
    if (path) file = path;
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (!file || !start || count === '0') continue;
    const ranges = found.get(file) ?? [];
    found.set(file, [...ranges, `${start}-${Number(start) + Number(count) - 1}`]);
  }
  return found;
}
