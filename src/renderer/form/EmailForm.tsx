import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useMemo } from 'react';
import { useServices } from '../../checkout/hooks/checkout-context.ts';
import {
  NavigationContext,
  type DrawEmailForm,
  type NavigateNext,
} from '../../checkout/hooks/navigation.ts';
import type { CompiledBrand, CompiledForm, LoadedBrand } from '../../contract/compiled-brand.ts';
import { focusField } from './focus-field.ts';
import { FormBlock } from './FormBlock.tsx';

const LEAD = 'lead';
const EMAIL = 'email';

type EmailFormProps = Parameters<DrawEmailForm>[0] & {
  form: CompiledForm;
  validators: LoadedBrand['validators'];
};

/** The lead's form with nothing to be seen of it but the e-mail; the other answers go along to a whole new lead. */
export function EmailForm({ form, validators, save, cancel, onDone, onCancel }: EmailFormProps) {
  const shown = useMemo(() => emailOf(form, save), [form, save]);
  const { heldCard } = useServices();
  const navigateNext = useCallback<NavigateNext>(() => {
    heldCard.wipeCvv();
    onDone();
    return false;
  }, [heldCard, onDone]);
  useEffect(() => focusField(EMAIL), []);
  return (
    <Box>
      <NavigationContext value={navigateNext}>
        <FormBlock form={shown} validators={validators} screen={LEAD} page={0} onPage={() => {}} />
      </NavigationContext>
      <Button variant="text" onClick={onCancel}>
        {cancel}
      </Button>
    </Box>
  );
}

/** The form of the lead screen; undefined where that asks in several forms or pages, or for no e-mail. */
export function leadFormOf({ screens }: Pick<CompiledBrand, 'screens'>): CompiledForm | undefined {
  const forms = screens[LEAD]?.blocks.flatMap((block) =>
    block.block === 'form' ? block.form : [],
  );
  const [form, ...others] = forms ?? [];
  const isOne = form?.action === 'createLead' && others.length === 0 && form.pages.length === 1;
  return isOne && namesOf(form).includes(EMAIL) ? form : undefined;
}

const namesOf = ({ pages }: CompiledForm): string[] =>
  pages.flatMap(({ variants }) =>
    Object.values(variants).flatMap(({ schema }) => Object.keys(schema.properties ?? {})),
  );

function emailOf(form: CompiledForm, submit: string): CompiledForm {
  const others = namesOf(form).filter((name) => name !== EMAIL);
  const hidden = others.map((name) => [name, { ...form.ui[name], 'ui:widget': 'hidden' }]);
  const ui = { ...form.ui, ...Object.fromEntries(hidden) };
  return { ...form, ui, pages: form.pages.map((page) => ({ ...page, submit })) };
}

const Box = styled('div')({ display: 'grid', gap: 4, marginTop: 8 });
