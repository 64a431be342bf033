import { generateApiTypes } from './generate/generate-api-types.ts';
import { generateBrandTypes } from './generate/generate-brand-types.ts';
import { generateReference } from './generate/generate-reference.ts';

await generateBrandTypes();
await generateApiTypes();
await generateReference();
