/** A slip that people make in brand files, and the one finding that they should get. */
export interface Mistake {
  what: string;
  /** File below the root. */
  file: string;
  /** Text replaced in it, and by what; every pair has to occur. */
  edits?: readonly (readonly [from: string | RegExp, to: string])[];
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

type Slip = Partial<Omit<Mistake, 'what'>> & Pick<Mistake, 'what'>;

/** Slips or good edits of one file; those that name no rule break the same one. */
export const slipsIn = <Shared extends { file: string; rule?: string }, One extends Slip>(
  shared: Shared,
  slips: readonly One[],
) => slips.map((one) => ({ ...shared, ...one }));

/** A screen file, a block to a line. */
export const screenOf = (...blocks: object[]) =>
  `{ "$schema": "../../../schemas/brand/screen.schema.json", "blocks": [\n${blocks.map((block) => JSON.stringify(block, null, 1)).join(',\n')}\n] }`;
