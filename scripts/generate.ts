import { generateApiTypes } from './generate-api-types.ts';
import { generateBrandTypes } from './generate-brand-types.ts';
import { generateReference } from './generate-reference.ts';

await generateBrandTypes();
await generateApiTypes();
await generateReference();
