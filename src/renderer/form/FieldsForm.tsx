import type { UiSchema } from '@rjsf/utils';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { isCardSecretPath } from '../../checkout/form/card-secrets.ts';
import type { FormStore } from '../../checkout/form/form-store.ts';
import { FormScopeContext, pathOfField } from '../../checkout/hooks/form-hooks.ts';
import type { FormRenderer, FormShape, Widgets } from './form-shape.ts';

interface FieldsFormProps {
  renderer: FormRenderer;
  shape: FormShape;
  ui: UiSchema;
  widgets: Widgets;
  store: FormStore;
  onSubmit(): void;
  /** Stands below the fields: the button. */
  children: ReactNode;
}

/** The form element around fields and button. The store owns the values. */
export function FieldsForm(props: FieldsFormProps) {
  const { renderer, shape, ui, widgets, store, onSubmit, children } = props;
  const { Fields } = renderer;
  const [beforeSubmit] = useState(() => new Set<() => void>());
  const scope = useMemo(
    () => ({ store, isFree: shape.isFree, beforeSubmit }),
    [store, shape, beforeSubmit],
  );
  const fields = useMemo(
    () => <Fields shape={shape} ui={ui} widgets={widgets} />,
    [Fields, shape, ui, widgets],
  );
  return (
    <FormScopeContext value={scope}>
      <form
        ref={useClearedCard()}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          beforeSubmit.forEach((adopt) => adopt());
          onSubmit();
        }}
      >
        {fields}
        {children}
      </form>
    </FormScopeContext>
  );
}

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
