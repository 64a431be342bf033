import { readFile } from 'node:fs/promises';
import type { BlockDescriptor, BlockOption } from '../../src/contract/descriptors.ts';
import type { JsonSchema } from './json-schema.ts';
import { GENERATED_BY, readBlocks, writeFormatted } from './read-descriptors.ts';

const SCREEN = 'schemas/brand/screen.schema.json';

/** An option as the meta-schema of screens describes it. */
function optionSchema(option: BlockOption): JsonSchema {
  const { isOptional: _, isTextKey, isButton: __, examples, ...schema } = option;
  const base = { ...schema, examples: [...examples] } as JsonSchema;
  if (!isTextKey) return base;
  const { title, description } = option;
  return {
    title,
    description: `${description} A text key of texts.json.`,
    examples: [...examples],
    type: 'string',
  };
}

/** Returns the branch of the meta-schema of screens for the blocks of one name. */
export function blockBranch(name: string, { description, options }: BlockDescriptor): JsonSchema {
  const entries = Object.entries(options);
  const needed = entries.filter(([, { isOptional }]) => !isOptional);
  const values = needed.map(([key, { examples }]) => [key, examples[0]]);
  return {
    if: { properties: { block: { const: name } }, required: ['block'] },
    then: {
      title: name,
      description,
      examples: [{ id: name, block: name, ...Object.fromEntries(values) }],
      properties: Object.fromEntries(entries.map(([key, one]) => [key, optionSchema(one)])),
      ...(needed.length > 0 && { needed: needed.map(([key]) => key) }),
    },
  };
}

/** Returns the facts of a block that the program looks up. */
function factsOf({ options, ...descriptor }: ReturnType<typeof readBlocks>[number][1]) {
  const keys = (holds: (option: BlockOption) => unknown) =>
    Object.keys(options).filter((key) => holds(options[key]!));
  const { chunk, outcomes, continueOption, linkOption, leadsToFirstStep, calls } = descriptor;
  return {
    chunk,
    always: outcomes?.always ?? [],
    maybe: outcomes?.maybe ?? [],
    calls: calls ?? [],
    buttons: keys(({ isButton }) => isButton),
    values: keys(({ isTextKey, type, enum: list }) => !isTextKey && (list || type === 'string')),
    continueOption,
    linkOption,
    leadsToFirstStep,
  };
}

/**
 * Writes what the descriptors of widgets/blocks say: the blocks of screen.schema.json, whose block
 * 'form' is written by hand, and the table of blocks in src/contract/generated.
 */
export async function generateBlocks(): Promise<void> {
  const blocks = readBlocks();
  const schema = JSON.parse(await readFile(SCREEN, 'utf8'));
  const { items } = schema.properties.blocks;
  const form = items.allOf.find((one: JsonSchema) => one.then?.title === 'form');
  items.properties.block.enum = ['form', ...blocks.map(([name]) => name)];
  items.allOf = [form, ...blocks.map(([name, descriptor]) => blockBranch(name, descriptor))];
  await writeFormatted(SCREEN, JSON.stringify(schema, null, 2));

  const facts = blocks.map(([name, one]) => [name, factsOf(one)]);
  await writeFormatted(
    'src/contract/generated/blocks.ts',
    `${GENERATED_BY('widgets/blocks')}
import type { BlockFacts } from '../descriptors.ts';

/** Facts of each block but the form, by the block's name. */
export const blockFacts: ReadonlyMap<string, BlockFacts> = new Map<string, BlockFacts>(${JSON.stringify(facts)});
`,
  );
}
