import type { RJSFSchema } from '@rjsf/utils';
import type { JsonValue } from '../../../brand/parse/node.ts';
import type { Transition } from '../../../contract/actions.ts';

interface Owned {
  /** The folder that first says it. */
  from: string;
  /** The brand says something of it that its parent does not. */
  isChanged: boolean;
  /** Some buyers do not see it. */
  isUnderCondition: boolean;
}

export interface FieldModel extends Owned {
  name: string;
  label: string;
  help: string;
  placeholder: string;
  /** Kind of value and the widget that draws it. */
  type: string;
  widget?: string;
  isRequired: boolean;
  /** It is asked only after some answers to others. */
  isConditional?: true;
}

export interface BlockModel extends Owned {
  id: string;
  type: string;
  /** The first text that it shows. */
  text: string;
  /** Its options, texts in place of their keys. */
  options: Record<string, JsonValue>;
  fields?: FieldModel[];
}

export interface ScreenModel {
  screen: string;
  blocks: BlockModel[];
}

export interface StepModel extends Omit<Owned, 'isUnderCondition'> {
  id: string;
  templateId: string;
  stepNumber?: number;
  /** Numbers that the diagram shows. */
  numbers: string;
  next?: string;
  outcomes: { outcome: Transition; to?: string }[];
  isUnreachable?: true;
  isInCircle?: true;
  isDeadEnd?: true;
}

export interface FlowModel {
  id: string;
  steps: StepModel[];
}

export interface FlowsModel {
  flows: FlowModel[];
  /** Screens that the brand has. */
  templates: string[];
}

/** A kind of block. */
export interface LibraryBlock {
  type: string;
  description: string;
  /** A screen may take it. */
  isOffered: boolean;
  /** Its options, as a form draws them; an example of a text is the usual key. */
  schema: RJSFSchema;
  /** The values of a new one: the brand's texts under the usual keys, else examples. */
  usual: Record<string, JsonValue>;
}

/** A field of schemas/fields. */
export interface LibraryField {
  name: string;
  label: string;
  type: string;
  widget?: string;
}

export interface Library {
  blocks: LibraryBlock[];
  fields: LibraryField[];
  /** Rules that a text may have to fulfil, each with a right sample. */
  formats: { name: string; sample: string }[];
}
