import type { page } from './page.ts';
import type { payment } from './payment.ts';
import type { steps } from './steps.ts';
import type { success } from './success.ts';

type Descriptors = typeof page & typeof payment & typeof steps & typeof success;

type Optional<Options> = {
  [Name in keyof Options]: Options[Name] extends { isOptional: true } ? Name : never;
}[keyof Options];

type Value<Option> = Option extends { enum: readonly (infer Value)[] }
  ? Value
  : Option extends { type: 'boolean' }
    ? boolean
    : string;

/** The properties of a block's component: the options of its descriptor, with texts in place of their keys. */
export type BlockProps<Block extends keyof Descriptors, Options = Descriptors[Block]['options']> = {
  [Name in Exclude<keyof Options, Optional<Options>>]: Value<Options[Name]>;
} & { [Name in Optional<Options>]?: Value<Options[Name]> };
