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
  /** Part of the line that the finding stands in; the file's first line when missing. */
  on?: string | RegExp;
  says: RegExp;
  /** Other files say the same of their own, and are told of too. */
  isElsewhereToo?: true;
  severity?: 'warning';
}

type Slip = Omit<Mistake, 'file' | 'rule' | 'says'>;

/** Slips or good edits of one file. */
export const slipsIn = <One extends Slip>(file: string, slips: readonly One[]) =>
  slips.map((one) => ({ file, ...one }));
