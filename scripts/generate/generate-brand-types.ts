import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { completed } from '../../src/checker/structure/meta-schemas.ts';

const schemas = 'schemas/brand';
const target = 'src/contract/generated';
const banner = '// Generated from schemas/brand by `npm run generate`. Do not edit.\n';

type Json = { [key: string]: Json } & Json[] & string[];

/**
 * Examples are left out because they hold `$ref`s of the brand language, inner titles because each
 * would become an exported alias.
 */
async function read(name: string): Promise<Json> {
  const text = await readFile(join(schemas, `${name}.schema.json`), 'utf8');
  const { title } = JSON.parse(text);
  const bare = JSON.parse(text, (key, value) =>
    (key === 'examples' && Array.isArray(value)) || (key === 'title' && typeof value === 'string')
      ? undefined
      : value,
  );
  return { ...completed(bare), title };
}

function union(name: string, source: string, values: string[]): string {
  const members = values.map((value) => `  | '${value}'`).join('\n');
  return `/** From ${source}. */\nexport type ${name} =\n${members};\n`;
}

/** The closed lists of the brand language as unions, so that a `switch` over one can be complete. */
async function names(): Promise<string> {
  const [screen, when, texts, brand] = await Promise.all(
    ['screen', 'when', 'texts', 'brand'].map(read),
  );
  const block = screen!.properties!.blocks!.items!;
  const form = block.allOf!.find(
    (branch) => String(branch.if!.properties!.block!.const) === 'form',
  );
  return [
    union('BlockName', 'screen.schema.json', block.properties!.block!.enum as string[]),
    union('ActionName', 'screen.schema.json', form!.then!.properties!.action!.enum as string[]),
    union('FactName', 'when.schema.json', when!.oneOf![0]!.properties!.fact!.enum as string[]),
    union('TextKey', 'texts.schema.json', texts!.required as string[]),
    union(
      'CardCompany',
      'brand.schema.json',
      brand!.properties!.payment!.properties!.cardCompanies!.items!.enum as string[],
    ),
  ].join('\n');
}

/** Writes the types of the brand language to src/contract/generated. */
export async function generateBrandTypes(): Promise<void> {
  await writeFile(join(target, 'names.ts'), `${banner}\n${await names()}`);
  for (const name of [
    'brand',
    'theme',
    'flows',
    'screen',
    'texts',
    'registry',
    'field',
    'when',
    'sandbox',
  ]) {
    const code = await compile((await read(name)) as never, name, {
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
