import { generateApiTypes } from './generate-api-types.ts';
import { generateBrandTypes } from './generate-brand-types.ts';

await generateBrandTypes();
await generateApiTypes();
