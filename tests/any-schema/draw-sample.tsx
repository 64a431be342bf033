import { render } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CheckoutProvider } from '../../src/checkout/hooks/checkout-context.ts';
import { NavigationContext } from '../../src/checkout/hooks/navigation.ts';
import { loadChunks } from '../../src/renderer/chunks.ts';
import { Screen } from '../../src/renderer/Screen.tsx';
import { StyleProvider } from '../../src/styles/StyleProvider.tsx';
import { brandWith, loaded } from '../drawing/brands.ts';
import { aCheckout } from '../drawing/checkout.ts';
import { drawnStyles } from '../drawing/wear-styles.ts';
import type { Sample } from './sample.ts';
import { samples } from './samples.ts';

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

/** A sample's form in everything that it counts on, ready to be drawn at once. */
export async function prepareSample(sample: Sample) {
  const { brand, validators } = compileSample(sample);
  const checkout = aCheckout(brand);
  const queries = new QueryClient();
  await loadChunks(brand.screens[TEMPLATE]!.chunks);
  return function Drawn() {
    return (
      <StyleProvider cache={drawnStyles()}>
        <QueryClientProvider client={queries}>
          <CheckoutProvider checkout={checkout}>
            <NavigationContext value={() => false}>
              <Screen
                template={TEMPLATE}
                screen={brand.screens[TEMPLATE]!}
                validators={validators}
                page={0}
                onPage={() => {}}
              />
            </NavigationContext>
          </CheckoutProvider>
        </QueryClientProvider>
      </StyleProvider>
    );
  };
}

/** Draws a sample in a browser; ready for a buyer. */
export async function drawSample(sample: keyof typeof samples | Sample) {
  const Drawn = await prepareSample(typeof sample === 'string' ? samples[sample] : sample);
  return render(<Drawn />);
}
