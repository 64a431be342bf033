import type { CompiledBlock } from '../../contract/compiled-brand.ts';
import { backPathOf, isFirstScreen, nextStep, offersUpsell, stepAt } from '../../flow/step.ts';
import type { Frame } from './frame.ts';
import { drawnOf, type PreviewBrand } from './scenarios.ts';

/** Everything that a frame is drawn from; equal looks give equal pictures. */
export interface FrameLook {
  /** The screen's own blocks and fields, and its place among the steps: a difference is sure to be seen. */
  own: string;
  /** Colours, images, settings, offers, texts of the program, screens that this one leads to. */
  around: string;
}

/** States in which a form may show what is wrong with its values. */
const WITH_MESSAGES: readonly string[] = ['errors', 'refused', 'failed', 'unknown'];

/** Data that the frames of a brand are drawn from in a mode. */
export function frameLooks(
  known: PreviewBrand,
  mode: 'light' | 'dark',
): (frame: Frame) => FrameLook {
  const { brand } = known;
  const { settings, offers, texts, theme, upsellTheme, images, flows } = brand;
  const other = mode === 'light' ? 'dark' : 'light';
  const inMode = (one: typeof upsellTheme) => one && { ...one, [other]: undefined };
  const choices = flows.map(({ id, choose, props }) => [id, choose, props]);
  const ofBrand = [inMode(theme), inMode(upsellTheme), images, settings, offers, texts, choices];
  const everywhere = JSON.stringify(ofBrand);
  return (frame) => {
    const { blocks, variant } = drawnOf(known, frame);
    const flow = flows.find(({ id }) => id === frame.flow)!;
    const { steps, ...ofFlow } = flow;
    const step = frame.isInFlow ? stepAt(flow, frame.screen) : undefined;
    const { defaultNextStepId: _next, outcomes: _outcomes, ...ofStep } = step ?? {};
    const drawn = blocks.map((block) => drawnBlock(block, frame, variant));
    const ways = [
      backPathOf(flow, frame.screen),
      isFirstScreen({ steps }, frame.screen),
      step && offersUpsell(flow, step),
      step && nextStep(flow, step, 'continue')?.templateId,
    ];
    return {
      own: JSON.stringify([drawn, ofStep, ofFlow]),
      around: JSON.stringify(ways) + everywhere,
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
