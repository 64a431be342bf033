import type { FieldPathList, FieldProps, Registry, UiSchema } from '@rjsf/utils';
import { deepEquals, toFieldPathId } from '@rjsf/utils';
import {
  useCallback,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Storefront } from '../../../checkout/checkout.ts';
import type { FormStore } from '../../../checkout/form/form-store.ts';
import { useStorefront } from '../../../checkout/hooks/checkout-context.ts';
import {
  FIELD_ID_PREFIX,
  FIELD_ID_SEPARATOR,
  pathOfField,
  useFormScope,
} from '../../../checkout/hooks/form-hooks.ts';
import type { FieldsProps, FormRenderer, Widgets } from '../form-shape.ts';
import { widgets as ownWidgets } from '../../../../widgets/generated/rjsf-chunk.ts';
import { fields, templates } from './registry.ts';
import { createSchemaShape, type SchemaShape } from './schema-shape.ts';
import { translate } from './translate.ts';

/** Draws any JSON Schema that RJSF can draw, in our own clothes. */
export const rjsfRenderer: FormRenderer<SchemaShape> = {
  shapeOf: ({ schema }, validate) => createSchemaShape(schema, validate),
  Fields: SchemaFields,
};

/**
 * The fields of a form, drawn by RJSF from its JSON Schema. Inputs of texts that nothing depends on read
 * and write the store themselves; every other change comes here by RJSF's `onChange`, goes into the
 * store, and the form is drawn again from there. Card number and CVV are never among the values that
 * RJSF is given.
 */
function SchemaFields({ shape, ui, widgets }: FieldsProps<SchemaShape>) {
  const { store } = useFormScope();
  const { text } = useStorefront();
  const registry = useMemo(() => registryOf(shape, ui, widgets, text), [shape, ui, widgets, text]);
  const formData = useFormData(store, shape);
  // RJSF takes all functions for equal and may keep the one of an earlier redraw.
  const current = useRef(shape);
  useInsertionEffect(() => {
    current.current = shape;
  });
  const change = useCallback(
    (value: unknown, path: FieldPathList) =>
      store.setValues(current.current.change(store.values(), path, value)),
    [store],
  );
  const SchemaField = registry.fields.SchemaField!;
  return (
    <SchemaField
      name=""
      schema={shape.schema}
      uiSchema={ui}
      fieldPathId={ROOT}
      formData={formData}
      onChange={change as FieldProps['onChange']}
      onBlur={(id) => store.touch(pathOfField(id))}
      onFocus={nothing}
      registry={registry}
    />
  );
}

const nothing = () => {};

/** The values that the form is drawn from; what the schema adds to them goes into the store, too. */
function useFormData(store: FormStore, shape: SchemaShape) {
  const drawn = useSyncExternalStore(store.subscribe, store.drawnValues, store.drawnValues);
  const formData = useMemo(() => shape.complete(drawn), [shape, drawn]);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const completed = shape.complete(store.values(), isFirst.current);
    isFirst.current = false;
    if (!deepEquals(completed, store.values())) store.setValues(completed);
  }, [store, shape, formData]);
  return formData;
}

/**
 * Names stand in the DOM as in the specification: the last part of the path. Entries of a list have
 * the whole path, so that no two are alike.
 */
const nameGenerator = (path: FieldPathList) =>
  path.some((part) => typeof part === 'number') ? path.join('.') : String(path.at(-1) ?? '');

const OPTIONS: Registry['globalFormOptions'] = {
  idPrefix: FIELD_ID_PREFIX,
  idSeparator: FIELD_ID_SEPARATOR,
  nameGenerator,
  useFallbackUiForUnsupportedType: false,
};

const ROOT = toFieldPathId('', OPTIONS);

function registryOf(
  { schema, utils }: SchemaShape,
  ui: UiSchema,
  widgets: Widgets,
  text: Storefront['text'],
): Registry {
  return {
    fields,
    templates,
    widgets: { ...widgets, ...ownWidgets } as unknown as Registry['widgets'],
    rootSchema: schema,
    schemaUtils: utils,
    formContext: {},
    translateString: translate(text),
    globalFormOptions: OPTIONS,
    globalUiOptions: ui['ui:globalOptions'],
    uiSchemaDefinitions: ui['ui:definitions'] ?? {},
  };
}
