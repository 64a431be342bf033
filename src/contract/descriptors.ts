import type { Transition } from './actions.ts';
import type { ChunkName } from './chunks.ts';
import type { OperationId } from './generated/operations.ts';

interface OptionSchema {
  /** Missing: the option's name with a capital letter. */
  title?: string;
  description: string;
  examples: readonly unknown[];
  type?: string;
  enum?: readonly unknown[];
  minimum?: number;
  pattern?: string;
}

export interface BlockOption extends OptionSchema {
  isOptional?: true;
  /** Its value is a key of texts.json; the component receives the text. */
  isTextKey?: true;
  isButton?: true;
}

/** The facts of a block in widgets/blocks/descriptors; its folder and, in PascalCase, its component have its name. */
export interface BlockDescriptor {
  description: string;
  options: Readonly<Record<string, BlockOption>>;
  /** Outcomes that some buyer reaches for certain, and those that depend on the visit. */
  outcomes?: { always: readonly Transition[]; maybe?: readonly Transition[] };
  continueOption?: string;
  linkOption?: string;
  leadsToFirstStep?: true;
  /** Calls without which it has nothing to show: the preview shows them pending and failed. */
  calls?: readonly OperationId[];
}

export type BlockDescriptors = Readonly<Record<string, BlockDescriptor>>;

export type WidgetValue = 'text' | 'boolean' | 'one-of' | 'some-of' | 'number' | 'any';

/** The facts of a field widget in widgets/fields/descriptors.ts, whose name there stands in 'ui:widget'. */
export interface FieldWidgetDescriptor {
  description: string;
  chunk?: ChunkName;
  /** The file of its component below widgets/fields; missing: the file of its name in its folder. */
  file?: string;
  takes?: WidgetValue;
  /** It draws its own label, or is a group of controls, so that no label points at one control. */
  isSelfLabelled?: true;
  options?: Readonly<Record<string, OptionSchema>>;
  optionsOf?: string;
  /** RJSF's names for it: `names` in 'ui:widget', `widgets` in RJSF's registry. */
  rjsf?: { names: readonly string[]; widgets: readonly string[] };
}

/** A name for 'ui:widget' that stands for the fields of schemas/fields/<name>.json. */
export interface FieldGroupDescriptor {
  description: string;
  isGroup: true;
}

export type FieldDescriptors = Readonly<
  Record<string, FieldWidgetDescriptor | FieldGroupDescriptor>
>;

/** Facts of a block that the program looks up; generated from its descriptor. */
export interface BlockFacts extends Pick<
  BlockDescriptor,
  'continueOption' | 'linkOption' | 'leadsToFirstStep'
> {
  chunk?: ChunkName;
  always: readonly Transition[];
  maybe: readonly Transition[];
  calls: readonly OperationId[];
  buttons: readonly string[];
  values: readonly string[];
}

export interface FieldWidgetFacts {
  origin: 'own' | 'rjsf' | 'group';
  takes: WidgetValue;
  chunk?: ChunkName;
}
