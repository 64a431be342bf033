import { generateApiTypes } from './generate/generate-api-types.ts';
import { generateBrandTypes } from './generate/generate-brand-types.ts';
import { generateFormatTables } from './generate/generate-format-tables.ts';

await generateFormatTables();
await generateBrandTypes();
await generateApiTypes();
// The reference reads the tables of formats, so it is loaded once they are written.
const { generateReference } = await import('./generate/generate-reference.ts');
await generateReference();
