import type { FieldPathList, FieldProps, Registry, UiSchema } from '@rjsf/utils';
import { deepEquals, toFieldPathId } from '@rjsf/utils';
import type { ReactNode } from 'react';
import {
  useCallback,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isCardSecretPath } from '../../checkout/form/card-secrets.ts';
import type { Storefront } from '../../checkout/checkout.ts';
import type { FormStore } from '../../checkout/form/form-store.ts';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import {
  FIELD_ID_PREFIX,
  FIELD_ID_SEPARATOR,
  FormScopeContext,
  pathOfField,
} from '../../checkout/hooks/form-hooks.ts';
import type { FieldSet } from './field-set.ts';
import type { FormShape } from './form-shape.ts';

interface SchemaFormProps {
  shape: FormShape;
  uiSchema: UiSchema;
  fieldSet: FieldSet;
  store: FormStore;
  onSubmit(): void;
  /** Stands below the fields: the button. */
  children: ReactNode;
}

/**
 * A form drawn by RJSF's fields from its JSON Schema. The store owns the values: inputs of texts that
 * nothing depends on read and write it themselves, every other change comes here by RJSF's `onChange`
 * and goes into the store, and the form is drawn again from there. Card number and CVV are never
 * among the values that RJSF is given.
 */
export function SchemaForm(props: SchemaFormProps) {
  const { shape, uiSchema, fieldSet, store, onSubmit, children } = props;
  const { text } = useStorefront();
  const registry = useMemo(
    () => registryOf(fieldSet, shape, uiSchema, text),
    [fieldSet, shape, uiSchema, text],
  );
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
  const [beforeSubmit] = useState(() => new Set<() => void>());
  const scope = useMemo(() => {
    const free = fieldSet.freeTexts(shape.schema);
    const isFree = (path: string) => free.has(path) || isCardSecretPath(path);
    return { store, isFree, beforeSubmit };
  }, [store, fieldSet, shape, beforeSubmit]);
  const form = useClearedCard();
  const SchemaField = registry.fields.SchemaField!;
  return (
    <FormScopeContext value={scope}>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          beforeSubmit.forEach((adopt) => adopt());
          onSubmit();
        }}
      >
        <SchemaField
          name=""
          schema={shape.schema}
          uiSchema={uiSchema}
          fieldPathId={ROOT}
          formData={formData}
          onChange={change as FieldProps['onChange']}
          onBlur={(id) => store.touch(pathOfField(id))}
          onFocus={nothing}
          registry={registry}
        />
        {children}
      </form>
    </FormScopeContext>
  );
}

const nothing = () => {};

/** Empties the card's inputs when the form goes: React holds on to the last form that was removed. */
function useClearedCard() {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const inputs = form.current!.getElementsByTagName('input');
    return () => {
      for (const input of inputs) if (isCardSecretPath(pathOfField(input.id))) input.value = '';
    };
  }, []);
  return form;
}

/** The values that the form is drawn from; what the schema adds to them goes into the store, too. */
function useFormData(store: FormStore, shape: FormShape) {
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
  { fields, templates, widgets, translate }: FieldSet,
  { schema, utils }: FormShape,
  uiSchema: UiSchema,
  text: Storefront['text'],
): Registry {
  return {
    fields,
    templates: templates as Registry['templates'],
    widgets,
    rootSchema: schema,
    schemaUtils: utils,
    formContext: {},
    translateString: translate(text),
    globalFormOptions: OPTIONS,
    globalUiOptions: uiSchema['ui:globalOptions'],
    uiSchemaDefinitions: uiSchema['ui:definitions'] ?? {},
  };
}
