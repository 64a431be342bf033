import { generateApiTypes } from './generate/generate-api-types.ts';
import { generateBlocks } from './generate/generate-blocks.ts';
import { generateBrandTypes } from './generate/generate-brand-types.ts';
import { generateCardMarks } from './generate/generate-card-marks.ts';
import { generateChunks } from './generate/generate-chunks.ts';
import { generateFieldWidgets } from './generate/generate-field-widgets.ts';
import { generateFonts } from './generate/fonts/generate-fonts.ts';
import { generateRuleRegistry } from './generate/generate-rule-registry.ts';
import { generateFormatTables } from './generate/generate-format-tables.ts';
import { generateRegistries } from './generate/generate-registries.ts';
import { writeSchemaEnums } from './generate/schema-enums.ts';

await writeSchemaEnums();
await generateFormatTables();
await generateRuleRegistry();
await generateBlocks();
await generateFieldWidgets();
await generateChunks();
await generateCardMarks();
await generateFonts();
await generateBrandTypes();
await generateApiTypes();
await generateRegistries();
// The reference reads the tables of formats and rules, so it is loaded once they are written.
const { generateReference } = await import('./generate/generate-reference.ts');
await generateReference();
