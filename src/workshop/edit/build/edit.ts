import type { JsonValue } from '../../../brand/parse/node.ts';
import type { Transition } from '../../../contract/actions.ts';
import type { DocumentPath } from '../json-path.ts';

type Json = Readonly<Record<string, JsonValue>>;

/** A field of a brand's own as its form has it, each text as it is typed. */
export interface OwnField {
  schema: Json & { title: string };
  ui: Json & { 'ui:help'?: string; 'ui:enumNames'?: readonly string[] };
  /** Sentences by the error that they answer. */
  messages: Readonly<Record<string, string>>;
}

/** The place of a value in the documents of a brand. */
export interface EditPlace {
  /** 'texts', 'theme', 'brand', 'flows', 'sandbox', or 'screens/<template id>'. */
  document: string;
  steps: DocumentPath;
}

export interface ValueEdit {
  kind: 'value';
  place: EditPlace;
  /** Without one, the value or the item of a list goes. */
  value?: JsonValue;
}

/** `after` is the id or name that something stands behind from now on, null for the top. */
interface Placed {
  after?: string | null;
}

/** Adds a block, or changes one. */
export interface BlockEdit extends Placed {
  kind: 'block';
  /** Template id. */
  screen: string;
  block: string;
  /** That of a new block. */
  type?: string;
  /** By name; a text as it is typed, or a key in its place; null takes one away. */
  options?: Json;
}

export interface FieldPlace {
  screen: string;
  /** Id of the form's block. */
  form: string;
  /** Name of a property at the top of the form. */
  field: string;
}

export const FIELD_WORDS = ['label', 'help', 'placeholder'] as const;
type FieldWords = Partial<Record<(typeof FIELD_WORDS)[number], string>>;

/** Adds a field, or changes one. */
export interface FieldEdit extends FieldPlace, FieldWords, Placed {
  kind: 'field';
  isRequired?: boolean;
  /** Of a new one: the name of a field of the library, or one of the brand's own. */
  content?: { library: string } | { own: OwnField };
}

export interface FieldRemoval extends FieldPlace {
  kind: 'remove-field';
}

interface StepPlace {
  /** Ids of the flows in which it is done. */
  flows: readonly string[];
  step: string;
}

/** Adds a step, or moves one. */
export interface StepEdit extends StepPlace, Required<Placed> {
  kind: 'step';
  /** That of a new step. */
  templateId?: string;
  /** The outcome of the step before that leads to a new one; every other one unless said. */
  outcome?: Transition;
}

export interface StepRemoval extends StepPlace {
  kind: 'remove-step';
}

export type Edit = ValueEdit | BlockEdit | FieldEdit | FieldRemoval | StepEdit | StepRemoval;
