import type { FormProps } from '@rjsf/core';
import type { ValidatorType } from '@rjsf/utils';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useInsertionEffect, useMemo, useState, type CSSProperties } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { buildQueries } from '../../app/build-queries.ts';
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx';
import type { Checkout } from '../../checkout/checkout.ts';
import { createFormScope } from '../../checkout/form/form-scope.ts';
import { FormScopeContext } from '../../checkout/hooks/form-hooks.ts';
import { CheckoutProvider, SaleContext } from '../../checkout/hooks/checkout-context.ts';
import { NavigationContext } from '../../checkout/hooks/navigation.ts';
import { saleAt } from '../../checkout/session/sale-at.ts';
import type {
  BrandValidators,
  CompiledForm,
  CompiledScreen,
} from '../../contract/compiled-brand.ts';
import { stepAt } from '../../flow/step.ts';
import { templateIdOf } from '../../flow/templates.ts';
import { loadedWidgets } from '../../renderer/chunks.ts';
import { CheckoutForm } from '../../renderer/form/CheckoutForm.tsx';
import { Screen } from '../../renderer/Screen.tsx';
import { showTheme } from '../../styles/show-theme.ts';
import type { Frame } from '../frame.ts';
import { FollowLinks } from '../frame/FollowLinks.tsx';
import type { Specimen } from './specimen.ts';

interface SpecimenSheetProps {
  checkout: Checkout;
  /** The screen that they stand on. */
  frame: Frame;
  specimens: readonly Specimen[];
}

/** Width and padding of a phone's screen. */
const SHEET: CSSProperties = { boxSizing: 'border-box', width: 360, padding: 16 };

/** Specimens one below the other, each drawn by itself, so that one which fails leaves the others. */
export function SpecimenSheet({ checkout, frame, specimens }: SpecimenSheetProps) {
  const { brand, page, report, flow, visit } = checkout;
  const [queries] = useState(() => buildQueries(report, page));
  const templateId = templateIdOf(frame.screen)!;
  const sale = useMemo(
    () => saleAt(checkout, { templateId }, stepAt(flow, templateId)),
    [checkout, flow, templateId],
  );
  useEffect(() => visit.load(), [visit]);
  useInsertionEffect(() => showTheme(brand, page.mode, false), [brand, page.mode]);
  const failed = <span data-failed />;
  return (
    <MemoryRouter initialEntries={[frame.address]}>
      <FollowLinks isStill />
      <QueryClientProvider client={queries}>
        <CheckoutProvider checkout={checkout}>
          <SaleContext value={sale}>
            <NavigationContext value={leadNowhere}>
              {specimens.map(({ id, screen }) => (
                <section key={id} data-specimen={id} style={SHEET}>
                  <ErrorBoundary report={report} position="" screen={failed}>
                    <Drawn screen={screen} template={frame.screen} />
                  </ErrorBoundary>
                </section>
              ))}
            </NavigationContext>
          </SaleContext>
        </CheckoutProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

const leadNowhere = () => false;

function Drawn({ screen, template }: { screen: CompiledScreen; template: string }) {
  const [block] = screen.blocks;
  if (block?.block === 'form') return <Fields form={block.form} />;
  return (
    <Screen template={template} screen={screen} validators={UNASKED} page={0} onPage={() => {}} />
  );
}

/** Nothing is typed into a specimen, so that nothing has to be checked. */
const UNASKED: BrandValidators = new Proxy(
  {},
  {
    get: () => new Proxy({}, { get: () => () => true }),
  },
);
const UNASKED_VALIDATOR: ValidatorType = {
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
};

/** The fields of a form, without its button. */
function Fields({ form }: { form: CompiledForm }) {
  // Under all conditions at once it has all of its fields.
  const variant = Object.keys(form.pages[0]!.variants).at(-1)!;
  const { schema } = form.pages[0]!.variants[variant]!;
  const [scope] = useState(createFormScope);
  return (
    <FormScopeContext value={scope}>
      <CheckoutForm
        schema={schema}
        uiSchema={form.ui}
        validator={UNASKED_VALIDATOR}
        widgets={loadedWidgets() as FormProps['widgets']}
      >
        <></>
      </CheckoutForm>
    </FormScopeContext>
  );
}
