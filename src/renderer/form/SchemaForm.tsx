import Form from '@rjsf/core';
import type { IChangeEvent } from '@rjsf/core';
import type { RJSFSchema, TemplatesType, UiSchema } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  FIELD_ID_PREFIX,
  FIELD_ID_SEPARATOR,
  FormScopeContext,
  pathOfField,
} from '../../checkout/hooks/form-hooks.ts';
import type { FormStore, FormValues } from '../../checkout/form/form-store.ts';
import { useStorefront } from '../../checkout/hooks/checkout-context.ts';
import type { AllFields } from './all-fields.ts';
import { compiledValidator, type CompiledValidators } from './compiled-validator.ts';
import { loadedWidgets } from '../chunks.ts';
import { letGo } from './clear-secrets.ts';
import { FieldTemplate, ObjectFieldTemplate } from './templates.tsx';
import { createTypedAhead, freeTexts } from './form-data-sync.ts';

interface SchemaFormProps {
  schema: RJSFSchema;
  uiSchema: UiSchema;
  validators: CompiledValidators;
  store: FormStore;
  all?: AllFields;
  onSubmit(): void;
  children: ReactNode;
}

const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate,
  DescriptionFieldTemplate: () => null,
  FieldHelpTemplate: () => null,
  FieldErrorTemplate: () => null,
  TitleFieldTemplate: () => null,
};

/**
 * Names stand in the DOM as in the specification: the last part of the path. Entries of a list have
 * the whole path, so that no two are alike.
 */
const nameGenerator = (path: (string | number)[]) =>
  path.some((part) => typeof part === 'number') ? path.join('.') : String(path.at(-1) ?? '');

/**
 * RJSF behind our own face: it draws the schema and keeps defaults and conditions; values, touched
 * fields and faults live in the store, so that a keystroke costs one field's redraw. RJSF's Form keeps
 * its own copy of the values, and is told of others' changes one by one: handed the whole on a redraw,
 * it would forget what was typed and not yet reported. Texts that no condition asks for it hears of when
 * their field is left. Nothing else knows that Form.
 */
export function SchemaForm(props: SchemaFormProps) {
  const { schema, uiSchema, validators, store, all, onSubmit, children } = props;
  const { text } = useStorefront();
  const validator = useMemo(
    () => all?.validatorFor(schema) ?? compiledValidator(validators, schema),
    [all, validators, schema],
  );
  const [initial] = useState(() => ({ ...store.values() }));
  const ahead = useMemo(() => createTypedAhead(store), [store]);
  const attach = useCallback(
    (form: Form) => {
      ahead.attach(form);
      return () => {
        ahead.attach(null);
        letGo(form, initial);
      };
    },
    [ahead, initial],
  );
  useEffect(
    () =>
      store.onReplace((names) => {
        // React keeps the properties of a form that is gone for a while: what was wiped goes from there too.
        for (const name of names) initial[name] = store.values()[name];
        ahead.replaced(names);
      }),
    [store, ahead, initial],
  );
  const translateString = useMemo(() => all?.translate(text), [all, text]);
  const [unseen] = useState(() => new Set<() => void>());
  const scope = useMemo(() => {
    const free = all ? new Set<string>() : freeTexts(schema);
    const typing = { isFree: (path: string) => free.has(path), type: ahead.type, unseen };
    return { store, typing };
  }, [store, ahead, all, schema, unseen]);
  return (
    <FormScopeContext value={scope}>
      <Form
        ref={attach}
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        initialFormData={initial}
        idPrefix={FIELD_ID_PREFIX}
        idSeparator={FIELD_ID_SEPARATOR}
        nameGenerator={nameGenerator as never}
        fields={all?.fields}
        templates={all?.templates ?? templates}
        widgets={loadedWidgets(all !== undefined)}
        translateString={translateString}
        method="post"
        noHtml5Validate
        noValidate
        showErrorList={false}
        experimental_defaultFormStateBehavior={{ constAsDefaults: 'never' }}
        onChange={({ formData }: IChangeEvent, id?: string) =>
          ahead.drawn((formData ?? {}) as FormValues, id && pathOfField(id))
        }
        onBlur={(id) => {
          store.touch(pathOfField(id));
          ahead.tell();
        }}
        onSubmit={() => {
          unseen.forEach((adopt) => adopt());
          onSubmit();
        }}
      >
        {children}
      </Form>
    </FormScopeContext>
  );
}
