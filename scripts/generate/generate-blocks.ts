import type { BlockOption } from '../../src/contract/descriptors.ts';
import type { DocumentSchema } from '../../src/workshop/edit/describe-value.ts';
import { blocks } from './read-descriptors.ts';
import { editJson, writeModule } from './write-formatted.ts';

type Block = (typeof blocks)[number];

/** An option as the meta-schema of screens describes it. */
function optionSchema(option: BlockOption, name: string, texts: string): DocumentSchema {
  const { isOptional: _, isTextKey, isButton: __, title: given, ...value } = option;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const title = given ?? words[0]!.toUpperCase() + words.slice(1);
  if (!isTextKey) return { title, ...value } as DocumentSchema;
  const description = `${value.description} A text key of texts.json.`;
  const example = value.examples?.[0] ?? `${texts}.${name}`;
  return { title, description, examples: [example], type: 'string' } as DocumentSchema;
}

function blockBranch({ name, description, options, texts = name }: Block): DocumentSchema {
  const properties = Object.fromEntries(
    Object.entries(options).map(([key, option]) => [key, optionSchema(option, key, texts)]),
  );
  const needed = Object.keys(options).filter((key) => !options[key]!.isOptional);
  const values = needed.map((key) => [key, properties[key]!.examples![0]]);
  return {
    if: { properties: { block: { const: name } }, required: ['block'] },
    then: {
      title: name,
      description,
      examples: [{ id: name, block: name, ...Object.fromEntries(values) }],
      properties,
      ...(needed.length > 0 && { needed }),
    },
  };
}

function factsOf({ chunk, options, outcomes, calls, ...block }: Block) {
  const keys = (holds: (option: BlockOption) => unknown) =>
    Object.keys(options).filter((key) => holds(options[key]!));
  return {
    chunk,
    always: outcomes?.always ?? [],
    maybe: outcomes?.maybe ?? [],
    calls: calls ?? [],
    buttons: keys(({ isButton }) => isButton),
    values: keys(({ isTextKey, type, enum: list }) => !isTextKey && (list || type === 'string')),
    continueOption: block.continueOption,
    linkOption: block.linkOption,
    leadsToFirstStep: block.leadsToFirstStep,
  };
}

/** Writes the blocks of screen.schema.json, whose first, 'form', is written by hand, and the table of their facts. */
export async function generateBlocks(): Promise<void> {
  await editJson('schemas/brand/screen.schema.json', ({ properties }) => {
    const { items } = properties.blocks;
    const [form] = items.allOf;
    items.properties.block.enum = ['form', ...blocks.map(({ name }) => name)];
    items.allOf = [form, ...blocks.map(blockBranch)];
  });
  const facts = blocks.map((block) => [block.name, factsOf(block)]);
  await writeModule(
    'src/contract/generated/blocks.ts',
    'widgets/blocks',
    `import type { BlockFacts } from '../descriptors.ts';

/** Facts of each block but the form, by the block's name. */
export const blockFacts: ReadonlyMap<string, BlockFacts> = new Map<string, BlockFacts>(${JSON.stringify(facts)});
`,
  );
}
