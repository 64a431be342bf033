import type { Transition } from './actions.ts';
import type { ChunkName } from './chunks.ts';
import type { OperationId } from './generated/operations.ts';

/** An option of a block, as a JSON Schema and more. It has to be given unless `isOptional`. */
export interface BlockOption {
  /** Missing: the option's name in words. */
  title?: string;
  description: string;
  /** Missing for a key of texts.json that is the option's name after the block's (`texts`). */
  examples?: readonly unknown[];
  type?: string;
  enum?: readonly unknown[];
  pattern?: string;
  isOptional?: true;
  /** Its value is a key of texts.json; the component receives the text. */
  isTextKey?: true;
  isButton?: true;
}

/** The facts of a block in widgets/blocks/descriptors; its folder and, in PascalCase, its component have its name. */
export interface BlockDescriptor {
  description: string;
  options: Readonly<Record<string, BlockOption>>;
  /** The beginning of its keys in texts.json; missing: its name. */
  texts?: string;
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
  /** One or two sentences for the brand reference; missing where brand JSON has but RJSF's names for it. */
  description?: string;
  chunk?: ChunkName;
  /** Missing: 'text'. */
  takes?: WidgetValue;
  /** It draws its own label, or is a group of controls, so that no label points at one control. */
  isSelfLabelled?: true;
  options?: Readonly<Record<string, readonly [description: string, example: unknown]>>;
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
