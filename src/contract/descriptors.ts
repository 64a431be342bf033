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
  /** Its text stands in a button, so it has to be short. */
  isButton?: true;
}

/**
 * All that the rest of the program knows of a block, in widgets/blocks/descriptors. The block's name is that of its
 * folder, and its component is that name in PascalCase.
 */
export interface BlockDescriptor {
  /** One or two sentences for the brand reference and for editors. */
  description: string;
  options: Readonly<Record<string, BlockOption>>;
  /** The beginning of its keys in texts.json; missing: its name. */
  texts?: string;
  /** Outcomes that some buyer reaches for certain, and those that depend on the visit. */
  outcomes?: { always: readonly Transition[]; maybe?: readonly Transition[] };
  /** The option with the text of the button that continues. */
  continueOption?: string;
  /** The option that names a screen to link to. */
  linkOption?: string;
  /** It leads to the first step of the flow by itself. */
  leadsToFirstStep?: true;
  /** Calls without which it has nothing to show: the preview shows them pending and failed. */
  calls?: readonly OperationId[];
}

/** The blocks of one lazy chunk, or of every page, by name. */
export type BlockDescriptors = Readonly<Record<string, BlockDescriptor>>;

/** The kind of value that a field widget can show. */
export type WidgetValue = 'text' | 'boolean' | 'one-of' | 'some-of' | 'number' | 'any';

/**
 * All that the rest of the program knows of a field widget, in widgets/fields/descriptors.ts.
 * Brand JSON names it in 'ui:widget' by its name there, unless only RJSF's names lead to it.
 */
export interface FieldWidgetDescriptor {
  /** One or two sentences for the brand reference; missing where brand JSON has but RJSF's names for it. */
  description?: string;
  /** The lazy chunk that brings the component; missing: on every page. */
  chunk?: ChunkName;
  /** Missing: 'text'. */
  takes?: WidgetValue;
  /** It draws its own label, or is a group of controls, so that no label points at one control. */
  isSelfLabelled?: true;
  /** Options that it understands in 'ui:options', for the brand reference. */
  options?: Readonly<Record<string, readonly [description: string, example: unknown]>>;
  /** Another widget whose options it understands as well. */
  optionsOf?: string;
  /** RJSF's names for it: `names` in 'ui:widget', `widgets` in RJSF's registry. */
  rjsf?: { names: readonly string[]; widgets: readonly string[] };
}

/** A name for 'ui:widget' that stands for the fields of schemas/fields/<name>.json. */
export interface FieldGroupDescriptor {
  description: string;
  isGroup: true;
}

/** Field widgets and groups of fields, by name. */
export type FieldDescriptors = Readonly<
  Record<string, FieldWidgetDescriptor | FieldGroupDescriptor>
>;

/** Facts of a block that the program looks up; generated from its descriptor. */
export interface BlockFacts {
  /** Missing: on every page. */
  chunk?: ChunkName;
  always: readonly Transition[];
  maybe: readonly Transition[];
  calls: readonly OperationId[];
  /** Options whose text stands in a button. */
  buttons: readonly string[];
  /** Options that are strings and no keys of texts.json. */
  values: readonly string[];
  continueOption?: string;
  linkOption?: string;
  leadsToFirstStep?: boolean;
}

/** Facts of a name in 'ui:widget'; generated from the widget's descriptor. */
export interface FieldWidgetFacts {
  /** A widget's own name, one of RJSF's, or that of a group of library fields. */
  origin: 'own' | 'rjsf' | 'group';
  takes: WidgetValue;
  /** Missing: on every page. */
  chunk?: ChunkName;
}
