import { generateBrandTypes } from './generate-brand-types.ts';

await generateBrandTypes();
