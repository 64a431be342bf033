import type { UiSchema } from '@rjsf/utils';
import type { ComponentType, ReactNode } from 'react';
import type { Choices, FormValues } from '../../checkout/form/form-store.ts';
import type { CompiledValidator, FormVariant } from '../../contract/compiled-brand.ts';
import type { SchemaError } from '../../rules/json-schema/schema-error.ts';

/** Derives the values of one page of a form, and what is wrong with them. */
export interface FormShape {
  /** The values with defaults; `isFirst` adds the entries that a fresh form begins with. */
  complete(values: FormValues, isFirst?: boolean): FormValues;
  /** The values that the form shows: without hidden branches, and without names that it does not have. */
  shown(values: FormValues): FormValues;
  /**
   * The values of a form that the browser posted before JavaScript arrived: its flat names put where
   * the form has a field of that name. Nothing else is taken over.
   */
  posted(posted: Readonly<Record<string, string>>): FormValues;
  /** Whether an input may keep the text at a dotted path by itself: nothing else is drawn from it. */
  isFree(path: string): boolean;
  /** The label of the field at a dotted path; undefined for a box to tick, whose label is a sentence. */
  labelOf(path: string): string | undefined;
  /** Every error of the values, given the alternatives that the buyer chose. */
  findErrors(values: FormValues, choices: Choices): readonly SchemaError[];
}

/** The components of field widgets, by name. */
export type Widgets = Readonly<Record<string, ComponentType<never>>>;

export interface FieldsProps<Shape extends FormShape> {
  /** One that the same renderer made. */
  shape: Shape;
  ui: UiSchema;
  widgets: Widgets;
}

/** A way to draw forms: by descriptions (plain-renderer.tsx), or by RJSF (rjsf/). */
export interface FormRenderer<Shape extends FormShape = FormShape> {
  shapeOf(variant: FormVariant, validate: CompiledValidator): Shape;
  /** Draws the fields of a form within its FormScope. */
  Fields(props: FieldsProps<Shape>): ReactNode;
}
