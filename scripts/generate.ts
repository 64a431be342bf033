import { generateApiTypes } from './generate/generate-api-types.ts';
import { generateBlocks } from './generate/generate-blocks.ts';
import { generateBrandTypes } from './generate/generate-brand-types.ts';
import { generateFonts } from './generate/generate-fonts.ts';
import { generateRegistries } from './generate/generate-registries.ts';
import { generateWidgets } from './generate/generate-widgets.ts';
import { writeSchemaEnums } from './generate/schema-enums.ts';

await writeSchemaEnums();
await generateRegistries();
await generateBlocks();
await generateWidgets();
await generateFonts();
await generateBrandTypes();
await generateApiTypes();
// These read the tables that are written above, so they are loaded once those are there.
const { generateReference } = await import('./generate/generate-reference.ts');
await generateReference();
const { writeCallsPage } = await import('./check-upstream/calls-page.ts');
writeCallsPage();
