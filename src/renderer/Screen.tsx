import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { useSale, useVisit } from '../checkout/hooks/checkout-context.ts';
import { useFacts } from '../checkout/hooks/facts.ts';
import type { CompiledBlock, CompiledScreen, LoadedBrand } from '../contract/compiled-brand.ts';
import { PLAN_FACTS, VISIT_FACTS } from '../contract/generated/visit-facts.ts';
import { dependsOn } from '../flow/condition-facts.ts';
import { evaluateCondition } from '../flow/condition.ts';
import { showsSale } from '../flow/sold-at.ts';
import { EarlierPurchase } from './chrome/EarlierPurchase.tsx';
import { Overlay } from './chrome/Overlay.tsx';
import { FormBlock } from './form/FormBlock.tsx';
import {
  loadedAction,
  loadedBlocks,
  loadedFieldSet,
  loadedPaymentParts,
  useChunks,
} from './chunks.ts';

interface ScreenProps {
  template: string;
  screen: CompiledScreen;
  validators: LoadedBrand['validators'];
  page: number;
  onPage(page: number): void;
}

/** Draws any screen from its JSON, as soon as its chunks are loaded. */
export function Screen(props: ScreenProps) {
  return useChunks(props.screen.chunks) ? <Blocks {...props} /> : <Overlay isShown />;
}

/** The blocks whose condition holds, from top to bottom; the server does not know the visit's facts. */
function Blocks({ screen, ...rest }: ScreenProps) {
  const { template } = rest;
  const { offer } = useSale();
  // An invoice has a price of its own.
  const facts = useFacts(
    offer !== 'invoice' && screen.blocks.some(({ when }) => dependsOn(when, PLAN_FACTS)),
  );
  const { isLoaded } = useVisit();
  const shown = screen.blocks.filter(
    ({ when }) => evaluateCondition(when, facts) && (isLoaded || !dependsOn(when, VISIT_FACTS)),
  );
  return (
    <Column>
      {showsSale(template) && <EarlierPurchase template={template} />}
      {shown.map((block) => (
        <Block key={block.id} block={block} {...rest} />
      ))}
    </Column>
  );
}

function Block({
  block,
  template,
  ...rest
}: Omit<ScreenProps, 'screen'> & { block: CompiledBlock }) {
  const { fill } = useSale();
  if (block.block === 'form') {
    const { form } = block;
    const fieldSet = loadedFieldSet(form.needsAllFields);
    const drawn = <FormBlock form={form} screen={template} fieldSet={fieldSet} {...rest} />;
    const { paysBy } = loadedAction(form.action);
    if (!paysBy) return drawn;
    const { MethodGate } = loadedPaymentParts();
    return (
      <MethodGate form={form} template={template} paysBy={paysBy}>
        {drawn}
      </MethodGate>
    );
  }
  const Drawn = loadedBlocks()[block.block] as ComponentType<object> | undefined;
  if (!Drawn) throw new Error(`No block is known as '${block.block}' (block '${block.id}').`);
  const { id: _, block: __, when: ___, ...options } = block;
  const filled = Object.entries(options).map(([name, option]) => [
    name,
    typeof option === 'string' ? fill(option) : option,
  ]);
  return <Drawn {...Object.fromEntries(filled)} />;
}

const Column = styled('div')({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });
