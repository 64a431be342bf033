import type { CompiledBlock, CompiledScreen } from '../../contract/compiled-brand.ts';
import { blockFacts } from '../../contract/generated/blocks.ts';
import type { BlockName } from '../../contract/generated/names.ts';
import { videoSource, type VideoSource } from '../../rules/video-source.ts';
import { simplify } from '../../flow/condition.ts';
import { knownFacts, readStepNumber, readText, type CompileContext } from './compile-context.ts';
import { compileForm, resolveForm } from './compile-form.ts';
import { entriesAt, itemsAt, type Node, nodeAt, textAt, toValue } from '../parse/node.ts';
import { problemAt } from '../problem.ts';
import { chunksOfScreen } from './chunks-of-screen.ts';
import { whenOf } from './read-condition.ts';
import { richText } from './rich-text.ts';

const STRUCTURE = new Set(['id', 'block', 'when', 'after', 'column']);
/** For a block with a misspelt name: the options that are no text key in any block. */
const ALL_VALUES = [...blockFacts.values()].flatMap(({ values }) => values);

/** A screen with its texts resolved; blocks that can never show in this brand are left out. */
export function compileScreen(context: CompileContext, screen: Node): CompiledScreen {
  const compiled: CompiledBlock[] = [];
  for (const block of itemsAt(screen, 'blocks')) {
    const left = simplify(whenOf(block), knownFacts(context.brand));
    const drawn = compileBlock(context, block);
    if (left === false) continue;
    const column = textAt(block, 'column') as CompiledBlock['column'];
    compiled.push({ ...drawn, ...(left !== true && { when: left }), ...(column && { column }) });
  }
  return {
    stepNumber: readStepNumber(context, screen),
    stepOf: textAt(screen, 'stepOf'),
    chunks: chunksOfScreen(compiled),
    blocks: withCoupon(compiled),
  };
}

/** A coupon field says by itself what became of a voucher: the summary beside it says nothing of it. */
const withCoupon = (blocks: CompiledBlock[]): CompiledBlock[] =>
  blocks.some(({ block }) => block === 'coupon')
    ? blocks.map((one) => (one.block === 'order-summary' ? { ...one, hasCoupon: true } : one))
    : blocks;

function compileBlock(context: CompileContext, block: Node): CompiledBlock {
  const id = textAt(block, 'id') ?? '';
  const kind = textAt(block, 'block') as BlockName | undefined;
  if (kind === 'form') return { id, block: kind, form: compileForm(context, block) };
  const options = resolveOptions(context, block);
  if (kind === 'video') {
    options.source = compileVideo(context, nodeAt(block, ['src']));
    delete options.src;
  }
  if (kind === 'upsell-offer') options.video = context.upsellVideo;
  if (kind === 'rich-text') {
    options.article = richText(String(options.text));
    delete options.text;
  }
  return { id, block: kind, ...options } as CompiledBlock;
}

function resolveOptions(context: CompileContext, block: Node): Record<string, unknown> {
  const kind = textAt(block, 'block');
  // Without a kind it is unknown which of its values are texts.
  if (kind === undefined) return {};
  const values = blockFacts.get(kind)?.values ?? ALL_VALUES;
  const options = entriesAt(block).filter(([key]) => !STRUCTURE.has(key));
  return Object.fromEntries(
    options.map(([key, { node }]) => {
      const text = values.includes(key) ? undefined : readText(context, block, key);
      return [key, text ?? toValue(node)];
    }),
  );
}

/** Reads a screen as compiling does, for its texts and problems alone. */
export function readScreen(context: CompileContext, screen: Node): void {
  for (const block of itemsAt(screen, 'blocks')) {
    const kind = textAt(block, 'block');
    if (kind === 'form') resolveForm(context, block);
    else resolveOptions(context, block);
    if (kind === 'video') compileVideo(context, nodeAt(block, ['src']));
  }
}

export function compileVideo(
  { report }: Pick<CompileContext, 'report'>,
  src: Node | undefined,
): VideoSource | undefined {
  const written = textAt(src);
  if (!src || written === undefined) return undefined;
  const source = videoSource(written);
  if (!source) report(problemAt(src.at, 'video-source.no-video', { address: written }));
  return source;
}
