import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { completed } from '../../src/checker/structure/meta-schemas.ts';

const schemas = 'schemas/brand';
const target = 'src/contract/generated';
const banner = '// Generated from schemas/brand by `npm run generate`. Do not edit.\n';

const FILES = [
  'brand',
  'theme',
  'flows',
  'screen',
  'texts',
  'registry',
  'field',
  'when',
  'sandbox',
] as const;

/** Without examples, which hold `$ref`s of the brand language, and inner titles, each of which would be an exported alias. */
async function read(name: string) {
  const text = await readFile(join(schemas, `${name}.schema.json`), 'utf8');
  const bare = JSON.parse(text, (key, value) =>
    (key === 'examples' && Array.isArray(value)) || (key === 'title' && typeof value === 'string')
      ? undefined
      : value,
  );
  return { ...completed(bare), title: JSON.parse(text).title };
}

function union(name: string, source: string, values: readonly string[]): string {
  const members = values.map((value) => `  | '${value}'`).join('\n');
  return `/** From ${source}.schema.json. */\nexport type ${name} =\n${members};\n`;
}

/** The closed lists of the brand language as unions, so that a `switch` over one can be complete. */
async function names(): Promise<string> {
  const { allOf, properties } = (await read('screen')).properties.blocks.items;
  const [form] = allOf;
  const { cardCompanies } = (await read('brand')).properties.payment.properties;
  const { fact } = (await read('when')).oneOf[0].properties;
  return [
    union('BlockName', 'screen', properties.block.enum),
    union('ActionName', 'screen', form.then.properties.action.enum),
    union('FactName', 'when', fact.enum),
    union('TextKey', 'texts', (await read('texts')).required),
    union('CardCompany', 'brand', cardCompanies.items.enum),
  ].join('\n');
}

export async function generateBrandTypes(): Promise<void> {
  await writeFile(join(target, 'names.ts'), `${banner}\n${await names()}`);
  for (const name of FILES) {
    const code = await compile(await read(name), name, {
      bannerComment: '',
      cwd: join(process.cwd(), schemas),
      additionalProperties: false,
      ignoreMinAndMaxItems: true,
      $refOptions: {
        resolve: {
          own: {
            order: 1,
            canRead: true,
            read: ({ url }: { url: string }) =>
              readFile(join(schemas, url.split('/').pop()!.split('#')[0]!), 'utf8'),
          },
        },
      } as never,
      style: { singleQuote: true, printWidth: 100 },
    });
    await writeFile(join(target, `${name}.ts`), `${banner}\n${code}`);
  }
}
