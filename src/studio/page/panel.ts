import type { ComponentType } from 'react';
import type { ScreenPart } from '../../preview/editing.ts';
import type { Language } from '../../preview/language.ts';
import { ComparePage } from './compare/ComparePage.tsx';
import { FinishPage } from './finish/FinishPage.tsx';
import { NewBrandPage } from './new-brand/NewBrandPage.tsx';
import { PalettePage } from './palette/PalettePage.tsx';
import { BlocksPanel } from './blocks/BlocksPanel.tsx';
import { FlowPanel } from './flow/FlowPanel.tsx';

/** A page of the studio, beside the gallery of screens. */
export interface PagePanel {
  /** In the address: '#flow'. */
  id: string;
  title: Record<Language, string>;
  Body: ComponentType<{ brand: string }>;
  /** It is about no single brand, so that none is to be chosen. */
  isOfNoBrand?: true;
}

/** Pages in the order in which the bar shows them. */
export const PAGE_PANELS: readonly PagePanel[] = [
  { id: 'flow', title: { en: 'Flow', pt: 'Fluxo' }, Body: FlowPanel },
  {
    id: 'new-brand',
    title: { en: 'New brand', pt: 'Nova marca' },
    Body: NewBrandPage,
    isOfNoBrand: true,
  },
  { id: 'palette', title: { en: 'Colours', pt: 'Cores' }, Body: PalettePage },
  { id: 'compare', title: { en: 'Compare', pt: 'Comparar' }, Body: ComparePage },
  {
    id: 'finish',
    title: { en: 'Finish', pt: 'Concluir' },
    Body: FinishPage,
    isOfNoBrand: true,
  },
];

/** Parts beside a screen, behind its values. */
export const SCREEN_PANELS: readonly ScreenPart[] = [
  { id: 'blocks', title: { en: 'Fields and blocks', pt: 'Campos e blocos' }, Body: BlocksPanel },
];
