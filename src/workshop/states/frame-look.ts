import type { CompiledBlock } from '../../contract/compiled-brand.ts';
import { backPathOf, isFirstScreen, nextStep, offersUpsell, stepAt } from '../../flow/step.ts';
import type { Frame } from './frame.ts';
import { drawnOf, type PreviewBrand } from './scenarios.ts';

/** Everything that a frame is drawn from, in the order in which a difference is sure to be seen. */
export interface FrameLook {
  /** The screen's own blocks and fields, and its place among the steps. */
  screen: string;
  /** Colours, font and images. */
  looks: string;
  /** Settings, offers and texts of the program, of which a screen may show any or none. */
  settings: string;
  /** Screens that this one leads to. */
  ways: string;
}

/** The part of a look in which two versions differ; 'screen' for a screen that only one version has. */
export type Touch = keyof FrameLook;
const TOUCHES: readonly Touch[] = ['screen', 'looks', 'settings', 'ways'];

/** States in which a form may show what is wrong with its values. */
const WITH_MESSAGES: readonly string[] = ['errors', 'refused', 'failed', 'unknown'];

/** Data that the frames of a brand are drawn from in a mode; equal looks give equal pictures. */
export function frameLooks(
  known: PreviewBrand,
  mode: 'light' | 'dark',
): (frame: Frame) => FrameLook {
  const { brand } = known;
  const { settings, offers, texts, theme, upsellTheme, images } = brand;
  const other = mode === 'light' ? 'dark' : 'light';
  const inMode = (one: typeof upsellTheme) => one && { ...one, [other]: undefined };
  const { style, dsMode, ...rest } = settings;
  const ofBrand = {
    looks: JSON.stringify([inMode(theme), inMode(upsellTheme), images, style, dsMode]),
    settings: JSON.stringify([rest, offers, texts]),
  };
  return (frame) => {
    const { blocks, variant } = drawnOf(known, frame);
    const flow = brand.flows.find(({ id }) => id === frame.flow)!;
    const { steps, ...ofFlow } = flow;
    const step = frame.isInFlow ? stepAt(flow, frame.screen) : undefined;
    const { defaultNextStepId: _next, outcomes: _outcomes, ...ofStep } = step ?? {};
    const drawn = blocks.map((block) => drawnBlock(block, frame, variant));
    const ways = [
      backPathOf(flow, frame.screen),
      isFirstScreen({ steps }, frame.screen),
      step && offersUpsell(flow, step),
      step && nextStep(flow, step, 'continue')?.templateId,
      brand.flows.map(({ id, choose, props }) => [id, choose, props]),
    ];
    return {
      screen: JSON.stringify([drawn, ofStep, ofFlow]),
      ...ofBrand,
      ways: JSON.stringify(ways),
    };
  };
}

/** A block with of its form only what this state of this page can show. */
function drawnBlock(block: CompiledBlock, { page, moment }: Frame, variant: string): unknown {
  if (block.block !== 'form') return block;
  const { action, ui, messages, pages } = block.form;
  const { variants, ...ofPage } = pages[page] ?? pages[0]!;
  const { schema } = variants[variant] ?? {};
  const shown = WITH_MESSAGES.includes(moment) ? messages : undefined;
  return { ...block, form: [action, ui, shown, pages.length, ofPage, schema] };
}

/** The first part in which two looks differ; undefined where the pictures are equal. */
export const touchOf = (
  before: FrameLook | undefined,
  after: FrameLook | undefined,
): Touch | undefined =>
  before && after ? TOUCHES.find((part) => before[part] !== after[part]) : 'screen';
