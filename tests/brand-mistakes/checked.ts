import { createChecker, type CheckedBrands } from '../../src/checker/check-brands.ts';
import { readMetaSchemas } from '../../scripts/brand-files/read-brand-sources.ts';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { root } from '../architecture/source-files.ts';

const { metaSchemas, programTexts } = readMetaSchemas(root);

/** Something that checks brand files and remembers nothing yet. */
export const newChecker = () => createChecker(metaSchemas, programTexts);

/** Brand files as the checks and the compiler see them; what was seen before is not looked at again. */
export const checked: (sources: BrandSources) => CheckedBrands = newChecker();

/** Returns the diagnostics of brand files. */
export const findingsIn = (sources: BrandSources): Diagnostic[] => checked(sources).diagnostics;
