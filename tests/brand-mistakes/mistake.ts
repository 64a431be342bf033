/** A slip that people make in brand files, and the one finding that they should get. */
export interface Mistake {
  what: string;
  /** File below the root. */
  file: string;
  /** Text replaced in it, and by what; every pair has to occur. */
  edits?: readonly Exclude<Edit, string>[];
  /** The whole file instead. */
  content?: string;
  /** Files taken away. */
  without?: readonly string[];
  /** Further files that the slip needs, by path. */
  more?: Readonly<Record<string, string>>;
  rule: string;
  /** File of the finding, if it is not `file`. */
  in?: string;
  /** Part of the line that the finding stands in; the line of the first edit when missing, or the first of a new file. */
  on?: string | RegExp;
  says: RegExp;
  /** Other files say the same of their own, and are told of too. */
  isElsewhereToo?: true;
  severity?: 'warning';
}

/** 'text → other text', or both by themselves. */
export type Edit = string | readonly [from: string | RegExp, to: string];

/** An edit, or the whole file in place of one. */
type Slip =
  | readonly [edit: Edit, says: RegExp, more?: Partial<Mistake>]
  | (Partial<Omit<Mistake, 'edits'>> & { edits?: readonly Edit[]; says: RegExp });

/** Slips in one file, by what they are; those that name no rule break the same one. */
export const slipsIn = (
  file: string,
  rule: string,
  slips: Readonly<Record<string, Slip>>,
): Mistake[] =>
  Object.entries(slips).map(([what, slip]) => {
    const { edits, ...more } = 'says' in slip ? slip : spelt(slip);
    return { what, file, rule, ...more, edits: edits?.map(pairOf) };
  });

function spelt([edit, says, more]: Extract<Slip, readonly unknown[]>) {
  const isContent = typeof edit === 'string' && !edit.includes(ARROW);
  return { ...(isContent ? { content: edit } : { edits: [edit] }), says, ...more };
}

const ARROW = ' → ';

export function pairOf(edit: Edit): Exclude<Edit, string> {
  if (typeof edit !== 'string') return edit;
  const [from = '', to = ''] = edit.split(ARROW);
  return [from, to];
}

/** A screen file, a block to a line. */
export const screenOf = (...blocks: object[]) =>
  `{ "$schema": "../../../schemas/brand/screen.schema.json", "blocks": [\n${blocks.map((block) => JSON.stringify(block, null, 1)).join(',\n')}\n] }`;
