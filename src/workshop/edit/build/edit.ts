import type { JsonValue } from '../../../brand/parse/node.ts';
import type { Transition } from '../../../contract/actions.ts';
import type { DocumentPath } from '../json-text.ts';
import type { Change } from '../plan-change.ts';

type Json = Readonly<Record<string, JsonValue>>;

/** A field of a brand's own as its form has it, each text as it is typed. */
export interface OwnField {
  schema: Json & { title: string };
  ui: Json & { 'ui:help'?: string; 'ui:enumNames'?: readonly string[] };
  /** Sentences by the error that they answer. */
  messages: Readonly<Record<string, string>>;
}

/** A place of a screen. */
export interface ScreenPlace {
  /** Template id. */
  screen: string;
}
export interface BlockPlace extends ScreenPlace {
  block: string;
}
export interface FieldPlace extends ScreenPlace {
  /** Id of the form's block. */
  form: string;
  /** Name of a property at the top of the form. */
  field: string;
}
export interface StepPlace {
  /** Ids of the flows in which it is done. */
  flows: readonly string[];
  step: string;
}

export type BlockEdit =
  | ({
      kind: 'add-block';
      type: string;
      /** Id of the block to stand behind; null for the top. */
      after: string | null;
      /** By name; a text as it is typed, or a key in its place. */
      options: Readonly<Record<string, JsonValue>>;
    } & BlockPlace)
  /** Options that are others from now on; null takes one away. */
  | ({ kind: 'change-block'; options: Readonly<Record<string, JsonValue>> } & BlockPlace)
  | ({ kind: 'move-block'; after: string | null } & BlockPlace);

export type FieldEdit =
  | ({
      kind: 'add-field';
      after: string | null;
      isRequired: boolean;
      /** The name of a field of the library, or a new one. */
      content: { library: string } | { own: OwnField };
    } & FieldPlace)
  | ({ kind: 'move-field'; after: string | null } & FieldPlace)
  | ({ kind: 'require-field'; isRequired: boolean } & FieldPlace)
  | ({ kind: 'word-field'; part: 'label' | 'help' | 'placeholder'; text: string } & FieldPlace)
  | ({ kind: 'remove-field' } & FieldPlace);

export type FlowEdit =
  | ({
      kind: 'add-step';
      templateId: string;
      /**
       * The step behind which it stands, null for the first step of the flow, and the outcome that leads
       * to it; '' for every other one.
       */
      after: string | null;
      outcome: Transition | '';
    } & StepPlace)
  /** Behind another step, or first for null. */
  | ({ kind: 'move-step'; after: string | null } & StepPlace)
  | ({ kind: 'remove-step' } & StepPlace);

/** The place of a value: steps into a document, such as 'flows' or 'screens/lead', also to what is not there yet. */
export interface EditPlace {
  document: string;
  steps: DocumentPath;
}

/** A change of one value. */
export interface ValueEdit {
  kind: 'value';
  place: EditPlace;
  change: Change;
}

/** An edit of a value, a screen or a flow. */
export type Edit = ValueEdit | BlockEdit | FieldEdit | FlowEdit;
