import type { MergedBrand } from '../brand/inherit/inherit.ts';
import type { ParsedSources } from '../brand/parse/brand-files.ts';
import type { Node, Place } from '../brand/parse/node.ts';
import type { MissingEntry } from '../brand/problem.ts';
import type { Fix, Stretch } from '../contract/diagnostic.ts';
import type { Form, FormPart } from './form/schema/forms.ts';
import { say, type MessageId, type SentenceData, type Text } from './language/sentence.ts';
import type { MetaSchemas } from './structure/meta-schemas.ts';
import { placeOf, type BrandValues, type Screen } from './typed.ts';

export interface ProblemDetails {
  /** The id of the correction, which `data` fills. Missing: that of the message with '.help' behind it, where there is one. */
  help?: MessageId;
  suggestion?: Text;
  fix?: Fix;
  related?: readonly RelatedProblem[];
  /** The entry of a list that is asked for and is not there; asked for in several files, it is reported once. */
  missing?: MissingEntry;
  /** The brand's folder, for a rule of all brands that speaks of one. */
  folder?: string;
  /** The brand says in its JSON that it is so on purpose: it is no diagnostic, but still closes the brand in production. */
  isDeclared?: boolean;
  /** That of the rule, unless it depends on the problem. */
  severity?: Rule['severity'];
  /** Missing: the rule that the message's id begins with. */
  rule?: string;
}

/** A hint at what was meant, and the change that writes it. */
export type Suggestion = Pick<ProblemDetails, 'suggestion' | 'fix'>;

type RelatedProblem = Stretch & { message: Text };

/** A diagnostic before its sentences are said in a language and it is known which folder has to answer for it. */
export interface Finding extends Stretch, Omit<ProblemDetails, 'help'> {
  rule: string;
  severity: Rule['severity'];
  message: Text;
  data?: SentenceData;
  /** An object of a document that lacks a key: it stands in the folder whose brands lack it. */
  lacks?: { document: string; holder: readonly string[] };
}

export const isError = ({ severity }: Pick<Finding, 'severity'>): boolean => severity === 'error';

/** A place, or an object that was read from a file with the path of a value within it. */
export type At = Stretch | readonly [owner: object, ...path: (string | number)[]];

export function stretchOf(at: At): Place {
  const { file, line, column, endLine, endColumn } = 'file' in at ? at : placeOf(...at);
  return { file, line, column, endLine, endColumn };
}

/** Reports a problem at a place. `data` fills the message, and at one place of one rule equal data makes equal problems. */
export type Report = (
  at: At,
  message: MessageId | Exclude<Text, string>,
  data?: SentenceData,
  details?: ProblemDetails,
) => void;

export type Problem = Parameters<Report>;

/** A second place that a problem is about; `id` names the message of its part in it. */
export const alsoAt = (at: At, id: MessageId): RelatedProblem => ({
  ...stretchOf(at),
  message: say(id),
});

interface Context {
  report: Report;
  sources: ParsedSources;
  metaSchemas: MetaSchemas;
}

interface Contexts {
  /** One file by itself, before anything is inherited; `schema` names its meta-schema. */
  file: Omit<Context, 'sources'> & { root: Node; schema: string };
  sources: Context;
  /** One merged screen; those that brands share are checked once, for the first of them. */
  screen: Context & { screen: Screen; template: string };
  /** One form of a merged screen; checked once as screens are. */
  form: Context & { form: Form; merged: MergedBrand };
  /** A merged brand, and the brand without its own folder, unless it extends nothing. */
  brand: Context &
    BrandValues & { merged: MergedBrand; parent?: MergedBrand; forms: readonly Form[] };
  /** All brands together, once none of them has an error that keeps it from being read. */
  project: Context & {
    /** Every folder that could be merged, by its name below brands/. */
    merges: ReadonlyMap<string, MergedBrand>;
    brands: readonly MergedBrand[];
    /** Keys of the texts that each brand shows, by its folder. */
    usedTexts: ReadonlyMap<string, ReadonlySet<string>>;
  };
}

export type Subject = keyof Contexts;
export type BrandContext = Contexts['brand'];
export type Facts<About extends Subject> = Omit<Contexts[About], 'report'>;

/** Phases whose errors keep a brand from the next: what others read is judged before them. */
export type Phase = 'merge' | 'schema' | 'names' | 'last';
/** The severity of a rule's findings in the last phase, or an early phase, whose findings are errors. */
type Level = Rule['severity'] | Exclude<Phase, 'last'>;

/** One rule: a file exports its own as `rule`, or several as `rules`; explanation, example and messages stand in language/. */
export interface Rule {
  /** Kebab-case, stable. */
  id: string;
  subject: Subject;
  severity: 'error' | 'warning';
  phase: Phase;
  check(context: never): void;
}

const rulesAbout =
  <About extends Subject>(subject: About) =>
  (id: string, level: Level, check: (context: Contexts[About]) => void): Rule =>
    level === 'error' || level === 'warning'
      ? { id, subject, severity: level, phase: 'last', check }
      : { id, subject, severity: 'error', phase: level, check };

export const fileRule = rulesAbout('file');
export const sourcesRule = rulesAbout('sources');
export const screenRule = rulesAbout('screen');
export const formRule = rulesAbout('form');
export const brandRule = rulesAbout('brand');
export const projectRule = rulesAbout('project');

export const partRule = (
  id: string,
  level: Level,
  check: (part: FormPart, context: Contexts['form']) => void,
): Rule =>
  formRule(id, level, (context) => context.form.parts.forEach((part) => check(part, context)));

/** A rule of each form that depends on the settings of the brand. */
export const brandFormRule = (
  id: string,
  level: Level,
  check: (form: Form, context: BrandContext) => void,
): Rule => brandRule(id, level, (context) => context.forms.forEach((form) => check(form, context)));
