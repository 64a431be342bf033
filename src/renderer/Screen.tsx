import { styled } from '@mui/material/styles';
import { memo, useMemo, type ComponentType } from 'react';
import { useSale, useStorefront, useVisit } from '../checkout/hooks/checkout-context.ts';
import { useFacts } from '../checkout/hooks/facts.ts';
import { EmailFormContext, type DrawEmailForm } from '../checkout/hooks/navigation.ts';
import type { CompiledBlock, CompiledScreen, LoadedBrand } from '../contract/compiled-brand.ts';
import type { Facts } from '../contract/facts.ts';
import { PLAN_FACTS, VISIT_FACTS } from '../contract/generated/visit-facts.ts';
import { dependsOn, evaluateCondition } from '../flow/condition.ts';
import { showsSale } from '../flow/sold-at.ts';
import { EarlierPurchase } from './chrome/EarlierPurchase.tsx';
import { Overlay } from './chrome/Overlay.tsx';
import { Columns } from './Columns.tsx';
import { EmailForm, leadFormOf } from './form/EmailForm.tsx';
import { FormBlock } from './form/FormBlock.tsx';
import { loaded, useChunks } from './chunks.ts';

interface ScreenProps {
  template: string;
  screen: CompiledScreen;
  validators: LoadedBrand['validators'];
  page: number;
  onPage(page: number): void;
}

export const Screen = memo(function Screen(props: ScreenProps) {
  if (useChunks(props.screen.chunks)) return <Blocks {...props} />;
  return (
    <Room data-room>
      <Overlay />
    </Room>
  );
});

/** Keeps the footer from jumping up and down while the screen is loaded (`Page` hides it as well). */
const Room = styled('div')({ minHeight: '100dvh' });

function Blocks({ screen, ...rest }: ScreenProps) {
  const { template } = rest;
  const { offer } = useSale();
  const facts = useFacts(
    offer !== 'invoice' && screen.blocks.some(({ when }) => dependsOn(when, PLAN_FACTS)),
  );
  const { isLoaded } = useVisit();
  const shown = shownBlocks(screen, facts, isLoaded);
  const hasSummary = shown.some(({ block }) => block === 'order-summary');
  const drawEmailForm = useDrawEmailForm(rest.validators);
  return (
    <EmailFormContext value={drawEmailForm}>
      <Columns
        screen={screen}
        shown={shown}
        top={showsSale(template) && <EarlierPurchase template={template} />}
        draw={(block) => <Block key={block.id} block={block} hasSummary={hasSummary} {...rest} />}
      />
    </EmailFormContext>
  );
}

function useDrawEmailForm(validators: ScreenProps['validators']): DrawEmailForm | undefined {
  const form = leadFormOf(useStorefront().brand);
  return useMemo(
    () => form && ((texts) => <EmailForm form={form} validators={validators} {...texts} />),
    [form, validators],
  );
}

/** The blocks of a screen whose conditions hold; what depends on a visit waits until that is loaded. */
export const shownBlocks = (
  { blocks }: CompiledScreen,
  facts: Facts,
  isLoaded: boolean,
): CompiledBlock[] =>
  blocks.filter(
    ({ when }) => evaluateCondition(when, facts) && (isLoaded || !dependsOn(when, VISIT_FACTS)),
  );

type BlockProps = Omit<ScreenProps, 'screen'> & { block: CompiledBlock; hasSummary: boolean };

const Block = memo(function Block({ block, template, ...rest }: BlockProps) {
  const { fill } = useSale();
  if (block.block === 'form') {
    const { form } = block;
    const drawn = <FormBlock form={form} screen={template} {...rest} />;
    const { paysBy } = loaded.actions[form.action];
    if (!paysBy) return drawn;
    const { MethodGate } = loaded.payment;
    return (
      <MethodGate form={form} template={template} paysBy={paysBy}>
        {drawn}
      </MethodGate>
    );
  }
  const Drawn = loaded.blocks[block.block] as ComponentType<object>;
  const { id: _, block: __, when: ___, column: ____, ...options } = block;
  const filled = Object.entries(options).map(([name, option]) => [
    name,
    typeof option === 'string' ? fill(option) : option,
  ]);
  return <Drawn {...Object.fromEntries(filled)} />;
});
