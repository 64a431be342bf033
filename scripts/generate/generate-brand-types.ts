import { readdir, readFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
import { completed } from '../../src/checker/structure/meta-schemas.ts';
import { writeModule } from './write-formatted.ts';

const SCHEMAS = 'schemas/brand';
/** Without titles, which would become type aliases, and examples, which hold `$ref`s of the brand language and would be long comments. */
export const bare = <Schema>(schema: Schema): Schema =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      (key === 'title' && typeof value === 'string') || (key === 'examples' && Array.isArray(value))
        ? undefined
        : value,
    ),
  );

async function read(name: string) {
  const schema = JSON.parse(await readFile(`${SCHEMAS}/${name}.schema.json`, 'utf8'));
  return { ...completed(bare(schema)), title: schema.title };
}

const write = (name: string, code: string) =>
  writeModule(`src/contract/generated/${name}.ts`, SCHEMAS, code);

const union = (name: string, source: string, values: readonly string[]) =>
  `/** From ${source}.schema.json. */\nexport type ${name} = ${values.map((value) => `'${value}'`).join(' | ')};\n`;

/** The closed lists of the brand language as unions, so that a `switch` over one can be complete. */
async function names(): Promise<string> {
  const { allOf, properties } = (await read('screen')).properties.blocks.items;
  const { cardCompanies } = (await read('brand')).properties.payment.properties;
  const { fact } = (await read('when')).oneOf[0].properties;
  return [
    union('BlockName', 'screen', properties.block.enum),
    union('ActionName', 'screen', allOf[0].then.properties.action.enum),
    union('FactName', 'when', fact.enum),
    union('TextKey', 'texts', (await read('texts')).required),
    union('CardCompany', 'brand', cardCompanies.items.enum),
  ].join('\n');
}

export async function generateBrandTypes(): Promise<void> {
  await write('names', await names());
  for (const file of await readdir(SCHEMAS)) {
    const name = file.replace('.schema.json', '');
    const code = await compile(await read(name), name, {
      bannerComment: '',
      cwd: `${process.cwd()}/${SCHEMAS}/`,
      additionalProperties: false,
      ignoreMinAndMaxItems: true,
      format: false,
    });
    await write(name, code);
  }
}
