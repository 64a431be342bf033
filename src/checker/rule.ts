import type { MergedBrand } from '../brand/inherit/inherit.ts';
import type { MissingEntry } from '../brand/inherit/merge.ts';
import type { ParsedSources } from '../brand/parse/brand-files.ts';
import type { Node, Place } from '../brand/parse/node.ts';
import type { Fix } from '../contract/diagnostic.ts';
import type { RelatedFinding } from './finding.ts';
import type { Form } from './form/schema/forms.ts';
import type { MessageId, SentenceData, Text } from './language/sentence.ts';
import type { MetaSchemas } from './structure/meta-schemas.ts';

/** A problem that a rule reports. */
export interface Problem {
  at: Place;
  /** The id of a message that `data` fills, or messages that are filled already. */
  message: MessageId | Exclude<Text, string>;
  /** The correction. Missing: the message with the same id and '.help' behind it, where there is one. */
  suggestion?: Text;
  /** The names and numbers in the message. At one place, equal data makes equal problems. */
  data?: SentenceData;
  fix?: Fix;
  related?: readonly RelatedFinding[];
  /** The entry of a list that is asked for and is not there; asked for in several files, it is reported once. */
  missing?: MissingEntry;
  /** The brand's folder, for a rule of all brands that speaks of one. */
  folder?: string;
  /** The brand says in its JSON that it is so on purpose: it is no finding, but still closes the brand in production. */
  isDeclared?: boolean;
  /** That of the rule, unless it depends on what was found. */
  severity?: Rule['severity'];
  /** Another rule, whose problem it is. */
  rule?: string;
}

export type Report = (problem: Problem) => void;

interface Context {
  report: Report;
  sources: ParsedSources;
  metaSchemas: MetaSchemas;
}

/** One file by itself, before anything is inherited. */
export interface FileContext extends Omit<Context, 'sources'> {
  root: Node;
  /** Name of its meta-schema: 'brand', 'screen', 'field'. */
  schema: string;
}

/** One merged screen; those that brands share are checked once, for the first of them. */
export interface ScreenContext extends Context {
  screen: Node;
  template: string;
}

/** One form of a merged screen; forms that brands share are checked once, for the first of them. */
export interface FormContext extends Context {
  form: Form;
  merged: MergedBrand;
}

/** A merged brand. Bases and families are checked like brands. */
export interface BrandContext extends Context {
  merged: MergedBrand;
  /** The brand without its own folder; undefined when it extends nothing. */
  parent?: MergedBrand;
  forms: readonly Form[];
}

/** All brands together. */
export interface ProjectContext extends Context {
  /** Every folder that could be merged, by its name below brands/. */
  merges: ReadonlyMap<string, MergedBrand>;
}

/** All brands together, as far as their texts are known. */
export interface TextContext extends ProjectContext {
  /** Keys of the texts that each brand shows, by its folder; of none whose errors leave that uncertain. */
  usedTexts: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * One rule of the brand language, in a file of its own that exports it as `rule`. It has a method for
 * each kind of thing that it checks. Its explanation and example stand in language/explanations.json, its
 * messages in language/english.json and language/portuguese.json.
 */
export interface Rule {
  /** The name of its file: kebab-case, stable. */
  id: string;
  severity: 'error' | 'warning';
  /** Judges what others read; a brand with an error in one phase does not enter the next. Missing: the last. */
  phase?: 'merge' | 'schema' | 'names';
  checkFile?(context: FileContext): void;
  /** All files as they were read, before anything is inherited. */
  checkSources?(context: Context): void;
  checkScreen?(context: ScreenContext): void;
  checkForm?(context: FormContext): void;
  checkBrand?(context: BrandContext): void;
  checkProject?(context: ProjectContext): void;
  checkTexts?(context: TextContext): void;
}
