import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CheckoutContext } from '../../src/checkout/checkout-context.ts';
import { NavigationContext } from '../../src/checkout/navigation.ts';
import { brandTheme } from '../../src/renderer/theme/brand-theme.ts';
import { loadAllFields } from '../../src/renderer/form/all-fields.ts';
import { Screen } from '../../src/renderer/Screen.tsx';
import { brandWith, loaded } from '../drawing/brands.ts';
import { aCheckout } from '../drawing/checkout.ts';
import type { Sample } from './samples.ts';

/** Any template that base says nothing about, so that the form stands alone. */
const TEMPLATE = 'presentation';

/** A brand whose screen is the sample's form, compiled as the build does it. */
export function compileSample({ schema, ui = {}, messages = {} }: Sample) {
  const form = {
    id: 'form',
    block: 'form',
    action: 'createLead',
    submit: 'lead.submit',
    schema,
    ui,
    messages,
  };
  return loaded(brandWith({ [`screens/${TEMPLATE}`]: { blocks: [form] } }));
}

/** The compiled form of a sample. */
export function formOf(sample: Sample) {
  const [block] = compileSample(sample).brand.screens[TEMPLATE]!.blocks;
  if (block?.block !== 'form') throw new Error('The sample has no form.');
  return block.form;
}

/** A sample's form in everything that it counts on, ready to be drawn at once. */
export async function prepareSample(sample: Sample) {
  const { brand, validators } = compileSample(sample);
  const checkout = aCheckout(brand);
  const theme = brandTheme(brand.theme, 'light');
  const queries = new QueryClient();
  await loadAllFields();
  return function Drawn() {
    return (
      <ThemeProvider theme={theme}>
        <QueryClientProvider client={queries}>
          <CheckoutContext value={checkout}>
            <NavigationContext value={() => {}}>
              <Screen
                template={TEMPLATE}
                screen={brand.screens[TEMPLATE]!}
                validators={validators}
                page={0}
                onPage={() => {}}
              />
            </NavigationContext>
          </CheckoutContext>
        </QueryClientProvider>
      </ThemeProvider>
    );
  };
}
