import { ownEntry } from '../contract/is-object.ts';
import { formatDescriptors } from './generated/format-descriptors.ts';
import { standardSamples } from './json-schema/standard-samples.ts';
import type { FormatDescriptor } from './rule.ts';

const descriptors: Readonly<Record<string, FormatDescriptor>> = formatDescriptors;
const ofJsonSchema: Readonly<Record<string, readonly string[]>> = standardSamples;

/** Right values of a format, the usual one first; none for an unknown format. */
export const samplesOfFormat = (format: string): readonly string[] =>
  ownEntry(descriptors, format)?.samples ?? ownEntry(ofJsonSchema, format) ?? [];
