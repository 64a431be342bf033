import { withTheme, type FormProps } from '@rjsf/core';
import type { FieldPathList } from '@rjsf/utils';
import { useLayoutEffect, type ComponentProps, type RefObject } from 'react';
import { isCardSecretPath } from '../../checkout/form/card-secrets.ts';
import {
  FIELD_ID_PREFIX,
  FIELD_ID_SEPARATOR,
  pathOfField,
  useFormScope,
} from '../../checkout/hooks/form-hooks.ts';
import { areCookiesAllowed } from '../../checkout/session/cookies.ts';
import { theme } from './theme/theme.ts';
import { useIsHydrated } from '../../../widgets/use-hydration.ts';

const ThemedForm = withTheme(theme);

/** The buyer alone gives a consent or answers a required yes or no: neither is filled in beforehand. */
export const DEFAULTS = { constAsDefaults: 'never', requiredBooleanDefault: 'skip' } as const;

/** The last part of a path, as the specification names a field; entries of a list have the whole path. */
const nameGenerator = (path: FieldPathList) =>
  path.some((part) => typeof part === 'number') ? path.join('.') : String(path.at(-1) ?? '');

export function CheckoutForm(props: Omit<FormProps, 'tagName'>) {
  return (
    <ThemedForm
      idPrefix={FIELD_ID_PREFIX}
      idSeparator={FIELD_ID_SEPARATOR}
      nameGenerator={nameGenerator}
      experimental_defaultFormStateBehavior={DEFAULTS}
      liveValidate="onChange"
      showErrorList={false}
      method="post"
      tagName={FormElement}
      {...props}
    />
  );
}

type FormElementProps = ComponentProps<'form'> & { ref?: RefObject<HTMLFormElement | null> };

/**
 * The form element. Until the program is there the browser refuses what is incomplete; from then on RJSF does, which
 * no prop of its form may say: a change of props undoes what fields report in the same moment. Before RJSF reads a
 * press, inputs hand over texts that are on their way. The card's inputs are emptied when the form goes, for React
 * holds on to a form that was removed.
 */
function FormElement({ onSubmit, ref, ...props }: FormElementProps) {
  const { beforeSubmit, flush } = useFormScope();
  useLayoutEffect(() => {
    const inputs = ref!.current!.getElementsByTagName('input');
    return () => {
      for (const input of inputs) if (isCardSecretPath(pathOfField(input.id))) input.value = '';
    };
  }, [ref]);
  return (
    <form
      {...props}
      ref={ref}
      noValidate={useIsHydrated()}
      onSubmit={(event) => {
        // The notice about cookies lies over the page.
        if (!areCookiesAllowed()) return event.preventDefault();
        beforeSubmit.forEach((adopt) => adopt());
        flush();
        onSubmit?.(event);
      }}
    />
  );
}
